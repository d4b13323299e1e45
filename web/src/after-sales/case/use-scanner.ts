import { useEffect, useEffectEvent } from 'react';
import { typeInto } from '#web/orders/acts/index.ts';

/** Longest pause of a scanner within a code, in ms; people type slower, but for a machine that is busy. */
const LONGEST_PAUSE_MS = 500;
/** Shorter than any bar code, longer than any count. */
const SHORTEST = 7;
/** Longest gap of a scanner between two keys, in ms; nobody types a count and its Enter as fast. */
const SCANNED_GAP_MS = 30;

const isText = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isCount = (target: EventTarget | null) => isText(target) && target.role === 'spinbutton';

interface ScannedKey {
  text: string;
  at: number;
}

const textOf = (keys: readonly ScannedKey[]): string => keys.map(({ text }) => text).join('');

/** A shop may number its goods by few digits; what reads like a count is one, unless its keys came as only a machine sends them. */
function isTyped(code: string, keys: readonly ScannedKey[], endAt: number): boolean {
  if (code.length >= SHORTEST || !/^\d+$/.test(code)) return false;
  const times = [...keys.slice(-code.length).map(({ at }) => at), endAt];
  return code.length === 1 || times.some((at, index) => at - (times[index - 1] ?? at) > SCANNED_GAP_MS);
}

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
  const read = useEffectEvent((event: KeyboardEvent, keys: readonly ScannedKey[]) => {
    const { target } = event;
    if (isText(target) && target.id === fieldId) return;
    const typed = textOf(keys);
    const known = codes.find((code) => code !== '' && typed.endsWith(code));
    // A note may be long: in it, only codes at hand are taken for one.
    const isNote = isText(target) && !isCount(target);
    const code = known ?? (typed.length >= SHORTEST && !isNote ? typed : undefined);
    if (code === undefined || (isCount(target) && isTyped(code, keys, event.timeStamp))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    takeOut(target, code);
    document.getElementById(fieldId)?.focus();
    onScan(code);
  });
  useEffect(() => {
    let keys: ScannedKey[] = [];
    let lastAt = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.timeStamp - lastAt > LONGEST_PAUSE_MS) keys = [];
      lastAt = event.timeStamp;
      if (event.key === 'Enter') {
        read(event, keys);
        keys = [];
      } else if (event.key.length === 1) keys.push({ text: event.key, at: event.timeStamp });
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
