import { useState } from 'react';
import type { Address } from '../scene/address.ts';

/** Where a list in a dialog stands: kept here, for the page behind it has the browser's address. */
export function usePlace(start: Readonly<Record<string, string>>): Address {
  const [place, setPlace] = useState(start);
  return {
    get: (name) => place[name] ?? '',
    set: (changes) => setPlace((before) => ({ ...before, ...('page' in changes ? {} : { page: '1' }), ...changes })),
  };
}
