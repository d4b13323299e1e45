import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { movePayment } from './move-payment.ts';
import { type CashPurposes, purposeOf } from './purposes.ts';
import { cashPayments } from './queries.ts';

interface Ending {
  id: number;
  act: 'reject' | 'withdraw';
  remark: string;
}

/** Ends a payment unpaid, and tells what it was for. */
export async function endPayment(write: Write, purposes: CashPurposes, { id, act, remark }: Ending): Promise<void> {
  const { bizType, bizNo } = await cashPayments.get(write.tx, id);
  const purpose = purposeOf(purposes, bizType);
  await purpose?.lock(write, bizNo);
  const auditor = { auditorId: adminIdOf(write.actor), auditor: actorName(write.actor) };
  const ended = await movePayment(write, id, act, { ...auditor, auditTime: write.now, auditRemark: remark });
  await purpose?.rejected(write, ended);
}
