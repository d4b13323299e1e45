import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { ERASED } from '#server/platform/write/personal.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customers } from '../customers/queries.ts';
import { customer } from '../customers/tables.ts';
import { moveExperience } from '../experience/move-experience.ts';
import { movePoints } from '../points/move-points.ts';
import { customerTagLink } from '../tags/tables.ts';

const MARK = '用户注销，清零';

/** Fields of a customer that say who it is. */
const unknown = () => ({
  // Names nobody: no storefront can send what it cannot guess, so whoever comes by the former account is a new customer.
  account: `erased:${randomUUID()}`,
  nickname: ERASED,
  avatar: '',
  phone: null,
  realName: '',
  sex: 0,
  birthday: '',
  cardId: '',
  addres: '',
  mark: '',
  country: 'CN',
  province: '',
  city: '',
  addIp: '',
  lastIp: '',
});

/** Columns that the change log loses of an erased customer, in the names of the database. */
export const personalColumns = [
  'account',
  'nickname',
  'avatar',
  'phone',
  'real_name',
  'sex',
  'birthday',
  'card_id',
  'addres',
  'mark',
  'country',
  'province',
  'city',
  'add_ip',
  'last_ip',
];

/** Ends an account and those that went into it: points and experience leave by a row of their ledgers, and nobody is known by it. */
export async function eraseAccounts(
  write: Write,
  { uid, uids, reason }: { uid: number; uids: readonly number[]; reason: string },
) {
  const { tx, now } = write;
  const { integral, experience } = await customers.get(tx, uid);
  await movePoints(write, { uid, kind: 'system', integral: -integral, mark: MARK });
  await moveExperience(write, { uid, kind: 'system', experience: -experience, mark: MARK });
  await tx.delete(customerTagLink).where(inArray(customerTagLink.uid, [...uids]));
  await tx.update(customer).set({ spreadUid: null, spreadTime: null, updateTime: now }).where(eq(customer.spreadUid, uid));
  for (const id of uids) await customers.set(write, id, unknown());
  await customers.set(write, uid, {
    status: false,
    isPromoter: false,
    subscribe: false,
    spreadUid: null,
    spreadTime: null,
    groupId: null,
    level: null,
    isLevelByHand: false,
    mark: `已注销：${reason}`,
    mergedInto: uid,
    erasedAt: now,
  });
}
