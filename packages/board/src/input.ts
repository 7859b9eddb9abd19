import { createGestures, type Intent, LONG_PRESS_MS, type PointerSample } from './gestures.js';

export interface InputHandler {
  intent(intent: Intent, pointer: PointerSample['type']): void;
  leave(): void;
  /** Whether the key meant something here. */
  key(event: KeyboardEvent): boolean;
  blur(): void;
}

/** Listens to the canvas; the returned function stops listening. */
export function listen(canvas: HTMLCanvasElement, handler: InputHandler): () => void {
  const gestures = createGestures();
  const ends = new AbortController();
  const on = { signal: ends.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sample(e: PointerEvent): PointerSample {
    const box = canvas.getBoundingClientRect();
    const type = e.pointerType === 'touch' || e.pointerType === 'pen' ? e.pointerType : 'mouse';
    return { id: e.pointerId, x: e.clientX - box.left, y: e.clientY - box.top, time: e.timeStamp, type };
  }
  function tell(intents: readonly Intent[], type: PointerSample['type']): void {
    for (const intent of intents) handler.intent(intent, type);
  }

  canvas.addEventListener(
    'pointerdown',
    (e) => {
      if (e.button === 2) return;
      canvas.setPointerCapture(e.pointerId);
      const p = sample(e);
      tell(gestures.down(p), p.type);
      clearTimeout(timer);
      timer = setTimeout(() => tell(gestures.tick(p.time + LONG_PRESS_MS), p.type), LONG_PRESS_MS);
    },
    on,
  );
  canvas.addEventListener(
    'pointermove',
    (e) => {
      const p = sample(e);
      tell(gestures.move(p), p.type);
    },
    on,
  );
  canvas.addEventListener(
    'pointerup',
    (e) => {
      clearTimeout(timer);
      const p = sample(e);
      tell(gestures.up(p), p.type);
    },
    on,
  );
  canvas.addEventListener(
    'pointercancel',
    (e) => {
      clearTimeout(timer);
      gestures.cancel(e.pointerId);
    },
    on,
  );
  canvas.addEventListener('pointerleave', () => handler.leave(), on);
  canvas.addEventListener('blur', () => handler.blur(), on);
  canvas.addEventListener(
    'contextmenu',
    (e) => {
      e.preventDefault();
      const box = canvas.getBoundingClientRect();
      if (!gestures.isDragging()) handler.intent({ kind: 'long', x: e.clientX - box.left, y: e.clientY - box.top }, 'mouse');
    },
    on,
  );
  canvas.addEventListener(
    'wheel',
    (e) => {
      e.preventDefault();
      const box = canvas.getBoundingClientRect();
      handler.intent({ kind: 'zoom', factor: wheelFactor(e), x: e.clientX - box.left, y: e.clientY - box.top }, 'mouse');
    },
    { ...on, passive: false },
  );
  canvas.addEventListener(
    'keydown',
    (e) => {
      if (handler.key(e)) e.preventDefault();
    },
    on,
  );
  return () => {
    clearTimeout(timer);
    ends.abort();
  };
}

/** A notch of a wheel is about a fifth; a pinch on a touchpad comes as small deltas with ctrl held. */
function wheelFactor(e: WheelEvent): number {
  const lines = e.deltaMode === 1 ? 16 : e.deltaMode === 2 ? 400 : 1;
  const delta = Math.max(-240, Math.min(240, e.deltaY * lines));
  return Math.exp(-delta * (e.ctrlKey ? 0.01 : 0.0018));
}
