import { useState } from 'react';
import type { Address } from '../scene/address.ts';

/** Query state of a list in a dialog, in component state: the browser's address belongs to the page behind. */
export function useDialogAddress(start: Readonly<Record<string, string>>): Address {
  const [params, setParams] = useState(start);
  return {
    get: (name) => params[name] ?? '',
    set: (changes) => setParams((before) => ({ ...before, ...('page' in changes ? {} : { page: '1' }), ...changes })),
  };
}
