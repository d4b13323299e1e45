import { z } from 'zod';
import { BulkRun } from '../bulk-run.ts';
import { calls, get, post } from '../call.ts';
import { unreadableSheet } from '../catalogue/import/import-refusals.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { INT_MAX, id, integer, page, paged } from '../wire.ts';
import { bankAccountRefusals } from './bank-accounts.ts';
import { HEAD_ROWS, bankFields } from './bank-columns.ts';
import { BankStatement, Checked, StatementRow, statementRowStates, statementStates } from './bank-statement-record.ts';

export const STATEMENT_MB = 50;
/** Most lines of one file; a busy account of a large shop has as many in months. */
export const STATEMENT_ROWS = 200_000;
/** Rows that a person sees before the file is read. */
export const SHOWN_ROWS = 40;

export const bankStatementRefusals = refusals('bank_statement', {
  NOT_FOUND: { code: 404, says: () => '没有找到这份对账单，可能已被清理，请重新上传' },
  TOO_LARGE: { code: 400, says: () => `文件不能超过 ${STATEMENT_MB} MB，请按月份分开下载后再导入` },
  TOO_MANY_ROWS: { code: 400, says: () => `一次最多导入 ${STATEMENT_ROWS} 行，请按月份分开下载后再导入` },
  NO_LINES: { code: 400, says: () => '文件里没有流水，请确认下载的是账户明细' },
  BROKEN_XML: { code: 400, says: () => '这份 XML 读不了：应为银行导出的 CAMT.053 对账单，不带 DOCTYPE' },
  NOT_CAMT: { code: 400, says: () => '这份 XML 不是 CAMT.053 对账单，请在网银里选择 camt.053 格式' },
  SEVERAL_ACCOUNTS: { code: 400, says: () => '文件里有几个账户的流水，请一个账户下载一份' },
  MISSING: { code: 400, says: (p: { field: string }) => `请指出哪一列是${p.field}` },
  TWICE: { code: 400, says: (p: { field: string }) => `“${p.field}”只能选一列` },
  OTHER_ACCOUNT: {
    says: (p: { number: string }) => `文件是尾号 ${p.number} 的账户的，与选择的账户不同，请换一个账户或文件`,
  },
  CLOSED: { says: () => '这个银行账户已停用，请先启用' },
  STARTED: { onConstraint: 'bank_statement__upload', says: () => '这份文件已经开始导入，请在对账单列表里查看' },
});

const columns = z
  .array(bankFields.schema('请选择正确的列').nullable(), '列的含义应为列表')
  .max(200, '列太多，请删去空白的列后再导入');
export type CheckedStatement = z.output<typeof Checked>;

const permission = 'admin:cashier:bank:import';

export const bankStatementCalls = calls('bank_statement', '/admin/cashier/bank/statement', {
  list: get('/list', {
    permission: 'admin:cashier:bank:list',
    about: 'Files that were read in, the latest first.',
    query: paged({ accountId: integer(1, INT_MAX, '银行账户不正确').optional() }),
    returns: page(BankStatement),
  }),
  check: post('/check', {
    permission,
    about:
      'Takes a CSV (UTF-8 or GBK), an xlsx or a CAMT.053 XML, told apart by its content, and answers its first rows with the meanings of its columns that are known.',
    file: 'multipart',
    returns: Checked,
    refuses: [
      bankStatementRefusals.TOO_LARGE,
      bankStatementRefusals.TOO_MANY_ROWS,
      bankStatementRefusals.NO_LINES,
      bankStatementRefusals.BROKEN_XML,
      bankStatementRefusals.NOT_CAMT,
      bankStatementRefusals.SEVERAL_ACCOUNTS,
      ...unreadableSheet,
    ],
  }),
  read: post('/read', {
    permission,
    starts: 'bank_statement.read',
    about:
      'Reads a file that was taken, by a job. The meanings of columns are kept for the account. Lines that are there already are passed over, however files overlap; those that agree with one receipt or payment for certain are matched.',
    body: z.object({
      uploadId: id,
      accountId: integer(1, INT_MAX, '请选择银行账户'),
      headerRow: integer(0, HEAD_ROWS - 1, `列名应在前 ${HEAD_ROWS} 行`),
      columns,
    }),
    returns: z.object({ runId: z.int(), jobId: z.int() }),
    refuses: [
      bankStatementRefusals.NOT_FOUND,
      bankStatementRefusals.MISSING,
      bankStatementRefusals.TWICE,
      bankStatementRefusals.OTHER_ACCOUNT,
      bankStatementRefusals.CLOSED,
      bankStatementRefusals.STARTED,
      bankAccountRefusals.NOT_FOUND,
    ],
  }),
  info: get('/info/{id}', { permission, params: z.object({ id }), returns: BulkRun, refuses: [bankStatementRefusals.NOT_FOUND] }),
  rows: get('/rows', {
    permission,
    about: 'Rows of a file that could not be read, each with its reason.',
    query: paged({ id, state: statementRowStates.schema().optional() }),
    returns: page(StatementRow),
    refuses: [bankStatementRefusals.NOT_FOUND],
  }),
});

labelsOf('bank_statement', {
  id: 'ID',
  accountId: '银行账户',
  accountName: '银行账户',
  bank: '银行',
  fileName: '文件',
  format: '格式',
  state: '余额核对',
  firstAt: '开始',
  lastAt: '结束',
  added: '新流水',
  doubled: '重复',
  refused: '有问题',
  inSum: '收入',
  outSum: '支出',
  opening: '期初余额',
  closing: '期末余额',
  gap: '余额相差',
  gapRow: '相差的行',
  missing: '与上一份相差',
  left: '待处理',
  runId: '导入记录',
  reader: '导入人',
  createTime: '导入时间',
  updateTime: '修改时间',
});

historyOf('bank_statement', {
  label: '银行对账单',
  readBy: bankStatementCalls.list.permission,
  fields: { fileName: 'text', state: statementStates, opening: 'yuan', closing: 'yuan', gap: 'yuan' },
  acts: { check: '上传银行对账单', read: '导入银行对账单', clear: '清除上传的对账单' },
});
