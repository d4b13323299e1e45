import type { Call } from '#contract/call.ts';
import { type Clash, type ClashDraft, needsReason } from '#contract/marketing/clashes.ts';
import { report } from '#web/ui/wire/report.ts';
import { run, useWarned } from '#web/ui/index.ts';
import { clashText } from './clash-text.ts';

/** Asks what an activity would clash with before it is saved, and for the reason for saving it all the same. */
export function useClashGuard(check: Call<ClashDraft, Clash[]>, draftOf: (values: object) => ClashDraft) {
  const { ask, dialog } = useWarned();
  const before = async (values: object) => {
    try {
      const clashes = await run(check, draftOf(values));
      if (clashes.length === 0) return { clashReason: '' };
      const clashReason = await ask({ says: clashes.map(clashText), isNote: !clashes.some(needsReason) });
      return clashReason !== undefined && { clashReason };
    } catch (error) {
      report(error, 'act');
      return false;
    }
  };
  return { before, dialog };
}
