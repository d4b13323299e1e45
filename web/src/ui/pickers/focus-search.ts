import { isPhone } from '../basics/phone.ts';

/** What is looked for can be typed at once; on a phone the keyboard would cover what there is to pick from. */
export function focusSearch(isOpen: boolean) {
  if (!isOpen || isPhone()) return;
  document.querySelector<HTMLElement>('.pick-dialog input[type="search"]:not([role="combobox"])')?.focus();
}
