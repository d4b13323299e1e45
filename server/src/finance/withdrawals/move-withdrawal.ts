import { type SQL, and, eq } from 'drizzle-orm';
import { withdrawalRefusals } from '#contract/finance/withdrawal-refusals.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { findWithdrawal } from './queries.ts';
import { type WithdrawalAct, withdrawalMoves } from './states.ts';
import { type WithdrawalRecord, userExtract } from './tables.ts';

type WithdrawalChange = Pick<Partial<WithdrawalRecord>, 'failMsg' | 'failTime' | 'payoutNo'> & { accountCheck?: SQL };

/** The only writer of `status` after the first. Of two who decide at once, the second finds it decided. */
export async function moveWithdrawal(
  { tx, now, actor }: Write,
  id: number,
  act: WithdrawalAct,
  set: WithdrawalChange,
): Promise<WithdrawalRecord> {
  const { from, to } = withdrawalMoves[act];
  const [moved] = await tx
    .update(userExtract)
    .set({ ...set, status: to, auditorName: actorName(actor), auditTime: now, updateTime: now })
    .where(and(eq(userExtract.id, id), eq(userExtract.status, from)))
    .returning();
  if (moved) return moved;
  throw (await findWithdrawal(tx, id)) ? withdrawalRefusals.DECIDED() : withdrawalRefusals.NOT_FOUND();
}
