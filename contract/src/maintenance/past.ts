import { refusals } from '../refusal.ts';

/** Name of the mark in our page that says of which moment a shop is. */
export const PAST_MARK = 'past-moment';

/** Shop of a moment, which is looked at beside the one that runs. */
export const pastRefusals = refusals('past', {
  ONLY_SHOWN: { says: (p: { moment: string }) => `这是 ${p.moment} 的商城，只能查看` },
});
