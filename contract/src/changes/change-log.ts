import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { exportRefusals } from '../exports/exports.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import { id, moment, page, paged, text } from '../wire.ts';
import { FieldChange, undoing } from './changes.ts';

export const actorKinds = choices({ admin: '管理员', storefront: '店铺前端', system: '系统', nobody: '访客' });

export const changeLogRefusals = refusals('change_log', {
  KIND_FIRST: { says: () => '按名称查找对象时，请先选择对象类型；不选类型时可以输入 ID' },
});

/** Act on the shop. */
export const LoggedChange = z.object({
  id,
  at: moment,
  actorKind: z.string(),
  actor: z.string(),
  address: z.string(),
  /** Noun and verb: `product.offShell`. */
  act: z.string(),
  /** Labels in words. */
  label: z.string(),
  noun: z.string(),
  kind: z.string(),
  /** Record that was changed, the first of several; its name for those who may read it. */
  rowId: z.int().nullable(),
  name: z.string().nullable(),
  /** Number of records that were changed; of large changes at least so many. */
  count: z.int(),
  undone: z.boolean(),
  ...undoing,
  /** Act, with the first values that changed, of records whose reading is allowed: 编辑商品“搪瓷杯”：价格 99.00 改为 89.00. */
  says: z.string(),
});
export type LoggedChange = z.output<typeof LoggedChange>;

export const logFaults = choices({
  gone: '被删除',
  altered: '被修改',
  unlinked: '校验链被改动',
  unsealed: '不是系统写入的',
  cut: '之后的记录被截去',
});

/** State of the chain of hashes over the log. */
export const LogState = z.object({
  /** Last verification; null before the first. */
  verifiedAt: moment.nullable(),
  /** Time of the last act that is proved to be as it was written. */
  verifiedThrough: moment.nullable(),
  verified: z.int(),
  /** First act that is not. */
  broken: z.object({ id, fault: z.string() }).nullable(),
  /** Acts of the last minutes, which the chain has still to take in. */
  waiting: z.int(),
  /** Time before which acts were removed, when the log is not kept for ever. */
  removedBefore: moment.nullable(),
});
export type LogState = z.output<typeof LogState>;

const filters = {
  actor: searchText(32).optional(),
  noun: text(64).optional(),
  act: text(96).optional(),
  actorKind: actorKinds.schema().optional(),
  record: searchText(64).optional(),
  address: text(45).optional(),
  dateLimit: dateLimit.optional(),
};

/** Acts of everybody, newest first. Nothing deletes them but time. */
export const changeLogCalls = calls('change_log', '/admin/change/log', {
  list: get('/list', {
    permission: 'admin:system:change:list',
    about:
      '`noun` is the kind of record that was acted on, `act` noun and verb; `record` its id, or part of its name once the kind is given; `address` the whole IP. The total is counted up to a cap.',
    query: paged(filters),
    returns: page(LoggedChange),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS, changeLogRefusals.KIND_FIRST],
  }),
  kinds: get('/kinds', {
    permission: 'admin:system:change:list',
    about: 'Kinds of records with the acts on them, in words, for filters.',
    returns: z.array(
      z.object({ noun: z.string(), label: z.string(), acts: z.array(z.object({ act: z.string(), label: z.string() })) }),
    ),
  }),
  state: get('/state', {
    permission: 'admin:system:change:list',
    about: 'Says how far the chain of hashes over the log was verified, and the first act that is not as it was written.',
    returns: LogState,
  }),
  info: get('/info/{id}', {
    permission: 'admin:system:change:list',
    about: 'Field by field, of records whose reading is allowed.',
    params: z.object({ id }),
    returns: z.array(FieldChange),
  }),
});

export const changeLogExportCalls = calls('change_log', '/admin/export/excel', {
  export: get('/change', {
    permission: 'admin:system:change:export',
    about: 'A workbook of what the filters of the list find, by a link that is good for ten minutes.',
    query: z.object(filters),
    returns: z.object({ fileName: z.string() }),
    refuses: [exportRefusals.EMPTY, periodRefusals.UNREADABLE, periodRefusals.BACKWARDS, changeLogRefusals.KIND_FIRST],
  }),
});

labelsOf('change_checkpoint', { before: '清除时间点', removed: '已清除操作' });

historyOf('change_checkpoint', {
  label: '操作日志',
  readBy: 'admin:system:change:list',
  fields: { before: 'text', removed: 'text' },
});

labelsOf('change_erasure', { became: '注销后的校验值' });

historyOf('change_erasure', {
  label: '操作日志',
  readBy: 'admin:system:change:list',
  fields: { became: 'text' },
});

labelsOf('change_log', {
  at: '时间',
  actor: '操作人',
  actorKind: '来源',
  act: '操作',
  label: '操作',
  noun: '对象类型',
  kind: '对象类型',
  name: '对象',
  record: '对象',
  says: '内容',
  undone: '已撤销',
  address: 'IP',
  dateLimit: '时间',
});
