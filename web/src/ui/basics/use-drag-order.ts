import { type PointerEvent as Pressed, useState } from 'react';

/** Long press that starts a drag by finger instead of a scroll. */
const HOLD_MS = 250;
/** px; a hand is never quite still. */
const SLIP = 6;

type Index = number | undefined;

/** Index of the list item under the pointer. */
function indexUnder({ target }: Event, list: Element | null): Index {
  const item = target instanceof Element ? target.closest('[data-order]') : null;
  return item && item.parentElement === list ? Number(item.getAttribute('data-order')) : undefined;
}

interface Course {
  from: number;
  onOver: (over: Index) => void;
  onEnd: (from: number, to: Index) => void;
}

/** Follows the pointer that was pressed on an item until it is let go. */
function follow(press: Pressed, { from, onOver, onEnd }: Course) {
  const list = press.currentTarget.parentElement;
  const isTouch = press.pointerType === 'touch';
  // A finger else belongs to where it came down, and says nothing of what it is over.
  if (isTouch && press.target instanceof Element) press.target.releasePointerCapture(press.pointerId);
  const over = { index: undefined as Index };
  const go = (index: Index) => onOver((over.index = index));
  const hold = isTouch ? setTimeout(() => go(from), HOLD_MS) : undefined;
  const listening = new AbortController();
  const listen = <K extends keyof WindowEventMap>(type: K, hear: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, hear, { signal: listening.signal, passive: false, capture: true });

  const end = (to: Index) => {
    clearTimeout(hold);
    // The click that follows a drag means nothing.
    if (over.index !== undefined) window.addEventListener('click', halt, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', halt, { capture: true }));
    listening.abort();
    onEnd(from, to);
  };
  const halt = (event: Event) => (event.preventDefault(), event.stopPropagation());
  listen('pointermove', (event) => {
    const hasSlipped = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLIP;
    if (over.index === undefined && isTouch && hasSlipped) end(undefined);
    else if (over.index !== undefined || hasSlipped) go(indexUnder(event, list) ?? over.index ?? from);
  });
  listen('touchmove', (event) => over.index !== undefined && event.preventDefault());
  listen('contextmenu', (event) => isTouch && event.preventDefault());
  listen('keydown', (event) => event.key === 'Escape' && end(undefined));
  listen('pointercancel', () => end(undefined));
  listen('pointerup', () => end(over.index));
}

/** Drop side relative to the hovered item. */
const sideOf = ({ from, over }: { from: number; over: number }) => (over === from ? undefined : over < from ? 'before' : 'after');

/** Drag and drop within a list, by mouse or finger: spread `drag(index)` on each item. */
export function useDragOrder(move: (from: number, to: number) => void) {
  const [at, setAt] = useState<{ from: number; over: number }>();
  const onEnd = (from: number, to: Index) => {
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
