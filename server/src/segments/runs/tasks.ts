import { type SQL, and, eq, inArray, sql } from 'drizzle-orm';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { type CustomerTask, customerRunRefusals, tagWays } from '#contract/segments/customer-runs.ts';
import { couponUser, getSendable, giveToMany, lockGivable } from '#server/coupons/index.ts';
import {
  customer,
  customerGroup,
  customerTag,
  customerTagLink,
  isLiveLink,
  lockCustomers,
  lockGroup,
  lockTags,
  setGroup,
  setTags,
  shareCustomers,
} from '#server/customers/index.ts';
import { toNotice } from './notice-task.ts';
import { addGiven } from '../sending-records/queries.ts';
import type { KeptTask, OpenTask } from './open-task.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { Write } from '#server/platform/write/write.ts';

async function toGroup(db: Db, { groupId }: NonNullable<CustomerTask['group']>): Promise<OpenTask> {
  const { groupName, isDel } = customerGroup;
  const [group] = await db
    .select({ groupName })
    .from(customerGroup)
    .where(and(eq(isDel, false), eq(customerGroup.id, groupId)));
  if (!group) throw customerRefusals.NO_GROUP();
  return {
    label: `设置分组：${group.groupName}`,
    changes: sql`${customer.groupId} is distinct from ${groupId}`,
    left: null,
    async lock(tx, uids) {
      await lockGroup(tx, groupId);
      await lockCustomers(tx, uids);
    },
    async apply(write, uids) {
      await setGroup(write, [...uids], groupId);
      return [];
    },
  };
}

const linksOf = (condition: SQL) => sql`${customerTagLink.uid} = ${customer.id} and ${condition}`;

/** Condition on a customer whose tags would change. */
function tagsChange(way: string, tagIds: readonly number[]): SQL {
  const ids = sql`${sql.param([...tagIds])}::int[]`;
  const [isOne, isOther] = [sql`${customerTagLink.tagId} = any(${ids})`, sql`${customerTagLink.tagId} <> all(${ids})`];
  const lacks = sql`(select count(*) from ${customerTagLink} where ${linksOf(isOne)}) < ${tagIds.length}::int`;
  if (way === tagWays.add) return lacks;
  const has = (condition: SQL) => sql`exists (select from ${customerTagLink} where ${linksOf(condition)})`;
  return way === tagWays.remove ? has(isOne) : sql`(${lacks} or ${has(sql`${isOther} and ${isLiveLink}`)})`;
}

async function changeTags(write: Write, uids: readonly number[], way: string, tagIds: readonly number[]): Promise<void> {
  const { tx } = write;
  if (way === tagWays.replace) return setTags(write, uids, tagIds);
  const { uid, tagId } = customerTagLink;
  const worn = and(among(uid, uids), among(tagId, tagIds));
  if (way === tagWays.remove) {
    await tx.delete(customerTagLink).where(worn);
    return;
  }
  const has = new Set(
    (await tx.select({ uid, tagId }).from(customerTagLink).where(worn)).map((one) => `${one.uid} ${one.tagId}`),
  );
  const links = uids.flatMap((one) => tagIds.map((each) => ({ uid: one, tagId: each })));
  await insertRows(
    tx,
    customerTagLink,
    links.filter((one) => !has.has(`${one.uid} ${one.tagId}`)),
  );
}

const tagLabels: Readonly<Record<string, string>> = { add: '加上标签', replace: '标签换成', remove: '去掉标签' };

async function toTags(db: Db, { way, tagIds: sent }: NonNullable<CustomerTask['tags']>): Promise<OpenTask> {
  const tagIds = [...new Set(sent)];
  const tags = await db
    .select({ id: customerTag.id, name: customerTag.name })
    .from(customerTag)
    .where(and(eq(customerTag.isDel, false), inArray(customerTag.id, tagIds)))
    .orderBy(customerTag.id);
  if (tags.length < tagIds.length) throw customerRefusals.NO_TAG();
  return {
    label: `${tagLabels[way]}：${tags.map(({ name }) => name).join('、')}`,
    changes: tagsChange(way, tagIds),
    left: null,
    async lock(tx, uids) {
      await lockTags(tx, tagIds);
      await lockCustomers(tx, uids);
    },
    async apply(write, uids) {
      await changeTags(write, uids, way, tagIds);
      return [];
    },
  };
}

async function toCoupon(
  db: Db,
  { couponId }: NonNullable<CustomerTask['coupon']>,
  now: Date,
  sendingId: number | undefined,
): Promise<OpenTask> {
  const { name, left } = await getSendable(db, couponId, now);
  return {
    label: `发送优惠券：${name}`,
    changes: sql`not exists (select from ${couponUser} where ${couponUser.couponId} = ${couponId} and ${couponUser.uid} = ${customer.id})`,
    left,
    async lock(tx, uids) {
      await lockGivable(tx, [couponId]);
      await shareCustomers(tx, uids);
    },
    async apply(write, uids) {
      const { given, short } = await giveToMany(write, { couponId, uids });
      if (sendingId !== undefined) await addGiven(write, sendingId, given.length);
      return short;
    },
  };
}

/** Reads what a run is about, and refuses one that could do nothing at all. */
export async function openTask(db: Db, { group, tags, coupon, notice, sendingId }: KeptTask, now: Date): Promise<OpenTask> {
  if (group) return toGroup(db, group);
  if (tags) return toTags(db, tags);
  if (coupon) return toCoupon(db, coupon, now, sendingId);
  if (notice) return toNotice(db, notice, now);
  throw customerRunRefusals.NOTHING_TO_DO();
}

/** Verb and permission that a run goes by. */
export const actOf = ({ group, tags, notice }: CustomerTask): { verb: string; permission: string } => {
  if (group) return { verb: 'groupMany', permission: 'admin:user:group' };
  if (tags) return { verb: 'tagMany', permission: 'admin:user:tag' };
  if (notice) return { verb: 'noticeMany', permission: 'admin:user:notice' };
  return { verb: 'sendMany', permission: 'admin:coupon:user:receive' };
};

/** Coupons that were given stay given, and what was sent is sent. */
export const isUndoable = ({ coupon, notice }: CustomerTask): boolean => coupon === undefined && notice === undefined;
