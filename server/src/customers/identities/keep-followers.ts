import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Follower } from '#server/platform/public-account.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customer } from '../customers/tables.ts';
import { customerIdentity } from './tables.ts';

interface ListedFollowers {
  appId: string;
  /** Moment at which WeChat was asked about them. */
  askedTime: Date;
  followers: readonly Follower[];
}

const rowOf = ({ openid, unionid, subscribeTime, scene, sceneText, tagIds }: Follower) => ({
  openid,
  unionid: unionid ?? null,
  subscribeTime: subscribeTime ?? null,
  way: scene.slice(0, 40),
  scene: sceneText.slice(0, 64),
  tagIds: [...tagIds],
});

/** Keeps followers as WeChat tells of them, a hundred or so. Who left after it was asked stays away. */
export async function keepFollowers({ tx, now }: Write, { appId, askedTime, followers }: ListedFollowers): Promise<void> {
  const rows = followers
    .filter(({ isSubscribed }) => isSubscribed)
    .map((follower) => ({ ...rowOf(follower), appId, subscribed: true, listedTime: askedTime, createTime: now, updateTime: now }))
    .toSorted((one, other) => (one.openid < other.openid ? -1 : 1));
  if (rows.length === 0) return;
  const { unsubscribeTime, unionid, scene, subscribeTime, subscribed, uid } = customerIdentity;
  const hasLeft = sql`coalesce(${unsubscribeTime} > ${askedTime}, false)`;
  const kept = await tx
    .insert(customerIdentity)
    .values(rows)
    .onConflictDoUpdate({
      target: [customerIdentity.openid, customerIdentity.appId],
      set: {
        subscribed: sql`not ${hasLeft}`,
        subscribeTime: sql`coalesce(excluded.subscribe_time, ${subscribeTime})`,
        unionid: sql`coalesce(excluded.unionid, ${unionid})`,
        way: sql`excluded.way`,
        scene: sql`coalesce(nullif(excluded.scene, ''), ${scene})`,
        tagIds: sql`excluded.tag_ids`,
        listedTime: askedTime,
        updateTime: now,
      },
    })
    .returning({ uid, subscribed });
  const uids = kept.flatMap((row) => (row.subscribed && row.uid !== null ? [row.uid] : []));
  if (uids.length > 0)
    await tx
      .update(customer)
      .set({ subscribe: true, updateTime: now })
      .where(and(inArray(customer.id, uids), eq(customer.subscribe, false)));
}
