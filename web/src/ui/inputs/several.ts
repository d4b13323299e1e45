import type { KeyboardEvent } from 'react';

/**
 * Properties of a Select of several values. Tab leaves it: the component library would take the marked option in or out instead, so
 * that somebody who goes on to the next field loses what was chosen last.
 */
export const several = {
  mode: 'multiple',
  onInputKeyDown: (event: KeyboardEvent) => event.key === 'Tab' && event.stopPropagation(),
} as const;
