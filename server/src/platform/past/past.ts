import { showMoment } from '#contract/moment.ts';
import { pastRefusals } from '#contract/maintenance/past.ts';
import type { Refusal } from '#contract/refusal.ts';

/** Shop as it was at a moment: it is looked at beside the one that runs, and goes again. */
export interface Past {
  moment: Date;
  /** True of the acts of signing in, which are all that it writes. */
  mayWrite(act: string): boolean;
}

/** A moment as people name it, to the minute unless there are seconds. */
export const namedMoment = (moment: Date): string => showMoment(moment).replace(/:00$/, '');

export const onlyShown = ({ moment }: Pick<Past, 'moment'>): Refusal => pastRefusals.ONLY_SHOWN({ moment: namedMoment(moment) });
