import { useMutationState } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Asks anew what a refused act has outdated: a captcha that is good once, a price that has changed. */
export function useAfterRefusal(ask: () => unknown): void {
  const refused = useMutationState({ filters: { status: 'error' }, select: ({ state }) => state.submittedAt }).at(-1);
  const known = useRef(refused);
  useEffect(() => {
    if (known.current !== refused) void ask();
    known.current = refused;
  }, [refused, ask]);
}
