import type { Write } from '#server/platform/write/write.ts';
import { customers } from '../customers/queries.ts';
import { lockIdentity, setIdentity, touchIdentity } from './queries.ts';

interface SeenFollower {
  appId: string;
  openid: string;
  /** Moment of what the person did. */
  at: Date;
  /** True and false of an event that begins or ends it; undefined where it says nothing of that. */
  subscribes?: boolean | undefined;
  scene?: string | undefined;
}

type Turn = Required<Pick<SeenFollower, 'appId' | 'openid' | 'at'>> & { subscribes: boolean };

/** Begins or ends following, unless a later event did either. */
async function turnFollower(write: Write, { appId, openid, at, subscribes }: Turn): Promise<void> {
  const { tx, now } = write;
  const { id, uid, subscribeTime, unsubscribeTime } = await lockIdentity(write, { appId, openid });
  if (at.getTime() < Math.max(subscribeTime?.getTime() ?? 0, unsubscribeTime?.getTime() ?? 0)) return;
  const turn = { subscribed: subscribes, ...(subscribes ? { subscribeTime: at } : { unsubscribeTime: at }) };
  await setIdentity(tx, id, turn, now);
  if (uid !== null) await customers.set(write, uid, { subscribe: subscribes });
}

/** Keeps that a person did something in an app. Events come in any order: an older one changes nothing. Answers the identity. */
export async function seeFollower(write: Write, { appId, openid, at, subscribes, scene = '' }: SeenFollower): Promise<number> {
  const id = await touchIdentity(write, { appId, openid, at, scene: scene.slice(0, 64) });
  if (subscribes !== undefined) await turnFollower(write, { appId, openid, at, subscribes });
  return id;
}
