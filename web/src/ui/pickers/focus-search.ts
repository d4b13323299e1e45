import { isPhone } from '../basics/phone.ts';

/** Focus on the search box, so that words can be typed at once; on a phone the keyboard would cover the records. */
export function focusSearch(isOpen: boolean) {
  if (!isOpen || isPhone()) return;
  document.querySelector<HTMLElement>('.pick-dialog input[type="search"]:not([role="combobox"])')?.focus();
}
