import type { Call } from '#contract/call.ts';
import { type Clash, needsReason } from '#contract/marketing/clashes.ts';
import { report } from '#web/ui/wire/report.ts';
import { MissingCall } from '#web/ui/wire/wire-error.ts';
import { run, useWarned } from '#web/ui/index.ts';
import { clashText } from './clash-text.ts';

/** Asks what an activity would clash with before it is saved or moved, and for the reason for doing it all the same. */
export function useClashGuard<D extends object>(check: Call<D, Clash[]>, draftOf: (values: object) => D, act?: string) {
  const { ask, dialog } = useWarned();
  const before = async (values: object) => {
    try {
      const clashes = await run(check, draftOf(values));
      if (clashes.length === 0) return { clashReason: '' };
      const clashReason = await ask({ says: clashes.map(clashText), isNote: !clashes.some(needsReason), ...(act && { act }) });
      return clashReason !== undefined && { clashReason };
    } catch (error) {
      // Another server of the wire looks for no clashes: what is to be saved goes there as it is.
      if (error instanceof MissingCall) return { clashReason: '' };
      report(error, 'act');
      return false;
    }
  };
  return { before, dialog };
}
