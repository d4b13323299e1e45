import { useCallback, useMemo, useState } from 'react';
import type { Address } from '#web/ui/scene/address.ts';

/** As a list's address, but of a dialog's own: what is set in it does not reach the address bar. */
export function useOwnAddress(start: object): Address {
  const [held, setHeld] = useState<Readonly<Record<string, string>>>({});
  const set = useCallback(
    (changes: Record<string, string>) =>
      setHeld(({ page = '', ...others }) => ({ ...others, ...('page' in changes ? { page } : {}), ...changes })),
    [],
  );
  return useMemo(
    () => ({ get: (name) => (held[name] ? held[name] : String(Reflect.get(start, name) ?? '')), set }),
    [held, set, start],
  );
}
