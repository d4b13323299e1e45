import { Reply, type ReplyDraft, matchTypes } from '#contract/wechat/reply-record.ts';
import { type ReplyType, type ShownContent, replyTypes } from '#contract/wechat/reply-content.ts';

/** Values of the form of a reply. */
export interface ReplyValues {
  id?: number;
  keywords: string[];
  type: ReplyType;
  matchType: Reply['matchType'];
  status: boolean;
  content: string;
  file: { mediaId: string; srcUrl: string };
  article: { id: number; title: string; imageInput: string } | null;
}

export const blankReply = (keywords: string[]): ReplyValues => ({
  keywords,
  type: replyTypes.text,
  matchType: matchTypes.full,
  status: true,
  content: '',
  file: { mediaId: '', srcUrl: '' },
  article: null,
});

export const toFormValues = ({ data, ...reply }: Reply): ReplyValues => ({
  id: reply.id,
  keywords: reply.keywords,
  type: reply.type,
  matchType: reply.matchType,
  status: reply.status,
  content: data.content,
  file: { mediaId: data.mediaId, srcUrl: data.srcUrl },
  article: data.articleId
    ? { id: data.articleId, title: data.articleData.title ?? '', imageInput: data.articleData.imageInput ?? '' }
    : null,
});

type ReplyEdit = ReplyDraft & { id?: number };

/** The fields of the call: of the content what its type needs. */
export function toInput(typed: object): ReplyEdit {
  const { content, file, article, ...values } = typed as ReplyValues;
  const isFile = values.type === replyTypes.image || values.type === replyTypes.voice;
  return {
    ...values,
    data: {
      content: values.type === replyTypes.text ? content : '',
      mediaId: isFile ? file.mediaId : '',
      srcUrl: isFile ? file.srcUrl : '',
      articleId: values.type === replyTypes.news ? (article?.id ?? null) : null,
    },
  };
}

/** The content of a form as the preview shows it. */
export const toShown = ({ content, file, article }: Pick<ReplyValues, 'content' | 'file' | 'article'>): ShownContent => ({
  content,
  ...file,
  articleId: article?.id ?? null,
  articleData: article ?? {},
});

/** Form values of the rule that came with a stale save. */
export function toFormValuesOfTheirs(theirs: object): object {
  const reply = Reply.safeParse(theirs).data;
  return reply ? toFormValues(reply) : theirs;
}

/** Words of a field for the comparison when two people changed it. */
export function worded(field: string, value: unknown): string | undefined {
  if (field === 'article') return String(Object(value).title ?? '（空）');
  if (field === 'file') return String(Object(value).srcUrl ?? '（空）');
  if (field === 'status') return value === true ? '启用' : '禁用';
  return Array.isArray(value) ? value.join('、') : undefined;
}
