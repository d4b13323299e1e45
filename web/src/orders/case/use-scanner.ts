import { useEffect, useEffectEvent } from 'react';
import { typeInto } from '../parcel/typed-ahead.ts';

/** Longest pause of a scanner within a code, in ms; people type slower, but for a machine that is busy. */
const LONGEST_PAUSE_MS = 500;
/** Shorter than any bar code, longer than any count. */
const SHORTEST = 7;

const isText = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Takes a code out of the field that it was typed into by mistake, as far as the field still has it. */
function takeOut(target: EventTarget | null, code: string): void {
  const at = isText(target) ? target.value.lastIndexOf(code) : -1;
  if (!isText(target) || at < 0) return;
  target.setSelectionRange(at, at + code.length);
  typeInto(target, '');
}

interface Scanner {
  /** Field that codes belong into, which reads its own. */
  fieldId: string;
  /** Codes of the goods at hand. */
  codes: readonly string[];
  onScan: (code: string) => void;
}

/**
 * Codes of a scanner wherever the focus is: characters without a pause, ended by Enter. In a count, in a note or on a button they are no
 * input; Enter would submit what is half counted.
 */
export function useScanner({ fieldId, codes, onScan }: Scanner): void {
  const read = useEffectEvent((event: KeyboardEvent, typed: string) => {
    const { target } = event;
    if (isText(target) && target.id === fieldId) return;
    const known = codes.find((code) => code !== '' && typed.endsWith(code));
    // A note may be long: in it, only codes at hand are taken for one.
    const isNote = isText(target) && target.role !== 'spinbutton';
    const code = known ?? (typed.length >= SHORTEST && !isNote ? typed : undefined);
    if (code === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    takeOut(target, code);
    document.getElementById(fieldId)?.focus();
    onScan(code);
  });
  useEffect(() => {
    let typed = '';
    let lastAt = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.timeStamp - lastAt > LONGEST_PAUSE_MS) typed = '';
      lastAt = event.timeStamp;
      if (event.key === 'Enter') {
        read(event, typed);
        typed = '';
      } else if (event.key.length === 1) typed += event.key;
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
