import { createGestures, type Gestures, type Intent, LONG_PRESS_MS, type PointerSample } from './gestures.js';

export interface InputHandler {
  /** Whether a hand put down there takes hold of a counter. */
  grabs(p: PointerSample): boolean;
  intent(intent: Intent, pointer: PointerSample['type']): void;
  leave(): void;
  /** Whether the key meant something here. */
  key(event: KeyboardEvent): boolean;
  blur(): void;
}

/** Listens to the canvas; the returned function stops listening. */
export function listen(canvas: HTMLCanvasElement, handler: InputHandler): () => void {
  const ends = new AbortController();
  const on = { signal: ends.signal, passive: false };
  const gestures = createGestures((p) => handler.grabs(p));
  const stopPressing = listenToPointers(canvas, handler, gestures, on);
  canvas.addEventListener('pointerleave', leave, on);
  canvas.addEventListener('blur', () => handler.blur(), on);
  canvas.addEventListener('contextmenu', contextMenu, on);
  canvas.addEventListener('wheel', wheel, on);
  canvas.addEventListener('keydown', key, on);

  function leave(e: PointerEvent): void {
    // A lifted finger leaves too, but what it opened stays.
    if (e.pointerType === 'mouse') handler.leave();
  }
  function contextMenu(e: MouseEvent): void {
    e.preventDefault();
    // A finger's long press is told by the gestures already.
    const isFinger = 'pointerType' in e && e.pointerType === 'touch';
    if (!isFinger && !gestures.isDragging()) handler.intent({ kind: 'long', ...pointOn(canvas, e) }, 'mouse');
  }
  function wheel(e: WheelEvent): void {
    e.preventDefault();
    handler.intent({ kind: 'zoom', factor: wheelFactor(e), ...pointOn(canvas, e) }, 'mouse');
  }
  function key(e: KeyboardEvent): void {
    if (handler.key(e)) e.preventDefault();
  }

  return () => {
    stopPressing();
    ends.abort();
  };
}

function listenToPointers(canvas: HTMLCanvasElement, handler: InputHandler, gestures: Gestures, on: AddEventListenerOptions): () => void {
  let press: ReturnType<typeof setTimeout> | undefined;

  function sample(e: PointerEvent): PointerSample {
    const type = e.pointerType === 'touch' || e.pointerType === 'pen' ? e.pointerType : 'mouse';
    return { id: e.pointerId, ...pointOn(canvas, e), time: e.timeStamp, type, ...(e.shiftKey ? { many: 'all' } : {}) };
  }
  function tell(intents: readonly Intent[], p: PointerSample): void {
    for (const intent of intents) handler.intent(intent, p.type);
  }
  function down(e: PointerEvent): void {
    if (e.button === 2) return;
    canvas.setPointerCapture(e.pointerId);
    const p = sample(e);
    tell(gestures.down(p), p);
    clearTimeout(press);
    press = setTimeout(() => tell(gestures.tick(p.time + LONG_PRESS_MS), p), LONG_PRESS_MS);
  }
  function move(e: PointerEvent): void {
    const p = sample(e);
    tell(gestures.move(p), p);
  }
  function up(e: PointerEvent): void {
    clearTimeout(press);
    const p = sample(e);
    tell(gestures.up(p), p);
  }
  function cancel(e: PointerEvent): void {
    clearTimeout(press);
    tell(gestures.cancel(e.pointerId), sample(e));
  }

  canvas.addEventListener('pointerdown', down, on);
  canvas.addEventListener('pointermove', move, on);
  canvas.addEventListener('pointerup', up, on);
  canvas.addEventListener('pointercancel', cancel, on);
  return () => clearTimeout(press);
}

function pointOn(canvas: HTMLCanvasElement, e: MouseEvent): { readonly x: number; readonly y: number } {
  const box = canvas.getBoundingClientRect();
  return { x: e.clientX - box.left, y: e.clientY - box.top };
}

/** A notch of a wheel is about a fifth; a pinch on a touchpad comes as small deltas with ctrl held. */
function wheelFactor(e: WheelEvent): number {
  const lines = e.deltaMode === 1 ? 16 : e.deltaMode === 2 ? 400 : 1;
  const delta = Math.max(-240, Math.min(240, e.deltaY * lines));
  return Math.exp(-delta * (e.ctrlKey ? 0.01 : 0.0018));
}
