import { eq } from 'drizzle-orm';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { type RefundAnswer, outcomeOf } from '#server/platform/payments.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type Asked, askProvider, lastWord } from './ask-provider.ts';
import type { PaidKind } from './kinds.ts';
import { takeAsk } from './queries.ts';
import { recordAnswer } from './record-answer.ts';
import { detailOf } from './rules.ts';
import { type DisbursementRecord, disbursement, disbursementAsk } from './tables.ts';

const actor = systemActor('系统');

async function logAsks({ tx, now }: Write, disbursementId: number, asked: readonly Asked[]): Promise<void> {
  const entries = asked.map(({ act, answer }) => ({
    disbursementId,
    at: now,
    act,
    answer: answer.state,
    detail: detailOf(answer),
  }));
  await tx.insert(disbursementAsk).values(entries);
}

/** Act under which the log has what an answer leads to. */
function actOf({ settled, handedOver }: PaidKind, answer: RefundAnswer): string {
  if (outcomeOf(answer)) return settled;
  return answer.state === 'byHand' ? handedOver : 'payment.note';
}

/** Asks the provider where a question is due, and writes down what came of it. Running it again does nothing more. */
export async function disburse({ write, providers }: Services, kinds: readonly PaidKind[], id: number): Promise<void> {
  const taken = await write({ name: 'payment.take', actor }, ({ tx, now }) => takeAsk(tx, id, now));
  const found = taken.value;
  if (!found) return;
  const kind = kinds.find((one) => one.kind === found.kind);
  if (!kind) throw new Error(`no domain settles ${found.kind}`);
  const connected = await providers.pay.providerOf(found.payType);
  const asked = await askProvider(connected?.port, found);
  await write({ name: actOf(kind, lastWord(asked)), actor }, (context) => settle(context, kind, found, asked));
  const fault = asked.find((one) => one.fault !== undefined)?.fault;
  if (fault !== undefined) throw fault;
}

/** Settles first the record that it pays: whoever settles by hand locks in the same order. */
async function settle(write: Write, kind: PaidKind, found: DisbursementRecord, asked: readonly Asked[]): Promise<void> {
  const answer = lastWord(asked);
  const outcome = outcomeOf(answer);
  if (outcome) await kind.settle(write, found, outcome);
  if (answer.state === 'byHand') await kind.handOver(write, found);
  await recordAnswer(write, eq(disbursement.id, found.id), answer);
  await logAsks(write, found.id, asked);
}
