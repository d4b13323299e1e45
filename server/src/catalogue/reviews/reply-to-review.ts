import type { Input } from '#contract/call.ts';
import type { reviewCalls } from '#contract/catalogue/reviews.ts';
import type { Write } from '#server/platform/write/write.ts';
import { reviewsSeen } from './queries.ts';

type Reply = Input<typeof reviewCalls.comment>;

/** A second answer replaces the first; the change log keeps both. */
export async function replyToReview(write: Write, { ids, merchantReplyContent }: Reply): Promise<null> {
  const { actor, now } = write;
  await reviewsSeen(write.actor).set(write, ids, {
    merchantReplyContent: merchantReplyContent.trim(),
    merchantReplyTime: now,
    replierName: actor.name,
    isReply: true,
  });
  return null;
}
