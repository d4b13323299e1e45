import type { Answer } from '#contract/call.ts';
import type { phoneViewCalls } from '#contract/customers/phone-views.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customers } from '../customers/queries.ts';
import { customerPhoneView } from './tables.ts';

/** Lists mask the number; who wants to call somebody asks for it, and that is kept. */
export async function revealPhone(write: Write, { uid }: { uid: number }): Promise<Answer<typeof phoneViewCalls.revealPhone>> {
  const { phone } = await customers.get(write.tx, uid);
  await write.tx.insert(customerPhoneView).values({ uid, createTime: write.now });
  return { phone };
}
