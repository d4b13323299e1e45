import { z } from 'zod';
import { choices } from '../choices.ts';
import { flag, id, moment, present, wordList } from '../wire.ts';
import { type ReplyContent, type ReplyType, problemOfContent, replyTypes, sentData, shownData } from './reply-content.ts';
import { replyWords, reservedIn } from './reply-words.ts';

/** Ways in which a message fits a word. */
export const matchTypes = choices({ full: '完全匹配', part: '包含即可' });
export type MatchType = (typeof matchTypes.values)[number];

const fields = {
  keywords: replyWords,
  type: present('请选择回复类型').pipe(replyTypes.schema('回复类型只能是文字、图片、图文或声音')),
  data: present('请填写回复数据').pipe(sentData),
  status: present('请选择回复状态').pipe(flag),
  /** Ours; other clients leave it out and keep what there is. */
  matchType: matchTypes.schema('请选择匹配方式').nullish(),
};

interface CheckedReply {
  keywords: readonly string[];
  type: ReplyType;
  data: ReplyContent;
}

function checkReply({ keywords, type, data }: CheckedReply, issues: z.core.$ZodRawIssue[]): void {
  const reserved = reservedIn(keywords);
  const problem = problemOfContent(type, data);
  const found = [
    ...(reserved === undefined ? [] : [{ path: ['keywords'], says: `关键字 ${reserved} 是保留的，不能与别的关键字放在一起` }]),
    ...(problem ? [{ path: ['data', problem.field], says: problem.says }] : []),
  ];
  for (const { path, says } of found) issues.push({ code: 'custom', input: data, path, message: says });
}

export const ReplyDraft = z.object(fields).check(({ value, issues }) => checkReply(value, issues));
export type ReplyDraft = z.output<typeof ReplyDraft>;
/** The id stands in the body, the address or both. */
export const ReplyEdit = z.object({ ...fields, id: id.optional() }).check(({ value, issues }) => checkReply(value, issues));

/** A rule by which the public account answers. */
export const Reply = z.object({
  id: z.int(),
  keywords: wordList,
  type: replyTypes.schema(),
  data: shownData,
  status: z.boolean(),
  matchType: matchTypes.schema().default(matchTypes.full),
  createTime: moment,
  updateTime: moment,
});
export type Reply = z.output<typeof Reply>;

/** Acts of a follower that are answered: to write, to follow, to press a button of the menu. */
export const messageKinds = choices({ text: '发来文字', follow: '关注公众号', click: '点击菜单' });
export type MessageKind = (typeof messageKinds.values)[number];

/** Reason why a rule answers, or why none does. */
export const replyReasons = choices({
  full: ['full', '与关键字完全相同', 'done'],
  part: ['part', '消息里包含关键字', 'done'],
  follow: ['follow', '微信关注回复', 'done'],
  fallback: ['fallback', '没有关键字匹配，由无效关键词回复来答', 'waits'],
  nobody: ['nobody', '没有规则回复', 'trouble'],
});
export type ReplyReason = (typeof replyReasons.values)[number];

/** Rule that would have answered, were it on. */
const SilentRule = z.object({ id: z.int(), keywords: wordList });

export const ReplyVerdict = z.object({
  reason: replyReasons.schema(),
  /** Word that decided; empty where none did. */
  word: z.string(),
  reply: Reply.nullable(),
  /** Defect that keeps the reply from being sent; empty where it is sent. */
  defect: z.string(),
  off: z.array(SilentRule),
});
export type ReplyVerdict = z.output<typeof ReplyVerdict>;
