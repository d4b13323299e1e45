import type { Input } from '#contract/call.ts';
import { withdrawalSettings } from '#contract/distribution/settings.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { withdrawalRefusals } from '#contract/finance/withdrawal-refusals.ts';
import type { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { commissions, findOrCreateCustomer, moveCommission } from '#server/customers/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { keyNameOf, keyOfRequest } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { findByKey } from './queries.ts';
import { checkAccount, checkAmount } from './rules.ts';
import { type WithdrawalRecord, userExtract } from './tables.ts';

type Application = Input<typeof openWithdrawalCalls.apply>;

/** Applies for a withdrawal of a promoter: the commission leaves at once, and waits for staff. Idempotent by its key. */
export async function applyWithdrawal(
  write: Write,
  { account, idempotencyKey, ...asked }: Application,
): Promise<WithdrawalRecord> {
  const { tx, now, actor } = write;
  checkAccount(asked.extractType, asked);
  const uid = await findOrCreateCustomer(write, { account });
  // Two applications of one promoter wait for each other here.
  const left = await commissions.lock(tx, uid);
  const requestKey = keyOfRequest(actor, 'withdrawal', idempotencyKey);
  const known = await findByKey(tx, requestKey);
  if (known) {
    if (known.uid !== uid || known.extractPrice !== asked.extractPrice) throw withdrawalRefusals.KEY_REUSED();
    return known;
  }
  const { user_extract_min_price: least } = await settingsFor(write, withdrawalSettings);
  checkAmount(asked.extractPrice, { left, least });
  const balance = left - asked.extractPrice;
  const qrcodeUrl = (await addressesOf(tx)).keep(asked.qrcodeUrl ?? '');
  const by = { viaKey: keyNameOf(actor), createTime: now, updateTime: now };
  const [made] = await tx
    .insert(userExtract)
    .values({ ...asked, ...by, qrcodeUrl, uid, balance, requestKey, status: withdrawalStates.auditing })
    .returning();
  if (!made) throw new Error('an inserted withdrawal came back empty');
  const mark = `提现申请扣除佣金${yuanOfFen(asked.extractPrice)}`;
  await moveCommission(write, { uid, kind: 'withdraw', price: -asked.extractPrice, linkId: String(made.id), mark });
  return made;
}
