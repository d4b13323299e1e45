import type { Timer } from '../jobs/jobs.ts';
import { tallyGaps } from './counts.ts';

/** Every night: the kept counts equal a recount. */
export const checkTallies: Timer = {
  name: 'tally.prove',
  cron: '17 3 * * *',
  async run({ database, metrics }) {
    metrics.reportDrift('tally', await tallyGaps(database.db));
  },
};
