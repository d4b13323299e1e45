import type { Timer } from '../jobs/jobs.ts';
import { tallyGaps } from './counts.ts';

/** Every night: the kept counts equal a recount. */
export const checkTallies: Timer = {
  name: 'tally.prove',
  label: '核对计数',
  cron: '17 3 * * *',
  sleeps: false,
  async run({ database, metrics }) {
    metrics.reportDrift('tally', await tallyGaps(database.db));
  },
};
