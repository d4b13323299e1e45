import { z } from 'zod';
import { idOrNone, jsonText, mediaAddressOrNone, text } from '../wire.ts';
import { choices } from '../choices.ts';

export const replyTypes = choices({ text: '文字消息', image: '图片消息', news: '图文消息', voice: '声音消息' });
export type ReplyType = (typeof replyTypes.values)[number];

/** Most bytes that WeChat takes of a text that answers a message. */
export const REPLY_BYTES = 2048;
export const bytesOf = (typed: string): number => new TextEncoder().encode(typed).length;

const WRONG_DATA = '回复内容的格式不正确，请刷新页面后重试';

/** Content of a reply as forms send it; of the fields those of the type count. */
export const ReplyContent = z.object({
  content: text(REPLY_BYTES).nullish(),
  mediaId: text(128).nullish(),
  srcUrl: mediaAddressOrNone(255, '文件地址过长，请重新上传').nullish(),
  articleId: idOrNone.nullish(),
});
export type ReplyContent = z.output<typeof ReplyContent>;

/** Article of a news reply as previews show it; empty where there is none any more. */
const ArticleData = z.object({ title: z.string().optional(), imageInput: z.string().optional() });

/** Content as it is answered, with all that a preview needs. */
export const ShownContent = z.object({
  content: z.string().default(''),
  articleData: ArticleData.default({}),
  mediaId: z.string().default(''),
  srcUrl: z.string().default(''),
  articleId: z.int().nullable().default(null),
});
export type ShownContent = z.output<typeof ShownContent>;

export const sentData = jsonText(ReplyContent, WRONG_DATA);
export const shownData = jsonText(ShownContent, WRONG_DATA);

/** Defect of a content, and the field that it is in: what its type needs. */
export function problemOfContent(
  type: ReplyType,
  { content, mediaId, articleId }: ReplyContent,
): { field: keyof ReplyContent; says: string } | undefined {
  if (type === replyTypes.news) return articleId ? undefined : { field: 'articleId', says: '请选择图文消息' };
  if (type !== replyTypes.text) return mediaId ? undefined : { field: 'mediaId', says: '请上传' };
  const words = content ?? '';
  if (words.trim() === '') return { field: 'content', says: '请填写规则内容' };
  const over = bytesOf(words) - REPLY_BYTES;
  return over > 0
    ? { field: 'content', says: `规则内容最多 ${REPLY_BYTES} 个字节，一个汉字占 3 个，请再删去 ${over} 个字节` }
    : undefined;
}
