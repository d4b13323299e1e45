import type { KeyboardEvent } from 'react';

/** Moves on to the next field of a list by Enter, with which a scanner ends each number. */
export function focusNext({ currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>): void {
  if (nativeEvent.isComposing) return;
  const fields = [...(currentTarget.closest('ul')?.querySelectorAll('input') ?? [])];
  fields[fields.indexOf(currentTarget) + 1]?.focus();
}
