import { useCallback, useMemo, useState } from 'react';
import type { Address } from '#web/ui/scene/address.ts';

/** Query parameters of a list inside a dialog, kept in component state and not in the address bar. */
export function useOwnAddress(start: object): Address {
  const [params, setParams] = useState<Readonly<Record<string, string>>>({});
  const set = useCallback(
    (changes: Record<string, string>) =>
      setParams(({ page = '', ...others }) => ({ ...others, ...('page' in changes ? { page } : {}), ...changes })),
    [],
  );
  return useMemo(
    () => ({ get: (name) => (params[name] ? params[name] : String(Reflect.get(start, name) ?? '')), set }),
    [params, set, start],
  );
}
