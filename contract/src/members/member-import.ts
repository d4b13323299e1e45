import { z } from 'zod';
import { BulkRun, type Outcome, outcomeOf } from '../bulk-run.ts';
import { calls, get, post } from '../call.ts';
import { productImportRefusals, unreadableSheet } from '../catalogue/import/import-refusals.ts';
import { sheetsAside } from '../catalogue/import/import.ts';
import { choices } from '../choices.ts';
import { actsOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { amount, id, page, paged } from '../wire.ts';

export const MEMBER_ROWS = 20_000;
export const MEMBER_MB = 10;

/** Columns of the sheet, by their headings in the template. */
export const memberFields = {
  phone: '手机号',
  nickname: '昵称',
  realName: '真实姓名',
  level: '用户等级',
  group: '用户分组',
  tags: '用户标签',
  nowMoney: '余额',
  integral: '积分',
  mark: '备注',
} as const;
export type MemberField = keyof typeof memberFields;

export const memberImportRefusals = refusals('member_import', {
  NO_PHONE_COLUMN: { code: 400, says: () => '表格里没有“手机号”列，请在第一行写上列名，或下载模板填写' },
  TOO_MANY_ROWS: { code: 400, says: () => `一次最多导入 ${MEMBER_ROWS} 位用户，请拆分后再导入` },
  TOO_LARGE: { code: 400, says: () => `文件不能超过 ${MEMBER_MB} MB，请拆分后再导入` },
  NOT_FOUND: { code: 404, says: () => '没有找到这次导入，可能已被清理，请重新上传表格' },
  NOTHING_TO_DO: { says: () => '没有可以导入的用户，请修改表格后重新上传' },
});

/** Verdict on a row before the import, and its outcome after it. */
export const memberRowStates = choices({
  waiting: ['waiting', '可以导入', 'waits'],
  done: ['done', '已导入', 'done'],
  unchanged: ['unchanged', '没有变化', 'rest'],
  refused: ['refused', '有问题', 'trouble'],
});
export const memberWords = (run: Outcome): string => outcomeOf(run, '位', memberRowStates.labels);

const Row = z.object({
  id: z.int(),
  /** Line of the sheet; its headings are the first. */
  row: z.int(),
  phone: z.string(),
  nickname: z.string(),
  state: memberRowStates.schema(),
  /** Effect of the import, or why it cannot. */
  reason: z.string(),
});

const Checked = z.object({
  id: z.int(),
  fileName: z.string(),
  aside: sheetsAside,
  columns: z.array(z.object({ header: z.string(), field: z.string().nullable() })),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Sums of what would be opened. */
  nowMoney: amount,
  integral: z.int(),
});
export type CheckedMembers = z.output<typeof Checked>;

const permission = 'admin:user:import';

/** Members of another system, brought from a sheet: checked first, then imported row by row. */
export const memberImportCalls = calls('member_import', '/admin/user/import', {
  check: post('/check', {
    permission,
    about: 'Reads an xlsx or csv (UTF-8 or GBK), says what would become of each row, and changes no customer.',
    file: 'multipart',
    returns: Checked,
    refuses: [
      memberImportRefusals.NO_PHONE_COLUMN,
      memberImportRefusals.TOO_MANY_ROWS,
      memberImportRefusals.TOO_LARGE,
      productImportRefusals.NO_ROWS,
      ...unreadableSheet,
    ],
  }),
  run: post('/run', {
    permission,
    starts: 'customer.importMembers',
    about: 'Imports what was checked. Asked again, it answers with the same job. Balance and points open once for each customer.',
    body: z.object({ id }),
    returns: z.object({ runId: z.int(), jobId: z.int() }),
    refuses: [memberImportRefusals.NOT_FOUND, memberImportRefusals.NOTHING_TO_DO],
  }),
  info: get('/info/{id}', { permission, params: z.object({ id }), returns: BulkRun, refuses: [memberImportRefusals.NOT_FOUND] }),
  rows: get('/rows', {
    permission,
    query: paged({ id, state: memberRowStates.schema().optional() }),
    returns: page(Row),
    refuses: [memberImportRefusals.NOT_FOUND],
  }),
  problems: get('/problems/{id}', {
    permission,
    about: 'Rows that were refused, as they were written and each with its reason: a sheet to be mended and imported again.',
    params: z.object({ id }),
    returns: z.array(z.array(z.string())),
    refuses: [memberImportRefusals.NOT_FOUND],
  }),
});

actsOf('member_import', '用户导入', { check: '核对用户表格', run: '开始导入用户', clear: '清除用户导入记录' });
