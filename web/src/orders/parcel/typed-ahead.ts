import { create } from 'zustand';

/** Keystrokes that arrive before their field has the focus: a scanner does not wait for a dialog, nor for an answer. */

const ENTER = '\n';

interface Ahead {
  /** Lines in the order of their scans, the last perhaps without its end. */
  typed: string;
  /** Keys wait for a decision of the person, whose own Enter and Space go where the focus is. */
  isHeld: boolean;
}

const useAhead = create<Ahead>(() => ({ typed: '', isHeld: false }));

const lineEnds = (typed: string) => typed === '' || typed.endsWith(ENTER);
const linesOf = (typed: string) => typed.split(ENTER).filter((line) => line !== '');

/** How many numbers wait for their order. */
export const useLinesAhead = (): number => useAhead(({ typed }) => linesOf(typed).length);

export const hasLines = (): boolean => useAhead.getState().typed !== '';

const textOf = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey ? undefined : key === 'Enter' ? (repeat ? '' : ENTER) : key.length === 1 ? key : undefined;

function onKey(event: KeyboardEvent) {
  const { typed, isHeld } = useAhead.getState();
  if (event.key === 'Escape' && typed === '') dropKeys();
  const text = textOf(event);
  // No number begins with them; they press the button that has the focus.
  const isBlank = (text === ENTER || text === ' ') && lineEnds(typed);
  if (text === undefined || (isBlank && isHeld)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!isBlank) useAhead.setState({ typed: typed + text });
}

function listen(isHeld: boolean) {
  useAhead.setState({ isHeld });
  window.addEventListener('keydown', onKey, { capture: true });
}

/** Keeps what is typed from now on, behind what is kept already, until a field takes it over. */
export const catchKeys = (): void => listen(false);

/** The same, while a person decides what comes next. */
export const holdKeys = (): void => listen(true);

/** Lets keys through again; what is kept stays. */
export function freeKeys(): void {
  window.removeEventListener('keydown', onKey, { capture: true });
}

/** Keeps a number as if it were typed. */
export const keepLine = (line: string): void => useAhead.setState(({ typed }) => ({ typed: typed + line + ENTER }));

/** Forgets the numbers that are kept; answers them. */
export function dropKeys(): string[] {
  const dropped = linesOf(useAhead.getState().typed);
  freeKeys();
  useAhead.setState({ typed: '', isHeld: false });
  return dropped;
}

/** Text in place of what is selected, as if it were typed. */
export function typeInto(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/** Hands the next number to the field, which has the focus from then on; answers whether it ended with Enter. */
export function releaseKeys(field: HTMLInputElement): boolean {
  const [line = '', ...rest] = useAhead.getState().typed.split(ENTER);
  dropKeys();
  field.focus();
  field.select();
  if (line !== '') typeInto(field, line);
  if (rest.length === 0) return false;
  // The number after it was scanned already.
  catchKeys();
  useAhead.setState({ typed: rest.join(ENTER) });
  return true;
}
