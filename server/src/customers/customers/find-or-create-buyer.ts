import { later } from '#server/platform/jobs/jobs.ts';
import { withoutKey } from '#server/platform/own-account.ts';
import { together } from '#server/platform/write/together.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkStatus } from './check-status.ts';
import { type KnownBuyer, findBuyer } from './queries.ts';
import { lockNewAccount, shareAccount } from './survivor.ts';
import { customer } from './tables.ts';
import { welcome } from './welcome.ts';

export interface BuyerDraft {
  account: string;
  nickname?: string | undefined;
  phone?: string | undefined;
  userType?: string | undefined;
}

/** Finds the customer of a storefront's account, or makes one. */
export async function findOrCreateBuyer(
  write: Write,
  { account, nickname = withoutKey(account), phone, userType }: BuyerDraft,
): Promise<KnownBuyer> {
  const { tx, now } = write;
  const [, found] = await together(shareAccount(tx, account), findBuyer(tx, account));
  if (found) checkStatus(write, found);
  if (found) return found;
  // Two first orders of one person may arrive at once: the slower one finds what the faster one made.
  await lockNewAccount(tx, account);
  const faster = await findBuyer(tx, account);
  if (faster) return faster;
  const visit = { firstVisitTime: now, lastLoginTime: now };
  const draft = {
    account,
    nickname,
    phone: phone ?? null,
    ...(userType && { userType }),
    ...visit,
    createTime: now,
    updateTime: now,
  };
  const [made] = await tx.insert(customer).values(draft).returning({ id: customer.id });
  if (!made) throw new Error('customer: nothing was inserted');
  await later(write, welcome, { uid: made.id });
  return { ...made, discount: 100 };
}
