import type { ReplyDraft } from '#contract/wechat/reply-record.ts';
import { replyRefusals } from '#contract/wechat/replies.ts';
import type { Write } from '#server/platform/write/write.ts';
import { saveReply } from './save-reply.ts';

/** Saves a rule again, whose id stands in the body, the address or both. */
export async function updateReply(write: Write, { id, ...draft }: ReplyDraft & { id?: number | undefined }): Promise<null> {
  if (id === undefined) throw replyRefusals.NOT_FOUND();
  return saveReply(write, draft, id);
}
