import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import { tryEach } from '#server/platform/jobs/try-each.ts';
import { QUESTION_JOB } from './begin-attempt.ts';
import type { PayableKind } from './kinds.ts';
import { dueAttempts } from './queries.ts';
import { questionAttempt } from './question-attempt.ts';

const PORTION = 100;

/** The one way in which providers are asked about money that may have come, for all that is paid. */
export function openAttempts(kinds: readonly PayableKind[]): { jobs: Job[]; timers: Timer[] } {
  const question: Job<{ id: number }> = {
    name: QUESTION_JOB,
    label: '查询付款结果',
    run: (services, { id }) => questionAttempt(services, kinds, id),
  };
  const questionAgain: Timer = {
    name: 'payment.questionAgain',
    label: '追查没有结果的付款',
    cron: '* * * * *',
    sleeps: false,
    async run(services) {
      // A question that was taken on is due later, so each portion is another one.
      for (;;) {
        const due = await dueAttempts(services.database.db, services.clock.now(), PORTION);
        await tryEach(due, (id) => questionAttempt(services, kinds, id));
        if (due.length < PORTION) break;
      }
    },
  };
  return { jobs: [question], timers: [questionAgain] };
}
