import { reportDrift } from '../drift.ts';
import type { Timer } from '../jobs/jobs.ts';
import { tallyGaps } from './counts.ts';

/** Every night: the kept counts equal a recount. */
export const proveTallies: Timer = {
  name: 'prove-tallies',
  cron: '17 3 * * *',
  async run({ database }) {
    reportDrift('tally', await tallyGaps(database.db));
  },
};
