import type { Answer } from '#contract/call.ts';
import type { phoneViewCalls } from '#contract/customers/phone-views.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customers } from '../customers/queries.ts';
import { customerPhoneView } from './tables.ts';

/** The identity number is asked for like a phone number, and the look is kept. */
export async function revealCard(write: Write, { uid }: { uid: number }): Promise<Answer<typeof phoneViewCalls.revealCard>> {
  const { cardId } = await customers.get(write.tx, uid);
  await write.tx.insert(customerPhoneView).values({ uid, createTime: write.now });
  return { cardId };
}
