import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import type { AskedAttempt } from './ask-provider.ts';
import type { PayableKind } from './kinds.ts';
import { logAsks } from './log-asks.ts';
import { recordAnswer } from './record-answer.ts';
import type { AttemptRecord } from './tables.ts';
import { takePayment } from './take-payment.ts';

const actor = systemActor('系统');

/** Writes down what the provider answered, and books the money where it has come. */
export async function recordAsked(
  { write }: Pick<Services, 'write'>,
  kind: PayableKind,
  { id, provider }: AttemptRecord,
  asked: readonly AskedAttempt[],
  prepay?: string,
): Promise<void> {
  const answer = asked.at(-1)?.answer;
  const isPaid = answer?.state === 'paid';
  await write({ name: isPaid ? kind.settled : 'payment_attempt.note', actor }, async (context) => {
    if (answer?.state === 'paid') await takePayment(context, [kind], { provider, receipt: answer.receipt }, 'answer');
    else if (answer) await recordAnswer(context, id, answer, prepay);
    await logAsks(context, id, asked);
  });
}
