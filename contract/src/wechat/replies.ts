import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices, flagChoices } from '../choices.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import { flag, id, moment, neededId, neededOr, nothing, page, paged, present, text, wordList } from '../wire.ts';
import { type ReplyContent, type ReplyType, problemOfContent, replyTypes, sentData, shownData } from './reply-content.ts';
import { replyWords, reservedIn } from './reply-words.ts';

export const replyRefusals = refusals('wechat_reply', {
  NOT_FOUND: { says: () => '没有找到相关数据' },
  DELETED: { says: () => '操作失败' },
  TAKEN: {
    says: ({ word, rule }: { word: string; rule: string }) => `${word}关键字已经存在：规则“${rule}”里有它，请先从那条规则删去`,
  },
  TAKEN_JUST_NOW: { onConstraint: 'wechat_reply_word__key', says: () => '关键字已经存在：刚有人添加了它，请刷新后再试' },
  NO_ARTICLE: { onConstraint: 'wechat_reply__article', says: () => '选择的图文已不存在，请重新选择图文消息' },
  TOO_MANY: { says: ({ max }: { max: number }) => `关键字规则最多 ${max} 条，请先删除不用的` },
});

/** Ways in which a message fits a word. */
export const matchTypes = choices({ full: '完全匹配', part: '包含即可' });
export type MatchType = (typeof matchTypes.values)[number];
export const replyStates = flagChoices('启用', '禁用');

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

const ReplyDraft = z.object(fields).check(({ value, issues }) => checkReply(value, issues));
export type ReplyDraft = z.output<typeof ReplyDraft>;
/** The id stands in the body, the address or both. */
const ReplyEdit = z.object({ ...fields, id: id.optional() }).check(({ value, issues }) => checkReply(value, issues));

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

const ReplyVerdict = z.object({
  reason: replyReasons.schema(),
  /** Word that decided; empty where none did. */
  word: z.string(),
  reply: Reply.nullable(),
  /** Defect that keeps the reply from being sent; empty where it is sent. */
  defect: z.string(),
  off: z.array(SilentRule),
});
export type ReplyVerdict = z.output<typeof ReplyVerdict>;

const saved = {
  returns: nothing,
  refuses: [replyRefusals.TAKEN, replyRefusals.TAKEN_JUST_NOW, replyRefusals.NO_ARTICLE],
};

export const replyCalls = calls('wechat_reply', '/admin/wechat/keywords/reply', {
  list: get('/list', {
    permission: 'admin:wechat:keywords:reply:list',
    about: 'Rules by keyword, the newest first; the two that greet and fall back have pages of their own.',
    query: paged({ keywords: searchText(64).optional(), type: replyTypes.schema().optional() }),
    returns: page(Reply),
  }),
  save: post('/save', {
    permission: 'admin:wechat:keywords:reply:save',
    orAnyOf: ['admin:wechat:keywords:reply:update'],
    body: ReplyDraft,
    ...saved,
    refuses: [...saved.refuses, replyRefusals.TOO_MANY],
  }),
  update: post('/update', {
    edits: Reply,
    permission: 'admin:wechat:keywords:reply:update',
    query: z.object({ id: id.optional() }),
    body: ReplyEdit,
    ...saved,
    refuses: [...saved.refuses, replyRefusals.NOT_FOUND],
  }),
  status: post('/status', {
    permission: 'admin:wechat:keywords:reply:status',
    query: z.object({ id: neededId('id'), status: present("Required Boolean parameter 'status' is not present").pipe(flag) }),
    returns: nothing,
    undo: '修改成功',
    refuses: [replyRefusals.NOT_FOUND],
  }),
  info: get('/info', {
    permission: 'admin:wechat:keywords:reply:info',
    query: z.object({ id: neededId('id') }),
    returns: Reply.nullable(),
  }),
  infoByWord: get('/info/keywords', {
    permission: 'admin:wechat:keywords:reply:info:keywords',
    query: z.object({ keywords: z.string(neededOr('String', 'keywords', '请填写文字')).pipe(text(64)) }),
    returns: Reply.nullable(),
  }),
  delete: get('/delete', {
    permission: 'admin:wechat:keywords:reply:delete',
    query: z.object({ id: neededId('id') }),
    returns: nothing,
    undo: '删除成功',
    refuses: [replyRefusals.DELETED],
  }),
  which: get('/which', {
    permission: 'admin:wechat:keywords:reply:list',
    orAnyOf: ['admin:wechat:keywords:reply:info:keywords'],
    about: 'Tells which rule would answer a message, and why.',
    query: z.object({ kind: messageKinds.schema('请选择用户做了什么').default(messageKinds.text), text: text(2048).default('') }),
    returns: ReplyVerdict,
  }),
});

labelsOf('wechat_reply', {
  id: 'ID',
  keywords: '关键字',
  type: '回复类型',
  data: '规则内容',
  content: '规则内容',
  mediaId: '素材',
  articleId: '选取图文',
  article: '选取图文',
  file: '素材',
  status: '规则状态',
  matchType: '匹配方式',
  kind: '用户',
  text: '消息',
  createTime: '创建时间',
  updateTime: '修改时间',
});

historyOf('wechat_reply', {
  label: '公众号自动回复',
  readBy: 'admin:wechat:keywords:reply:info',
  fields: {
    ...texts('keywords', 'content', 'mediaId', 'articleId'),
    type: replyTypes,
    matchType: matchTypes,
    status: replyStates,
  },
  named: { articleId: ['article', 'title'] },
  acts: { status: '启用或禁用' },
  deleted: { named: ['keywords'], needs: [replyCalls.delete.permission, replyCalls.save.permission] },
});
