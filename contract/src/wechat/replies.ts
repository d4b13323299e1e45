import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { flagChoices } from '../choices.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import { flag, id, neededId, neededOr, nothing, page, paged, present, text } from '../wire.ts';
import { replyTypes } from './reply-content.ts';
import { matchTypes, messageKinds, Reply, ReplyDraft, ReplyEdit, ReplyVerdict } from './reply-record.ts';

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
export const replyStates = flagChoices('启用', '禁用');

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
