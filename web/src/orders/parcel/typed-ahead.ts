/** Keystrokes that arrive before their field has the focus: a scanner does not wait for a dialog. */

const ENTER = '\n';
const LONGEST_MS = 10_000;

let typed: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const textOf = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey ? undefined : key === 'Enter' ? (repeat ? '' : ENTER) : key.length === 1 ? key : undefined;

function onKey(event: KeyboardEvent) {
  const text = textOf(event);
  if (event.key === 'Escape') dropKeys();
  if (text === undefined || typed === undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (typed !== '' || text !== ENTER) typed += text;
}

/** Keeps what is typed from now on, until a field takes it over. */
export function catchKeys(): void {
  typed ??= '';
  window.addEventListener('keydown', onKey, { capture: true });
  clearTimeout(timer);
  timer = setTimeout(dropKeys, LONGEST_MS);
}

/** Forgets what was typed; answers it. */
export function dropKeys(): string {
  const dropped = typed ?? '';
  typed = undefined;
  clearTimeout(timer);
  window.removeEventListener('keydown', onKey, { capture: true });
  return dropped;
}

/** Text in place of what is selected, as if it were typed. */
export function typeInto(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/** Hands what was typed to the field, which has the focus from then on; answers whether it ended with Enter. */
export function releaseKeys(field: HTMLInputElement): boolean {
  const [line = '', ...rest] = dropKeys().split(ENTER);
  field.focus();
  if (line !== '') typeInto(field, line);
  if (rest.length === 0) return false;
  // The next number was scanned already.
  catchKeys();
  typed = rest.join(ENTER);
  return true;
}
