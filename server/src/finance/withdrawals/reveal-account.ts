import type { Answer } from '#contract/call.ts';
import { withdrawalRefusals } from '#contract/finance/withdrawal-refusals.ts';
import type { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { findWithdrawal } from './queries.ts';
import { userExtractView } from './tables.ts';

/** Lists mask the account; who pays or corrects it asks for it, and that is kept. */
export async function revealAccount(write: Write, { id }: { id: number }): Promise<Answer<typeof withdrawalCalls.reveal>> {
  const found = await findWithdrawal(write.tx, id);
  if (!found) throw withdrawalRefusals.NOT_FOUND();
  await write.tx.insert(userExtractView).values({ extractId: id, createTime: write.now });
  const { bankCode, alipayCode, wechat } = found;
  return { bankCode, alipayCode, wechat };
}
