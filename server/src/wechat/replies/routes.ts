import { replyCalls } from '#contract/wechat/replies.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { deleteReply } from './delete-reply.ts';
import { getReply, listReplies, replies, replyByWord } from './queries.ts';
import { saveReply } from './save-reply.ts';
import { updateReply } from './update-reply.ts';
import { whichReply } from './which-reply.ts';

export const replyRoutes = serve(replyCalls, {
  list: read(listReplies),
  save: write(saveReply),
  update: edit(updateReply, getReply),
  status: write(replies.change),
  info: read(getReply),
  infoByWord: read(replyByWord),
  delete: write(deleteReply),
  which: read(whichReply),
});
