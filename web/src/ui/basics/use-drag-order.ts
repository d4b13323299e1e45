import { type PointerEvent as Pressed, useState } from 'react';

/** A finger that rests so long means to drag, not to scroll. */
const HOLD_MS = 250;
/** px; a hand is never quite still. */
const SLIP = 6;

type Place = number | undefined;

/** Which item of the same list the pointer is over. */
function placeUnder({ target }: Event, list: Element | null): Place {
  const item = target instanceof Element ? target.closest('[data-order]') : null;
  return item && item.parentElement === list ? Number(item.getAttribute('data-order')) : undefined;
}

interface Course {
  from: number;
  onOver: (over: Place) => void;
  onEnd: (from: number, to: Place) => void;
}

/** Follows the pointer that was pressed on an item until it is let go. */
function follow(press: Pressed, { from, onOver, onEnd }: Course) {
  const list = press.currentTarget.parentElement;
  const isTouch = press.pointerType === 'touch';
  // A finger else belongs to where it came down, and says nothing of what it is over.
  if (isTouch && press.target instanceof Element) press.target.releasePointerCapture(press.pointerId);
  const over = { place: undefined as Place };
  const go = (place: Place) => onOver((over.place = place));
  const hold = isTouch ? setTimeout(() => go(from), HOLD_MS) : undefined;
  const listening = new AbortController();
  const listen = <K extends keyof WindowEventMap>(type: K, hear: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, hear, { signal: listening.signal, passive: false, capture: true });

  const end = (to: Place) => {
    clearTimeout(hold);
    // The click that follows a drag means nothing.
    if (over.place !== undefined) window.addEventListener('click', halt, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', halt, { capture: true }));
    listening.abort();
    onEnd(from, to);
  };
  const halt = (event: Event) => (event.preventDefault(), event.stopPropagation());
  listen('pointermove', (event) => {
    const hasSlipped = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLIP;
    if (over.place === undefined && isTouch && hasSlipped) end(undefined);
    else if (over.place !== undefined || hasSlipped) go(placeUnder(event, list) ?? over.place ?? from);
  });
  listen('touchmove', (event) => over.place !== undefined && event.preventDefault());
  listen('contextmenu', (event) => isTouch && event.preventDefault());
  listen('keydown', (event) => event.key === 'Escape' && end(undefined));
  listen('pointercancel', () => end(undefined));
  listen('pointerup', () => end(over.place));
}

/** Where it would come to stand, beside what it is held over. */
const sideOf = ({ from, over }: { from: number; over: number }) => (over === from ? undefined : over < from ? 'before' : 'after');

/** Makes the items of a list change places by dragging, with a mouse or a finger: spread `drag(index)` on each. */
export function useDragOrder(move: (from: number, to: number) => void) {
  const [at, setAt] = useState<{ from: number; over: number }>();
  const onEnd = (from: number, to: Place) => {
    setAt(undefined);
    if (to !== undefined && to !== from) move(from, to);
  };
  return (index: number) => ({
    'data-order': index,
    'data-dragged': at?.from === index || undefined,
    'data-over': at?.over === index ? sideOf(at) : undefined,
    onPointerDown: (press: Pressed) => {
      if (press.button !== 0) return;
      follow(press, { from: index, onOver: (over) => over !== undefined && setAt({ from: index, over }), onEnd });
    },
  });
}
