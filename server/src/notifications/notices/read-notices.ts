import { announce } from '#server/platform/events/hub.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { setRead } from './queries.ts';

/** Read on one screen, a notice is read on all screens of the person. */
export async function readNotices(write: Write, which: { id: number } | { until: number }): Promise<null> {
  await setRead(write, which);
  await announce(write.tx, { topic: 'notice', adminIds: [adminIdOf(write.actor)], isNew: false });
  return null;
}
