import { asc, eq, isNull } from 'drizzle-orm';
import { customer, customerIdentity, keepFollowers, seeFollower } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { keepTags } from '#server/wechat/index.ts';
import { DAY, ago } from '../past.ts';

const APP = 'wxdemo0000000001';
const tags = [
  { id: 2, name: '星标组' },
  { id: 100, name: '老用户' },
];
const ways = ['ADD_SCENE_QR_CODE', 'ADD_SCENE_SEARCH', 'ADD_SCENE_PAID', 'ADD_SCENE_WXA', 'ADD_SCENE_PROFILE_CARD'];
const FANS = 24;

/** Followers of the public account, of whom some are customers, and one who left. */
export async function seedFans(write: Write): Promise<void> {
  const { tx, now } = write;
  await keepTags(write, tags);
  const followers = Array.from({ length: FANS }, (_, at) => ({
    openid: `oDemoFan_${String(at + 1).padStart(3, '0')}`,
    isSubscribed: true,
    subscribeTime: ago(write, (at + 1) * DAY).now,
    scene: ways[at % ways.length] ?? '',
    sceneText: at % ways.length === 0 ? '收银台' : '',
    tagIds: at % 4 === 0 ? [100] : at % 7 === 0 ? [2, 100] : [],
  }));
  await keepFollowers(write, { appId: APP, askedTime: now, followers });
  const people = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(isNull(customer.mergedInto))
    .orderBy(asc(customer.id))
    .limit(8);
  for (const [at, { id: uid }] of people.entries())
    await tx
      .update(customerIdentity)
      .set({ uid, lastSeenTime: ago(write, at * DAY).now })
      .where(eq(customerIdentity.openid, followers[at * 2]?.openid ?? ''));
  await seeFollower(write, { appId: APP, openid: followers.at(-1)?.openid ?? '', at: now, subscribes: false });
}
