import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { withdrawalRefusals } from '#contract/finance/withdrawal-refusals.ts';
import type { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { numberFrom } from '#contract/masked.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkAccount, isElsewhere } from './rules.ts';
import { userExtract } from './tables.ts';

/** Staff mend the account before they pay; amount and way stay. */
export async function correctWithdrawal(write: Write, input: Input<typeof withdrawalCalls.update>): Promise<null> {
  const { id, extractType: _, extractPrice: __, ...sent } = input;
  const { tx, now, actor } = write;
  const [found] = await tx.select().from(userExtract).where(eq(userExtract.id, id)).for('update');
  if (!found) throw withdrawalRefusals.NOT_FOUND();
  if (found.status !== withdrawalStates.auditing) throw withdrawalRefusals.DECIDED();
  const account = {
    ...sent,
    bankCode: numberFrom(sent.bankCode, found.bankCode),
    alipayCode: numberFrom(sent.alipayCode, found.alipayCode),
    wechat: numberFrom(sent.wechat, found.wechat),
    ...(sent.qrcodeUrl !== undefined && { qrcodeUrl: (await addressesOf(tx)).keep(sent.qrcodeUrl) }),
  };
  checkAccount(found.extractType, { ...found, ...account });
  const correctorId = isElsewhere(found, account) ? adminIdOf(actor) : found.correctorId;
  await tx
    .update(userExtract)
    .set({ ...account, correctorId, updateTime: now })
    .where(eq(userExtract.id, id));
  return null;
}
