import type { Input } from '#contract/call.ts';
import type { reviewCalls } from '#contract/catalogue/reviews.ts';
import type { Write } from '#server/platform/write/write.ts';
import { setReview } from './queries.ts';

type Reply = Input<typeof reviewCalls.comment>;

/** A second answer replaces the first; the change log keeps both. */
export async function replyToReview({ tx, actor, now }: Write, { ids, merchantReplyContent }: Reply): Promise<null> {
  await setReview(tx, ids, {
    merchantReplyContent: merchantReplyContent.trim(),
    merchantReplyTime: now,
    replierName: actor.name,
    isReply: true,
    updateTime: now,
  });
  return null;
}
