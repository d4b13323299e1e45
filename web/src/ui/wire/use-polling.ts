import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnyCall } from '#contract/call.ts';

/** An answer that is under way is waited for: asked anew each time, one slower than the interval would never come. */
const UNLESS_ASKED = { cancelRefetch: false };

/** Reads again at intervals what nobody announces, as long as the page is looked at. */
export function usePolling({ noun }: Pick<AnyCall, 'noun'>, everyMs: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = () => document.visibilityState === 'visible' && void client.invalidateQueries({ queryKey: [noun] }, UNLESS_ASKED);
    const timer = setInterval(ask, everyMs);
    return () => clearInterval(timer);
  }, [client, noun, everyMs]);
}
