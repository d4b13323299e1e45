import { and, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { publicAccountSettings } from '#contract/services/wechat-settings.ts';
import type { Fan, FanSync, fanCalls } from '#contract/wechat/fans.ts';
import type { Page } from '#contract/wire.ts';
import { customer, customerIdentity } from '#server/customers/index.ts';
import { among, equal } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingOf } from '#server/settings/index.ts';
import { type FanSyncRow, fanSync, fanTag } from './tables.ts';

type FanFilter = Input<typeof fanCalls.list>;
type IdentityRow = typeof customerIdentity.$inferSelect;

const appOf = async (db: Db): Promise<string> => (await settingOf(db, publicAccountSettings.wechat_appid)).trim();

/** Names of customers by their numbers. */
async function nicknamesOf(db: Db, uids: readonly number[]): Promise<Map<number, string>> {
  if (uids.length === 0) return new Map();
  const rows = await db.select({ id: customer.id, nickname: customer.nickname }).from(customer).where(among(customer.id, uids));
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

const presentFan = (row: IdentityRow, nicknames: ReadonlyMap<number, string>, tags: ReadonlyMap<number, string>): Fan[] => {
  const { id, openid, uid, subscribed, subscribeTime, unsubscribeTime, way, scene, tagIds, lastSeenTime } = row;
  if (!subscribeTime) return [];
  const person = { uid: uid ?? 0, nickname: nicknames.get(uid ?? 0) ?? '' };
  const named = tagIds.map((tagId) => tags.get(tagId) ?? String(tagId));
  return [{ id, openid, ...person, subscribed, subscribeTime, unsubscribeTime, way, scene, tags: named, lastSeenTime }];
};

export const listTags = (db: Db) => db.select().from(fanTag).orderBy(fanTag.id);

export async function listFans(db: Db, { subscribed, way, tagId, isCustomer, openid, ...paging }: FanFilter): Promise<Page<Fan>> {
  const fan = customerIdentity;
  return pageOf(db, paging, {
    from: fan,
    where: and(
      equal(fan.appId, (await appOf(db)) || undefined),
      isNotNull(fan.subscribeTime),
      equal(fan.subscribed, subscribed),
      equal(fan.way, way || undefined),
      tagId === undefined ? undefined : sql`${fan.tagIds} @> array[${tagId}]::int[]`,
      isCustomer === undefined ? undefined : isCustomer ? isNotNull(fan.uid) : isNull(fan.uid),
      equal(fan.openid, openid?.trim() || undefined),
    ),
    order: [desc(fan.subscribeTime), desc(fan.id)],
    show: async (rows) => {
      const names = await nicknamesOf(
        db,
        rows.flatMap(({ uid }) => uid ?? []),
      );
      const tags = new Map((await listTags(db)).map(({ id, name }) => [id, name]));
      return rows.flatMap((row) => presentFan(row, names, tags));
    },
  });
}

/** Tags as the account lists them; what it lists no more is gone. */
export async function keepTags({ tx }: Write, tags: readonly { id: number; name: string }[]): Promise<void> {
  await tx.delete(fanTag).where(
    notInArray(
      fanTag.id,
      tags.map(({ id }) => id),
    ),
  );
  if (tags.length === 0) return;
  const rows = tags.map(({ id, name }) => ({ id, name: name.slice(0, 64) }));
  await tx
    .insert(fanTag)
    .values(rows)
    .onConflictDoUpdate({ target: fanTag.id, set: { name: sql`excluded.name` } });
}

/** Another who begins a sync waits. */
export const lockSyncs = ({ tx }: Write) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('fan sync', 0))`);

export async function latestSync(db: Db, appId: string): Promise<FanSyncRow | undefined> {
  const [found] = await db.select().from(fanSync).where(eq(fanSync.appId, appId)).orderBy(desc(fanSync.id)).limit(1);
  return found;
}

/** How far the last sync of the account is. */
export async function syncState(db: Db): Promise<FanSync | null> {
  const found = await latestSync(db, await appOf(db));
  if (!found) return null;
  const { state, handled, total, reason, startTime, endTime } = found;
  return { state, handled, total, reason, startTime, endTime };
}

export async function insertSync({ tx, now }: Write, appId: string): Promise<void> {
  await tx.insert(fanSync).values({ appId, state: 'running', startTime: now, updateTime: now });
}

/** True where the sync still stood where it was read: of two that work on one portion, one goes on. */
export async function moveSync(
  { tx, now }: Write,
  { id, after }: Pick<FanSyncRow, 'id' | 'after'>,
  set: Partial<FanSyncRow>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(fanSync)
    .set({ ...set, updateTime: now })
    .where(and(eq(fanSync.id, id), eq(fanSync.after, after)));
  return rowCount === 1;
}
