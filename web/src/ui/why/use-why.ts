import { type PointerEvent, useEffect, useRef, useState } from 'react';

const [REST, LEAVE] = [400, 200];

/** Panel over a figure: it shows while a mouse rests there, and stays once it is asked for by key, click or tap. */
export function useWhy() {
  const [state, setState] = useState<'shut' | 'glanced' | 'asked'>('shut');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (next: 'shut' | 'glanced', wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState((now) => (now === 'asked' ? now : next)), wait);
  };
  const set = (next: typeof state) => {
    clearTimeout(timer.current);
    setState(next);
  };
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  return {
    isOpen: state !== 'shut',
    isAsked: state === 'asked',
    ask: () => set(state === 'asked' ? 'shut' : 'asked'),
    shut: () => set('shut'),
    /** Handlers of the figure: it opens while a mouse rests there. */
    over: {
      onPointerEnter: (event: PointerEvent) => isMouse(event) && later('glanced', REST),
      onPointerLeave: (event: PointerEvent) => isMouse(event) && later('shut', LEAVE),
    },
    /** Handlers of the panel: it stays while a mouse is in it. */
    inside: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: (event: PointerEvent) => isMouse(event) && later('shut', LEAVE),
    },
  };
}
