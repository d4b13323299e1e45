import { z } from 'zod';
import { TAKEN_BACK } from '../bulk-run.ts';
import { calls, get, post } from '../call.ts';
import { productImportRefusals, unreadableSheet } from '../catalogue/import/import-refusals.ts';
import { sheetsAside } from '../catalogue/import/import.ts';
import { choices } from '../choices.ts';
import { refusals } from '../refusal.ts';
import { count, id, moment, page, paged, text, words } from '../wire.ts';
import { orderNo } from '../orders/placing.ts';

/** Most orders that are sent in one run. */
export const SHIP_MAX = 1000;
const TEXT_MAX = 200_000;

export const shipmentRefusals = refusals('shipment', {
  NOTHING: { code: 400, says: () => '没有读到订单号和快递单号，请每行填写一单' },
  TOO_MANY: { code: 400, says: () => `一次最多发货 ${SHIP_MAX} 单，请分几次` },
  NO_COLUMNS: { code: 400, says: () => '表格缺少“订单号”或“快递单号”列，请补上标题行后重新上传' },
  KEY_REUSED: { says: () => '这批发货已经提交，内容却不同，请重新核对后再发货' },
  NOT_FOUND: { code: 404, says: () => '没有找到这次批量发货，可能已被清理' },
  UNDER_WAY: { says: () => '这次批量发货还没有结束，请等它结束后再重试' },
  NOTHING_SENT: { says: () => '这批没有已发出的订单可以撤回' },
  NUMBER_CHANGED: { says: () => '单号已经更正，没有撤回，请在订单里单独撤回' },
  NOTHING_LEFT: { says: () => '没有需要重发的订单' },
});

export const checkStates = choices({
  ready: ['ready', '可以发货', 'underway'],
  known: ['known', '已经发出', 'done'],
  refused: ['refused', '不能发货', 'trouble'],
});

const parcel = { orderNo: z.string(), expressNumber: z.string(), expressCode: z.string() };

/** Row as it would be sent; `reason` says what stands against it, or what to know. */
const CheckedRow = z.object({
  ...parcel,
  row: z.int(),
  expressName: z.string(),
  realName: z.string(),
  /** Another member of staff who handles the order now. */
  handler: z.string().nullish(),
  state: checkStates.schema(),
  reason: z.string(),
});
export type CheckedRow = z.output<typeof CheckedRow>;

export const shipmentStates = choices({
  waiting: ['waiting', '等待发货', 'waits'],
  sent: ['sent', '已发货', 'done'],
  refused: ['refused', '未发出', 'trouble'],
  retried: ['retried', '已重试', 'rest'],
  recalled: ['recalled', TAKEN_BACK, 'rest'],
});

export type ShipmentState = (typeof shipmentStates.values)[number];

export const ShipmentRun = z.object({
  id: z.int(),
  jobId: z.int(),
  total: count,
  sent: count,
  refused: count,
  recalled: count,
  /** Orders that a retry would send: those that were refused, and in a run that is over those that were never tried. */
  left: count,
  createTime: moment,
});
export type ShipmentRun = z.output<typeof ShipmentRun>;

const ShipmentRow = z.object({
  ...parcel,
  id: z.int(),
  expressName: z.string(),
  state: shipmentStates.schema(),
  reason: z.string(),
});
const Started = z.object({ id: z.int(), jobId: z.int() });

const heading = z.object({ heading: text(200), column: count });

/** Place of lines in the sheet that they were read from: the row of each, and the columns. */
const SheetPlaces = z.object({
  rows: z.array(count).max(SHIP_MAX),
  columns: z.object({ orderNo: heading, expressNumber: heading, carrier: heading.optional() }),
});
export type SheetPlaces = z.output<typeof SheetPlaces>;

const permission = 'admin:order:send';

/** Sending of many orders by a list of tracking numbers: checked, sent by a job, each order for itself, and tried again. */
export const shipmentCalls = calls('order', '/admin/store/order/ship', {
  shipRead: post('/read', {
    permission,
    dataScope: 'none',
    about:
      'Reads an xlsx or csv with the columns 订单号, 快递单号 and, if there is one, 快递公司 into lines that can be checked.',
    file: 'multipart',
    returns: z.object({ text: z.string(), rows: count, places: SheetPlaces, aside: sheetsAside }),
    refuses: [
      shipmentRefusals.NOTHING,
      shipmentRefusals.TOO_MANY,
      shipmentRefusals.NO_COLUMNS,
      productImportRefusals.TOO_LARGE,
      productImportRefusals.TOO_MANY_ROWS,
      ...unreadableSheet,
    ],
  }),
  shipCheck: post('/check', {
    permission,
    dataScope: 'order_line',
    about: 'Says for each line (order number, tracking number, carrier if named) whether it would be sent, and changes nothing.',
    body: z.object({
      text: words(TEXT_MAX, '请粘贴订单号和快递单号', '内容太长，请分几次'),
      /** Places of its lines in a sheet, as `shipRead` answers them, so that a refusal names the cell. */
      places: SheetPlaces.optional(),
    }),
    returns: z.object({ rows: z.array(CheckedRow), ready: count, known: count, refused: count }),
    refuses: [shipmentRefusals.NOTHING, shipmentRefusals.TOO_MANY],
  }),
  shipRun: post('/run', {
    permission,
    dataScope: 'order_line',
    starts: 'order.send',
    about:
      'Sends the parcels by a job, each order for itself. A repeated `requestKey` answers the run it started the first time.',
    body: z.object({
      requestKey: words(64, '缺少请求标识，请刷新页面后重试'),
      rows: z
        .array(
          z.object({
            orderNo,
            expressNumber: words(64, '请填写快递单号'),
            expressCode: words(50, '请选择快递公司'),
          }),
        )
        .min(1, '没有可以发货的订单')
        .max(SHIP_MAX, `一次最多发货 ${SHIP_MAX} 单，请分几次`),
    }),
    returns: Started,
    refuses: [shipmentRefusals.KEY_REUSED],
  }),
  shipRetry: post('/retry', {
    permission,
    dataScope: 'order_line',
    starts: 'order.send',
    about: 'Sends again what was not sent, as a run of its own.',
    body: z.object({ id }),
    returns: Started,
    refuses: [shipmentRefusals.NOT_FOUND, shipmentRefusals.UNDER_WAY, shipmentRefusals.NOTHING_LEFT],
  }),
  shipRecall: post('/recall', {
    permission,
    dataScope: 'order_line',
    starts: 'order.recall',
    about: 'Takes back the sendings of a run that nobody has received or corrected since, each order for itself.',
    body: z.object({ id, reason: words(255, '请填写撤回原因') }),
    returns: Started,
    refuses: [shipmentRefusals.NOT_FOUND, shipmentRefusals.UNDER_WAY, shipmentRefusals.NOTHING_SENT],
  }),
  shipRuns: get('/list', {
    permission,
    dataScope: 'order_line',
    about: 'One’s own runs of the last 30 days, newest first.',
    query: paged({}),
    returns: page(ShipmentRun),
  }),
  shipInfo: get('/info/{id}', {
    permission,
    dataScope: 'order_line',
    params: z.object({ id }),
    returns: ShipmentRun,
    refuses: [shipmentRefusals.NOT_FOUND],
  }),
  shipRows: get('/rows', {
    permission,
    dataScope: 'order_line',
    about: 'What became of each order of a run.',
    query: paged({ id, state: shipmentStates.schema().optional() }),
    returns: page(ShipmentRow),
    refuses: [shipmentRefusals.NOT_FOUND],
  }),
});
