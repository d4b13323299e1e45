import type { Write } from '#server/platform/write/write.ts';
import type { AskedAttempt } from './ask-provider.ts';
import { detailOf } from './rules.ts';
import { paymentAsk } from './tables.ts';

export async function logAsks({ tx, now }: Write, attemptId: number, asked: readonly AskedAttempt[]): Promise<void> {
  const rows = asked.map(({ act, answer }) => ({ attemptId, at: now, act, answer: answer.state, detail: detailOf(answer) }));
  await tx.insert(paymentAsk).values(rows);
}
