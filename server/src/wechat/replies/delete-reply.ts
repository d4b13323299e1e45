import { replyRefusals } from '#contract/wechat/replies.ts';
import type { Write } from '#server/platform/write/write.ts';
import { removeReply } from './queries.ts';

/** Its words go with it, and come back with it. */
export async function deleteReply({ tx }: Write, { id }: { id: number }): Promise<null> {
  if (!(await removeReply(tx, id))) throw replyRefusals.DELETED();
  return null;
}
