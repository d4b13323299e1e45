import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { flagChoices } from '../choices.ts';
import { type ValuesIn, historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { flag, id, moment, neededId, nothing, page, paged, present } from '../wire.ts';
import { FormEntry } from './config.ts';
import { jsonIn } from './form.ts';
import { formTemplateRefusals } from './form-templates.ts';
import { searchText } from '../search-text.ts';

export const groupDataRefusals = refusals('group_data', {
  NO_GROUP: { onConstraint: 'group_data__group', says: () => '数据组不存在，请刷新页面后重试' },
  NOT_FOUND: { says: () => '数据不存在，请刷新页面后重试' },
});

export const shownOrNot = flagChoices('显示', '不显示');

/** Entry of a group. Its fields stand in `value` as JSON text, in the order of the form they were typed into. */
export const GroupData = z.object({
  id: z.int(),
  gid: z.int(),
  value: z.string(),
  sort: z.int(),
  status: z.boolean(),
  createTime: moment,
  updateTime: moment,
});
export type GroupData = z.output<typeof GroupData>;

const draft = {
  gid: present('请选择数据组').pipe(id),
  form: FormEntry,
};

/** The groups that something reads, by their numbers on the wire. */
export const groups = { signInRewards: 55, recommendations: 70, signInPictures: 72 } as const;

const Entry = z.object({
  fields: z.array(
    z.object({
      name: z.string(),
      title: z.string().catch(''),
      value: z.union([z.string(), z.number(), z.boolean()]).transform(String).catch(''),
    }),
  ),
});

/** The fields of an entry in their order; none where its JSON names none. */
export const fieldsIn = (value: string): z.output<typeof Entry>['fields'] => Entry.safeParse(jsonIn(value)).data?.fields ?? [];

/** Values of the fields of an entry, by their names. */
export type EntryValues = Readonly<Record<string, string>>;

export const valuesOf = (value: string): EntryValues =>
  Object.fromEntries(fieldsIn(value).map((field) => [field.name, field.value]));

/** Fields that hold a picture, whatever control the form draws of them. */
export const pictureNames: ReadonlySet<string> = new Set(['img', 'image', 'pic']);

/** Small lists that the shop keeps for its own screens and for its storefronts: banners, menus, names. */
export const groupDataCalls = calls('group_data', '/admin/system/group/data', {
  list: get('/list', {
    permission: 'admin:system:group:data:list',
    about: 'Lower `sort` first. `keywords` is taken and not looked at.',
    query: paged({ gid: neededId('gid'), status: flag.optional(), keywords: searchText(255).optional() }),
    returns: page(GroupData),
  }),
  info: get('/info', {
    permission: 'admin:system:group:data:info',
    query: z.object({ id: neededId('id') }),
    returns: GroupData.nullable(),
  }),
  save: post('/save', {
    permission: 'admin:system:group:data:save',
    body: z.object(draft),
    returns: nothing,
    refuses: [
      groupDataRefusals.NO_GROUP,
      formTemplateRefusals.BROKEN_RULE,
      formTemplateRefusals.PASSWORD,
      formTemplateRefusals.NO_JSON,
    ],
  }),
  update: post('/update', {
    edits: GroupData,
    permission: 'admin:system:group:data:update',
    query: z.object({ id: neededId('id') }),
    body: z.object(draft),
    returns: nothing,
    undo: '编辑数据成功',
    refuses: [
      groupDataRefusals.NO_GROUP,
      groupDataRefusals.NOT_FOUND,
      formTemplateRefusals.BROKEN_RULE,
      formTemplateRefusals.PASSWORD,
      formTemplateRefusals.NO_JSON,
    ],
  }),
  delete: get('/delete', {
    permission: 'admin:system:group:data:delete',
    query: z.object({ id: neededId('id') }),
    returns: nothing,
    undo: '删除数据成功',
    refuses: [groupDataRefusals.NOT_FOUND],
  }),
});

labelsOf('group_data', { id: '编号', sort: '排序', status: '状态', value: '内容', entry: '内容', form: '排序和状态' });

const labelled: ValuesIn = (text) =>
  fieldsIn(text).map(({ name, title, value }) => ({ name, label: title || name, value, isPicture: pictureNames.has(name) }));

historyOf('group_data', {
  label: '组合数据',
  readBy: 'admin:system:group:data:info',
  fields: { ...texts('sort'), value: labelled, status: shownOrNot },
  called: { noun: 'data_group', field: 'name', by: 'gid', say: (name) => name },
});
