import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import { tryEach } from '#server/platform/jobs/try-each.ts';
import { ASK_JOB } from './begin-disbursement.ts';
import { disburse } from './disburse.ts';
import type { PaidKind } from './kinds.ts';
import { dueDisbursements } from './queries.ts';

const PORTION = 100;

/** The one way in which money leaves, for all that it is paid for. */
export function openDisbursements(kinds: readonly PaidKind[]): { jobs: Job[]; timers: Timer[] } {
  const job: Job<{ id: number }> = {
    name: ASK_JOB,
    label: '办理出款',
    run: (services, { id }) => disburse(services, kinds, id),
  };
  const askAgain: Timer = {
    name: 'payment.askAgain',
    label: '追查没有结果的出款',
    cron: '* * * * *',
    sleeps: false,
    async run(services) {
      // A question that was taken on is due later, so each portion is another one.
      for (;;) {
        const due = await dueDisbursements(services.database.db, services.clock.now(), PORTION);
        await tryEach(due, (id) => disburse(services, kinds, id));
        if (due.length < PORTION) break;
      }
    },
  };
  return { jobs: [job], timers: [askAgain] };
}
