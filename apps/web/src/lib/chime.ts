const NOTES = [659.3, 880] as const;
const NOTE_S = 0.18;
const LOUDNESS = 0.12;

/** Two soft notes. A browser that nobody has clicked in yet stays silent. */
export function chime(): void {
  const context = new AudioContext();
  NOTES.forEach((frequency, i) => {
    const at = context.currentTime + i * NOTE_S;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 2 * NOTE_S);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 2 * NOTE_S);
    if (i === NOTES.length - 1) tone.onended = () => void context.close();
  });
}
