import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockGroup } from '../groups/queries.ts';
import { lockTags, setTags } from '../tags/queries.ts';
import { checkReferrer } from '../referrers/check-referrer.ts';
import { checkPhoneFree, customers, findCustomer, lockPhone } from '../customers/queries.ts';
import { lockNewAccount } from '../customers/survivor.ts';
import { welcome } from '../customers/welcome.ts';

export interface Registration {
  account: string;
  phone: string;
  nickname?: string | undefined;
  avatar?: string;
  userType?: string | undefined;
  groupId?: number | undefined;
  tagIds?: readonly number[];
  mark?: string;
  spreadUid?: number | undefined;
  /** People who came by themselves; those whom staff register come later. */
  isHere: boolean;
  /** Customers of another system that are brought here get no coupons for newcomers. */
  isKnown?: boolean;
}

/** A new customer with a phone number of their own. Two with one number wait for each other. */
export async function registerCustomer(
  write: Write,
  { tagIds = [], spreadUid, isHere, isKnown = false, ...draft }: Registration,
): Promise<number> {
  const { tx, now } = write;
  const { phone, groupId } = draft;
  await lockPhone(tx, phone);
  await checkPhoneFree(tx, phone);
  await lockNewAccount(tx, draft.account);
  if (await findCustomer(tx, draft.account)) throw customerRefusals.ACCOUNT_TAKEN();
  if (groupId !== undefined) await lockGroup(tx, groupId);
  if (tagIds.length > 0) await lockTags(tx, tagIds);
  if (spreadUid !== undefined) await checkReferrer(tx, spreadUid);
  const uid = await customers.insert(write, {
    ...draft,
    nickname: draft.nickname?.trim() || `用户${phone.slice(-4)}`,
    ...(isHere && { firstVisitTime: now, lastLoginTime: now }),
    ...(spreadUid !== undefined && { spreadUid, spreadTime: now }),
  });
  await setTags(write, [uid], tagIds);
  if (!isKnown) await later(write, welcome, { uid });
  return uid;
}
