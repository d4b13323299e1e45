import { z } from 'zod';
import {
  count,
  flag,
  INT_MAX,
  integer,
  line,
  mediaAddressOrNone,
  momentOrNone,
  present,
  text,
  webAddressOrNone,
} from '../wire.ts';

export const TITLE_MAX = 200;
export const AUTHOR_MAX = 50;
export const SYNOPSIS_MAX = 200;
export const CONTENT_MAX = 200_000;
export const ARTICLE_SORT_MAX = 9999;

const MARKUP = /<(?!img|video)[^>]*>|&nbsp;|\s/gi;
const says = (html: string) => html.replace(MARKUP, '') !== '';

/** Sentences about what an article lacks that customers are to see. */
const missing = {
  author: '请填写文章作者',
  imageInput: '请上传文章图片',
  synopsis: '请填写文章简介',
  shareTitle: '请填写文章分享标题',
  shareSynopsis: '请填写文章分享简介',
  content: '请填写文章内容',
} as const;
type NeededField = keyof typeof missing;
const needed = Object.keys(missing) as NeededField[];
type Needed = Partial<Readonly<Record<NeededField, string>>>;

const isLacking = (field: NeededField, value = ''): boolean => (field === 'content' ? !says(value) : value.trim() === '');

/** Fields without which an article is for staff alone. */
export const lackingOf = (article: Needed): NeededField[] => needed.filter((field) => isLacking(field, article[field]));

const isWhole = (field: NeededField) => (draft: Needed & { hide?: boolean | null | undefined }) =>
  draft.hide === true || !isLacking(field, draft[field]);

/** Text that may be blank as long as the article is hidden. */
const later = (field: NeededField, max: number, tooLong: string) => z.string(missing[field]).pipe(text(max, tooLong)).default('');

const fields = {
  cid: integer(1, INT_MAX, '请选择分类'),
  title: line(TITLE_MAX, '请填写文章标题', `文章标题最多${TITLE_MAX}个字符`),
  author: later('author', AUTHOR_MAX, `文章作者最多${AUTHOR_MAX}个字符`),
  imageInput: z.string(missing.imageInput).pipe(mediaAddressOrNone(255, '文章图片名称最多255个字符')).default(''),
  synopsis: later('synopsis', SYNOPSIS_MAX, `文章简介最多${SYNOPSIS_MAX}个字符`),
  shareTitle: later('shareTitle', TITLE_MAX, `文章分享标题最多${TITLE_MAX}个字符`),
  shareSynopsis: later('shareSynopsis', SYNOPSIS_MAX, `文章分享简介最多${SYNOPSIS_MAX}个字符`),
  isHot: present('是否热门(小程序)不能为空').pipe(flag),
  isBanner: present('是否轮播图(小程序)不能为空').pipe(flag),
  content: later('content', CONTENT_MAX, '文章内容过长，请删减后重试'),
  sort: integer(0, ARTICLE_SORT_MAX, `排序应为 0 到 ${ARTICLE_SORT_MAX}`).nullish(),
  url: webAddressOrNone(255, '原文链接应以 http:// 或 https:// 开头', '原文链接最多255个字符').nullish(),
  /** Visibility; absent shows a new article and keeps that of another. One that is hidden may lack all but title and category. */
  hide: flag.nullish(),
  /** Customers see it from then on. Left out, a new one is seen at once and another stays as it is. */
  showTime: momentOrNone.optional(),
};

const whole = <S extends z.ZodObject<typeof fields>>(draft: S): S =>
  needed.reduce((schema, field) => schema.refine(isWhole(field), { path: [field], error: missing[field] }), draft);

export const ArticleDraft = whole(z.object(fields));
export type ArticleDraft = z.output<typeof ArticleDraft>;

export const ArticleEdit = whole(
  z.object({
    ...fields,
    /** The version the form was opened with; a client that sends none saves without being asked. */
    version: count.nullish(),
  }),
);
