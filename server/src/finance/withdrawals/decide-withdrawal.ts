import { sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { commissionStates } from '#contract/customers/ledgers.ts';
import { fundsSettings } from '#contract/customers/settings.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { withdrawalRefusals } from '#contract/finance/withdrawal-refusals.ts';
import type { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { moveCommission, settleCommission } from '#server/customers/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { recordPayout } from './record-payout.ts';
import { holdPayout, samePayout } from './queries.ts';
import { userExtract } from './tables.ts';

type Decision = Input<typeof withdrawalCalls.decide>;

/** Staff say that they paid it out, or refuse it and give the commission back. */
export async function decideWithdrawal(write: Write, decision: Decision): Promise<null> {
  const { id, status, backMessage } = decision;
  if (status === withdrawalStates.paid) await approve(write, decision);
  else if (status === withdrawalStates.refused) await refuse(write, id, backMessage);
  else throw withdrawalRefusals.NO_DECISION();
  return null;
}

/** Clients of the wire ask nobody how an account that was changed was checked: the log says that as well. */
const UNCHECKED = '收款账号改过，没有注明怎样核对';

/** A number that is on another withdrawal is a slip of the pen, unless one payment covered both. */
async function checkPayout({ tx }: Write, { id, payoutNo, sharesPayout = false }: Decision & { payoutNo: string }) {
  if (payoutNo === '' || sharesPayout) return;
  await holdPayout(tx, payoutNo);
  const [other] = await samePayout(tx, { id, payoutNo });
  if (other) throw withdrawalRefusals.PAYOUT_USED({ payoutNo, of: `${other.nickName}（${other.uid}）的提现 ${other.id} ` });
}

async function approve(write: Write, { payoutNo = '', accountCheck = '', ...decision }: Decision): Promise<void> {
  const { id } = decision;
  const reference = payoutNo.trim();
  const checked = accountCheck.trim();
  const approved = await moveWithdrawal(write, id, 'approve', {
    payoutNo: reference,
    accountCheck: sql`case when ${userExtract.correctorId} = 0 then '' else ${checked || UNCHECKED} end`,
  });
  const { funds_review_above: limit } = await settingsFor(write, fundsSettings);
  if (limit > 0 && approved.correctorId === adminIdOf(write.actor)) throw withdrawalRefusals.OWN_CORRECTION();
  await checkPayout(write, { ...decision, payoutNo: reference });
  await recordPayout(write, approved);
  await settleCommission(write, { linkId: String(id), status: commissionStates.complete });
}

async function refuse(write: Write, id: number, reason = ''): Promise<void> {
  const failMsg = reason.trim();
  if (failMsg === '') throw withdrawalRefusals.NO_REASON();
  const { uid, extractPrice } = await moveWithdrawal(write, id, 'refuse', { failMsg, failTime: write.now });
  const linkId = String(id);
  await settleCommission(write, { linkId, status: commissionStates.invalid });
  const mark = `提现申请拒绝返还佣金${yuanOfFen(extractPrice)}`;
  await moveCommission(write, { uid, kind: 'refused', price: extractPrice, linkId, mark });
}
