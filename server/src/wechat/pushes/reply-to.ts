import type { MessageKind } from '#contract/wechat/replies.ts';
import type { ReplyContent } from '#contract/wechat/reply-content.ts';
import type { PushMessage, PushReply } from '#server/services/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { whichReply } from '../replies/which-reply.ts';

const kinds: Readonly<Record<string, MessageKind>> = { subscribe: 'follow', click: 'click', '': 'text' };

/** Answer to a push; undefined where there is nothing to say. */
export async function replyTo({ tx, now }: Write, message: PushMessage): Promise<PushReply | undefined> {
  const kind = kinds[message.event];
  if (!kind) return undefined;
  const text = kind === 'text' ? message.content : message.eventKey;
  const { reply, defect } = await whichReply(tx, { kind, text }, { now });
  if (!reply || defect !== '') return undefined;
  const { content, mediaId }: ReplyContent = reply.data;
  if (reply.type === 'text') return content ? { type: 'text', content } : undefined;
  if (reply.type === 'news') return undefined;
  return mediaId ? { type: reply.type, mediaId } : undefined;
}
