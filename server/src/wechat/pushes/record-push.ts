import { isStaffScene } from '#server/access/index.ts';
import { settleDelivery } from '#server/notifications/index.ts';
import { seeFollower } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { PushMessage } from '#server/services/index.ts';
import { recordedBy, resultsIn, sceneOf, subscribesBy } from './rules.ts';
import { wechatEvent } from './tables.ts';

/** Keeps what a push says of its sender: that they were here, follow or no longer do, and each event with its result. */
export async function recordPush(write: Write, message: PushMessage): Promise<void> {
  const { appId, openid, time: at, event } = message;
  const scene = sceneOf(message);
  const identityId = await seeFollower(write, {
    appId,
    openid,
    at,
    subscribes: subscribesBy(message),
    // Codes by which staff sign in are the source of no customer.
    scene: isStaffScene(scene) ? '' : scene,
  });
  const rows = recordedBy(message).map(({ subject, result }) => ({
    identityId,
    event: event.slice(0, 64),
    subject: subject.slice(0, 128),
    result: result.slice(0, 64),
    eventTime: at,
    createTime: write.now,
  }));
  if (rows.length > 0) await write.tx.insert(wechatEvent).values(rows);
  for (const result of resultsIn(message)) await settleDelivery(write, result);
}
