import { z } from 'zod';
import { BulkRun, type Outcome, TAKEN_BACK, outcomeOf } from '../bulk-run.ts';
import { calls, get, post } from '../call.ts';
import { productImportRefusals, unreadableSheet } from '../catalogue/import/import-refusals.ts';
import { sheetsAside } from '../catalogue/import/import.ts';
import { choices } from '../choices.ts';
import { actsOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { amount, count, id, page, paged, words } from '../wire.ts';

/** Rows of one sheet; a longer history comes in several. */
export const PAST_ROWS = 20_000;
export const PAST_MB = 10;
/** Lines that an order of another system may have. */
export const PAST_LINES = 200;

/** Columns of the sheet, by their headings in the template. */
export const pastFields = {
  orderNo: '订单号',
  createTime: '下单时间',
  payTime: '付款时间',
  status: '状态',
  phone: '用户手机号',
  nickname: '用户昵称',
  realName: '收货人',
  userPhone: '收货电话',
  address: '收货地址',
  productName: '商品',
  spec: '规格',
  code: '规格编码',
  quantity: '数量',
  price: '单价',
  freight: '运费',
  discount: '优惠',
  paid: '实付',
  refunded: '退款金额',
  carrier: '快递公司',
  trackingNo: '快递单号',
  remark: '备注',
} as const;
export type PastField = keyof typeof pastFields;

export const pastOrderRefusals = refusals('past_order', {
  NO_NUMBER_COLUMN: { code: 400, says: () => '表格里没有“订单号”列，请在第一行写上列名，或下载模板填写' },
  TOO_MANY_ROWS: { code: 400, says: () => `一次最多导入 ${PAST_ROWS} 行，请拆分后再导入` },
  TOO_LARGE: { code: 400, says: () => `文件不能超过 ${PAST_MB} MB，请拆分后再导入` },
  NOT_FOUND: { code: 404, says: () => '没有找到这次导入，可能已被清理，请重新上传表格' },
  NOTHING_TO_DO: { says: () => '没有可以导入的订单，请修改表格后重新上传' },
  UNDER_WAY: { says: () => '这次导入还没有结束，请等它结束后再撤回' },
  NOTHING_LEFT: { says: () => '这次导入没有可以撤回的订单' },
  GONE: { says: () => '这笔订单已经不在了' },
  TOUCHED: { says: () => '导入后有人处理过这笔订单，没有撤回' },
});

/** Verdict on an order before the import, and its outcome after it. */
export const pastRowStates = choices({
  waiting: ['waiting', '可以导入', 'waits'],
  done: ['done', '已导入', 'done'],
  unchanged: ['unchanged', '已经导入过', 'rest'],
  refused: ['refused', '有问题', 'trouble'],
  undone: ['undone', TAKEN_BACK, 'rest'],
});
export const pastWords = (run: Outcome): string => outcomeOf(run, '单', pastRowStates.labels);

const Row = z.object({
  id: z.int(),
  /** First line of the order in the sheet; the headings are the first of all. */
  row: z.int(),
  orderNo: z.string(),
  /** Sum that was paid, in yuan; blank of an order that cannot be read. */
  paid: z.string(),
  state: pastRowStates.schema(),
  /** Effect of the import, or why it cannot. */
  reason: z.string(),
});
export type PastRow = z.output<typeof Row>;

const Checked = z.object({
  id: z.int(),
  fileName: z.string(),
  aside: sheetsAside,
  columns: z.array(z.object({ header: z.string(), field: z.string().nullable() })),
  /** Orders by their verdict. */
  fresh: count,
  unchanged: count,
  refused: count,
  /** Sums of what would be imported. */
  paid: amount,
  refunded: amount,
  /** Orders of these whose buyer is no customer yet, and lines whose goods are not sold here. */
  strangers: count,
  unlinked: count,
});
export type CheckedOrders = z.output<typeof Checked>;

const Begun = z.object({ runId: z.int(), jobId: z.int() });
const permission = 'admin:order:past:import';

/** Orders of another system that are over, brought from a sheet: checked first, then imported. */
export const pastOrderCalls = calls('past_order', '/admin/store/order/past', {
  check: post('/check', {
    permission,
    about: 'Reads an xlsx or csv (UTF-8 or GBK), says what would become of each order, and imports none.',
    file: 'multipart',
    returns: Checked,
    refuses: [
      pastOrderRefusals.NO_NUMBER_COLUMN,
      pastOrderRefusals.TOO_MANY_ROWS,
      pastOrderRefusals.TOO_LARGE,
      productImportRefusals.HEADINGS_ALONE,
      productImportRefusals.NO_ROWS,
      ...unreadableSheet,
    ],
  }),
  run: post('/run', {
    permission,
    starts: 'order.importPast',
    about:
      'Imports what was checked. Asked again, it answers with the same job. An order number comes once, whatever sheet has it.',
    body: z.object({ id }),
    returns: Begun,
    refuses: [pastOrderRefusals.NOT_FOUND, pastOrderRefusals.NOTHING_TO_DO],
  }),
  takeBack: post('/take-back', {
    permission,
    starts: 'order.takePastBack',
    about: 'Deletes the orders of an import that nobody has touched since, each for itself.',
    body: z.object({ id, reason: words(255, '请填写撤回原因') }),
    returns: Begun,
    refuses: [pastOrderRefusals.NOT_FOUND, pastOrderRefusals.UNDER_WAY, pastOrderRefusals.NOTHING_LEFT],
  }),
  info: get('/info/{id}', { permission, params: z.object({ id }), returns: BulkRun, refuses: [pastOrderRefusals.NOT_FOUND] }),
  rows: get('/rows', {
    permission,
    query: paged({ id, state: pastRowStates.schema().optional() }),
    returns: page(Row),
    refuses: [pastOrderRefusals.NOT_FOUND],
  }),
  problems: get('/problems/{id}', {
    permission,
    about:
      'Rows of the orders that were refused, as they were written and each with the reason: a sheet to be mended and imported again.',
    params: z.object({ id }),
    returns: z.array(z.array(z.string())),
    refuses: [pastOrderRefusals.NOT_FOUND],
  }),
});

actsOf('past_order', '历史订单导入', {
  check: '核对历史订单表格',
  run: '开始导入历史订单',
  takeBack: '撤回历史订单导入',
  clear: '清除历史订单导入记录',
  bring: '开放接口导入历史订单',
});
