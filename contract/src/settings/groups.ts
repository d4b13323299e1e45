import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { INT_MAX, integer, moment, neededId, nothing, page, paged, words } from '../wire.ts';
import { searchText } from '../search-text.ts';

export const dataGroupRefusals = refusals('data_group', {
  NOT_FOUND: { says: () => '数据组不存在，请刷新页面后重试' },
  NO_FORM: { says: () => '请选择表单数据' },
});

/** A small list of the shop: its entries are typed into the form that it names. */
export const Group = z.object({
  id: z.int(),
  name: z.string(),
  info: z.string(),
  formId: z.int(),
  createTime: moment,
  updateTime: moment,
});
export type Group = z.output<typeof Group>;

const draft = {
  name: words(50, '填写数据组名称', '数据组名称长度不能超过50个字符'),
  info: words(256, '填写数据简介', '数据简介长度不能超过256个字符'),
  formId: integer(0, INT_MAX, '请选择表单数据'),
};

/** Their POSTs carry query parameters. */
export const groupCalls = calls('data_group', '/admin/system/group', {
  list: get('/list', {
    permission: 'admin:system:group:list',
    about: 'Newest first; keywords are a number, or a part of the name or of the description.',
    query: paged({ keywords: searchText(255).optional() }),
    returns: page(Group),
  }),
  info: get('/info', {
    permission: 'admin:system:group:info',
    query: z.object({ id: neededId('id') }),
    returns: Group.nullable(),
  }),
  save: post('/save', {
    permission: 'admin:system:group:save',
    query: z.object(draft),
    returns: nothing,
    refuses: [dataGroupRefusals.NO_FORM],
  }),
  update: post('/update', {
    edits: Group,
    permission: 'admin:system:group:update',
    query: z.object({ id: neededId('id'), ...draft }),
    returns: nothing,
    refuses: [dataGroupRefusals.NO_FORM, dataGroupRefusals.NOT_FOUND],
  }),
  delete: get('/delete', {
    permission: 'admin:system:group:delete',
    about: 'Its entries go along.',
    query: z.object({ id: neededId('id') }),
    returns: nothing,
    undo: '删除数据成功',
    refuses: [dataGroupRefusals.NOT_FOUND],
  }),
});

labelsOf('data_group', {
  id: 'ID',
  name: '数据组名称',
  info: '数据简介',
  formId: '表单数据ID',
  updateTime: '更新时间',
  keywords: '数据搜索',
});

historyOf('data_group', {
  label: '数据组',
  readBy: 'admin:system:group:list',
  fields: texts('name', 'info', 'formId'),
  parts: { group_data: 'gid' },
});
