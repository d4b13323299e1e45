import { type RefObject, useEffect, useRef } from 'react';
import { isTyping, useRowKeys } from '#web/ui/list/use-row-keys.ts';

interface LineActs {
  open: (key: number) => void;
  finish: (key: number) => void;
  putOff: (key: number) => void;
}

const LINE = '[data-row-key]';

/** `j` `k` walk the lines and Enter opens, as in every list; `e` is done with one, `h` puts it off. */
export function useLineKeys(list: RefObject<HTMLElement | null>, acts: LineActs): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useRowKeys(list, { open: acts.open, choose: undefined, clear: undefined });
  useEffect(() => {
    const here = list.current;
    const onKey = (event: KeyboardEvent) => {
      const line = document.activeElement?.closest<HTMLElement>(LINE);
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      if (!line || !isPlain || !here?.contains(line)) return;
      const key = Number(line.dataset['rowKey']);
      if (event.key === 'e') {
        // Goes on with the next one, for this one is about to go.
        const next = line.nextElementSibling ?? line.previousElementSibling;
        if (next instanceof HTMLElement) next.focus();
        latest.current.finish(key);
      } else if (event.key === 'h') latest.current.putOff(key);
      else return;
      event.preventDefault();
    };
    here?.addEventListener('keydown', onKey);
    return () => here?.removeEventListener('keydown', onKey);
  }, [list]);
}
