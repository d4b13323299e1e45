import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { neededId, nothing, page, paged, words } from '../wire.ts';

export const customerTagRefusals = refusals('customer_tag', {
  NAME_TAKEN: { onConstraint: 'customer_tag__name', says: () => '标签名称已存在' },
  PUT_TWICE: { onConstraint: 'customer_tag_link__once', says: () => '标签刚被他人设置，请刷新后重试' },
  NOT_FOUND: { says: () => '用户标签不存在，请刷新页面后重试' },
});

export const TAG_NAME_MAX = 50;

export const CustomerTag = z.object({ id: z.int(), name: z.string() });
export type CustomerTag = z.output<typeof CustomerTag>;

const TagDraft = z.object({
  name: words(TAG_NAME_MAX, '请填写标签名称', '标签名称不能超过50个字符'),
});
export type TagDraft = z.output<typeof TagDraft>;
const { NAME_TAKEN, NOT_FOUND } = customerTagRefusals;
const byId = z.object({ id: neededId('id') });

/** Tags on customers; each customer may have several. */
export const customerTagCalls = calls('customer_tag', '/admin/user/tag', {
  list: get('/list', { permission: 'admin:user:tag:list', query: paged({}), returns: page(CustomerTag) }),
  info: get('/info', { permission: 'admin:user:tag:info', query: byId, returns: CustomerTag.nullable() }),
  save: post('/save', { permission: 'admin:user:tag:save', body: TagDraft, returns: nothing, refuses: [NAME_TAKEN] }),
  update: post('/update', {
    edits: CustomerTag,
    permission: 'admin:user:tag:update',
    query: byId,
    body: TagDraft,
    returns: nothing,
    refuses: [NAME_TAKEN, NOT_FOUND],
  }),
  delete: get('/delete', {
    permission: 'admin:user:tag:delete',
    about: 'Takes it off its customers; answers how many.',
    query: byId,
    returns: z.object({ customers: z.int() }).nullable(),
    undo: '删除成功',
    refuses: [NOT_FOUND],
  }),
});

labelsOf('customer_tag', { id: 'ID', name: '标签名称' });

historyOf('customer_tag', {
  label: '用户标签',
  readBy: 'admin:user:tag:list',
  fields: texts('name'),
  deleted: { named: ['name'], needs: [customerTagCalls.delete.permission, customerTagCalls.save.permission] },
});
