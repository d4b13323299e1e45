import type { Answer, Input } from '#contract/call.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { transferRefusals, type openTransferCalls } from '#contract/finance/transfers.ts';
import { balances, commissions, findOrCreateCustomer, moveBalance, moveCommission } from '#server/customers/index.ts';
import { keyOfRequest } from '#server/platform/actor.ts';
import { claimKey } from '#server/platform/write/claim.ts';
import type { Write } from '#server/platform/write/write.ts';

type TransferCall = typeof openTransferCalls.transfer;

/** Moves both ledgers or neither. Idempotent by its key. */
export async function transferCommission(
  write: Write,
  { idempotencyKey, ...asked }: Input<TransferCall>,
): Promise<Answer<TransferCall>> {
  const { tx, actor } = write;
  const { account, amount } = asked;
  if (amount === 0) throw transferRefusals.NOTHING();
  const claim = await claimKey(write, keyOfRequest(actor, 'transfer', idempotencyKey), asked, {});
  if (!claim.first && !claim.same) throw transferRefusals.KEY_REUSED();
  const uid = await findOrCreateCustomer(write, { account });
  const left = await commissions.lock(tx, uid);
  if (claim.first) {
    if (amount > left) throw transferRefusals.TOO_MUCH({ left: Math.max(0, left) });
    const yuan = yuanOfFen(amount);
    await moveCommission(write, { uid, kind: 'transfer', price: -amount, mark: `佣金转余额，减少${yuan}` });
    await moveBalance(write, { uid, type: 'transferIn', amount, mark: `佣金转余额,增加${yuan}` });
  }
  return { commission: await commissions.find(tx, uid), balance: await balances.find(tx, uid) };
}
