import { adminIdOf } from '#server/platform/actor.ts';
import { announce } from '#server/platform/events/hub.ts';
import type { Write } from '#server/platform/write/write.ts';

/** All screens of the person show what became of their notices on one of them. */
export const announceOwn = ({ tx, actor }: Write): Promise<void> =>
  announce(tx, { topic: 'notice', adminIds: [adminIdOf(actor)], isNew: false });
