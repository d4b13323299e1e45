import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { neededId, nothing, page, paged, words } from '../wire.ts';

export const customerGroupRefusals = refusals('customer_group', {
  NAME_TAKEN: { onConstraint: 'customer_group__name', says: () => '分组名称已存在' },
  NOT_FOUND: { says: () => '用户分组不存在，请刷新页面后重试' },
});

export const GROUP_NAME_MAX = 64;

export const CustomerGroup = z.object({ id: z.int(), groupName: z.string() });
export type CustomerGroup = z.output<typeof CustomerGroup>;

const GroupDraft = z.object({
  groupName: words(GROUP_NAME_MAX, '请填写分组名称', '用户分组名称不能超过64个字符'),
});
export type GroupDraft = z.output<typeof GroupDraft>;
const { NAME_TAKEN, NOT_FOUND } = customerGroupRefusals;
const byId = z.object({ id: neededId('id') });

/** Groups of customers; each customer is in one at most. */
export const customerGroupCalls = calls('customer_group', '/admin/user/group', {
  list: get('/list', { permission: 'admin:user:group:list', query: paged({}), returns: page(CustomerGroup) }),
  info: get('/info', { permission: 'admin:user:group:info', query: byId, returns: CustomerGroup.nullable() }),
  save: post('/save', { permission: 'admin:user:group:save', body: GroupDraft, returns: nothing, refuses: [NAME_TAKEN] }),
  update: post('/update', {
    edits: CustomerGroup,
    permission: 'admin:user:group:update',
    query: byId,
    body: GroupDraft,
    returns: nothing,
    refuses: [NAME_TAKEN, NOT_FOUND],
  }),
  delete: get('/delete', {
    permission: 'admin:user:group:delete',
    about: 'Takes it off its customers; answers how many.',
    query: byId,
    returns: z.object({ customers: z.int() }).nullable(),
    undo: '删除成功',
    refuses: [NOT_FOUND],
  }),
});

labelsOf('customer_group', { id: 'ID', groupName: '分组名称' });

historyOf('customer_group', {
  label: '用户分组',
  readBy: 'admin:user:group:list',
  fields: texts('groupName'),
  deleted: { named: ['groupName'], needs: [customerGroupCalls.delete.permission, customerGroupCalls.save.permission] },
});
