import type { Write } from '#server/platform/write/write.ts';
import { customers } from '../customers/queries.ts';
import { lockIdentity, setIdentity } from './queries.ts';

interface SeenFollower {
  appId: string;
  openid: string;
  /** Moment of what the person did. */
  at: Date;
  /** True and false of an event that begins or ends it; undefined where it says nothing of that. */
  subscribes?: boolean | undefined;
  scene?: string | undefined;
}

/** Keeps that a person did something in an app. Events come in any order: an older one changes nothing. Answers the identity. */
export async function seeFollower(write: Write, { appId, openid, at, subscribes, scene = '' }: SeenFollower): Promise<number> {
  const { tx, now } = write;
  const identity = await lockIdentity(write, { appId, openid });
  const { id, uid, lastSeenTime, subscribeTime, unsubscribeTime } = identity;
  const lastTurn = Math.max(subscribeTime?.getTime() ?? 0, unsubscribeTime?.getTime() ?? 0);
  const isTurn = subscribes !== undefined && at.getTime() >= lastTurn;
  const turn = { subscribed: subscribes, ...(subscribes ? { subscribeTime: at } : { unsubscribeTime: at }) };
  const seen = lastSeenTime && lastSeenTime > at ? lastSeenTime : at;
  await setIdentity(tx, id, { ...(isTurn && turn), ...(scene !== '' && { scene: scene.slice(0, 64) }), lastSeenTime: seen }, now);
  if (isTurn && uid !== null) await customers.set(write, uid, { subscribe: subscribes });
  return id;
}
