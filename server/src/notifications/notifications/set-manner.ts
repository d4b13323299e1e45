import { type WritingManner, switchStates } from '#contract/notifications/event-terms.ts';
import { notificationRefusals } from '#contract/notifications/notifications.ts';
import type { Write } from '#server/platform/write/write.ts';
import { notifications } from './queries.ts';

/** WritingManner in which customers are written to of an event that has several channels. */
export async function setManner(write: Write, { id, manner }: { id: number; manner: WritingManner }): Promise<null> {
  const { isWechat, isRoutine, isSms } = await notifications.lock(write.tx, id);
  const ways = [isWechat, isRoutine, isSms].filter((state) => state !== switchStates.none);
  if (ways.length < 2) throw notificationRefusals.NO_OTHER_WAY();
  await notifications.set(write, id, { manner });
  return null;
}
