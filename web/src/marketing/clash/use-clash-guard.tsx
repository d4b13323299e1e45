import type { Call } from '#contract/call.ts';
import { type Clash, needsReason } from '#contract/marketing/clashes.ts';
import { report } from '#web/ui/wire/report.ts';
import { MissingCall } from '#web/ui/wire/wire-error.ts';
import { run, useWarned } from '#web/ui/index.ts';
import { clashText } from './clash-text.ts';

interface GuardTerms<D> {
  /** The act, where it is not saving. */
  act?: string;
  /** Name of a draft, which tells several apart. */
  nameOf?: (draft: D) => string;
}

/** Asks what activities would clash with before they are saved or moved, and for the reason for doing it all the same. */
export function useClashGuard<D extends object>(
  check: Call<D, Clash[]>,
  draftsOf: (values: object) => readonly D[],
  { act, nameOf }: GuardTerms<D> = {},
) {
  const { ask, dialog } = useWarned();
  /** Reason for going on, which is empty where nothing clashes; undefined where the person goes back. */
  const reasonFor = async (drafts: readonly D[]): Promise<string | undefined> => {
    try {
      const found = await Promise.all(drafts.map(async (draft) => ({ draft, clashes: await run(check, draft) })));
      const clashes = found.flatMap((each) => each.clashes);
      if (clashes.length === 0) return '';
      const says = found.flatMap((each) =>
        each.clashes.map((clash) => (nameOf ? `${nameOf(each.draft)}：${clashText(clash)}` : clashText(clash))),
      );
      return await ask({ says, isNote: !clashes.some(needsReason), ...(act && { act }) });
    } catch (error) {
      // Another server of the wire looks for no clashes: what is to be saved goes there as it is.
      if (error instanceof MissingCall) return '';
      report(error, 'act');
      return undefined;
    }
  };
  const before = async (values: object) => {
    const clashReason = await reasonFor(draftsOf(values));
    return clashReason !== undefined && { clashReason };
  };
  return { before, reasonFor, dialog };
}
