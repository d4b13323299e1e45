import { create } from 'zustand';

/** Keystrokes that arrive before their field has the focus: a scanner does not wait for a dialog, nor for an answer. */

const ENTER = '\n';
/** Longest pause of a scanner within a number, in ms; the letters of a person who decides are further apart from it. */
const LONGEST_PAUSE_MS = 1000;

interface KeyBuffer {
  /** Lines in the order of their scans, the last perhaps without its end. */
  typed: string;
  /** Keys wait for a decision of the person, whose own Enter and Space go where the focus is. */
  isHeld: boolean;
  /** Time of the last key, in ms since the page began. */
  lastAt: number;
}

const useKeyBuffer = create<KeyBuffer>(() => ({ typed: '', isHeld: false, lastAt: 0 }));

const lineEnds = (typed: string) => typed === '' || typed.endsWith(ENTER);
const linesOf = (typed: string) => typed.split(ENTER).filter((line) => line !== '');

/** How many numbers wait for their order. */
export const useLinesAhead = (): number => useKeyBuffer(({ typed }) => linesOf(typed).length);

export const hasLines = (): boolean => useKeyBuffer.getState().typed !== '';

/** Letters without an end that no scanner goes on with are nobody’s number. */
const withoutStray = ({ typed, isHeld, lastAt }: KeyBuffer, now: number) =>
  isHeld && now - lastAt > LONGEST_PAUSE_MS ? typed.slice(0, typed.lastIndexOf(ENTER) + 1) : typed;

const textOf = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey ? undefined : key === 'Enter' ? (repeat ? '' : ENTER) : key.length === 1 ? key : undefined;

function onKey(event: KeyboardEvent) {
  const { isHeld } = useKeyBuffer.getState();
  const typed = withoutStray(useKeyBuffer.getState(), event.timeStamp);
  if (event.key === 'Escape' && typed === '') dropKeys();
  const text = textOf(event);
  // No number begins with them; they press the button that has the focus.
  const isBlank = (text === ENTER || text === ' ') && lineEnds(typed);
  if (text === undefined || (isBlank && isHeld)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!isBlank) useKeyBuffer.setState({ typed: typed + text, lastAt: event.timeStamp });
}

function listen(isHeld: boolean) {
  useKeyBuffer.setState({ isHeld, typed: withoutStray(useKeyBuffer.getState(), performance.now()) });
  window.addEventListener('keydown', onKey, { capture: true });
}

/** Keeps what is typed from now on, behind what is kept already, until a field takes it over. */
export const catchKeys = (): void => listen(false);

/** Holds the keys while a person decides what comes next. */
export const holdKeys = (): void => listen(true);

/** Lets keys through again; what is kept stays. */
export function freeKeys(): void {
  window.removeEventListener('keydown', onKey, { capture: true });
}

/** Keeps a number as if it were typed. */
export const keepLine = (line: string): void => useKeyBuffer.setState(({ typed }) => ({ typed: typed + line + ENTER }));

/** Forgets the numbers that are kept; answers them. */
export function dropKeys(): string[] {
  const dropped = linesOf(withoutStray(useKeyBuffer.getState(), performance.now()));
  freeKeys();
  useKeyBuffer.setState({ typed: '', isHeld: false });
  return dropped;
}

/** Text in place of what is selected, as if it were typed. */
export function typeInto(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/** Hands the next number to the field, which has the focus from then on; answers whether it ended with Enter. */
export function releaseKeys(field: HTMLInputElement): boolean {
  const [line = '', ...rest] = withoutStray(useKeyBuffer.getState(), performance.now()).split(ENTER);
  dropKeys();
  field.focus();
  field.select();
  if (line !== '') typeInto(field, line);
  if (rest.length === 0) return false;
  // The number after it was scanned already.
  catchKeys();
  useKeyBuffer.setState({ typed: rest.join(ENTER) });
  return true;
}
