import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { exportRefusals } from '../exports/exports.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { readMoment, showDay } from '../moment.ts';
import { flag, id, money, nothing, page, paged, present, text, words } from '../wire.ts';
import { closingStates, DayClosing, faces, Pieces, tillActs, TillEntry, tillKinds, tillSums } from './day-closing-record.ts';
import { closingRefusals } from './day-closing-refusals.ts';

const dayText = text(10).refine((day) => {
  const read = readMoment(day);
  return !Number.isNaN(read.getTime()) && showDay(read) === day;
}, '日期格式应为 2026-01-31');
const filters = {
  status: closingStates.schema('日结状态不正确').optional(),
  /** Days whose cash was not what the books say. */
  isDiffering: flag.optional(),
  dateLimit: dateLimit.optional(),
};
const seeing = 'admin:cashier:closing:list';

export const closingCalls = calls('day_closing', '/admin/cashier/closing', {
  list: get('/list', {
    permission: seeing,
    about: 'Closings of days, the latest first.',
    query: paged(filters),
    returns: page(DayClosing),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  info: get('/info', { permission: seeing, query: z.object({ id }), returns: DayClosing, refuses: [closingRefusals.NOT_FOUND] }),
  standing: get('/standing', {
    permission: seeing,
    about: 'The till by now: the day that is to be closed next, and what its books say.',
    returns: z.object({
      day: z.string(),
      /** No day was closed yet, so that the opening has to be said. */
      isFirst: z.boolean(),
      /** A closing waits for somebody to confirm it. */
      isWaiting: z.boolean(),
      /** Receipts of cash that nobody has confirmed. */
      receipts: z.int(),
      ...tillSums,
    }),
  }),
  entries: get('/entries', {
    permission: seeing,
    about: 'Movements of the till: of the days of one closing, or all that no closing has; the latest first.',
    query: paged({ id: id.optional() }),
    returns: page(TillEntry),
    refuses: [closingRefusals.NOT_FOUND],
  }),
  count: post('/count', {
    permission: 'admin:cashier:closing:count',
    about:
      'Closes a day by counting the cash. Nothing more is booked on it while somebody else looks it over. A difference needs a reason.',
    body: z.object({
      day: dayText,
      counts: z.array(Pieces, '请按面额填写张数').max(faces.length, '面额过多'),
      /** Cash at the beginning of the day, of the first day that is closed at all. */
      opening: money.nullish(),
      reason: text(200, '原因不能超过200个字符').nullish(),
    }),
    returns: nothing,
    says: '已清点，请另一人复核',
    refuses: [
      closingRefusals.CLOSED,
      closingRefusals.DAY_TAKEN,
      closingRefusals.FUTURE,
      closingRefusals.EARLIER,
      closingRefusals.UNCHECKED,
      closingRefusals.RECEIPTS_WAIT,
      closingRefusals.NO_OPENING,
      closingRefusals.NO_REASON,
      closingRefusals.FACE_TWICE,
    ],
  }),
  confirm: post('/confirm', {
    permission: 'admin:cashier:closing:confirm',
    about: 'Confirms what somebody else has counted; the day is closed for good.',
    body: z.object({ id }),
    returns: nothing,
    says: '已复核，这一天已日结',
    refuses: [closingRefusals.NOT_FOUND, closingRefusals.OWN, closingRefusals.MOVED],
  }),
  reject: post('/reject', {
    permission: 'admin:cashier:closing:confirm',
    about: 'Sends a closing back to be counted again; its day is open until then.',
    body: z.object({ id, rejectReason: words(200, '请填写退回原因', '退回原因不能超过200个字符') }),
    returns: nothing,
    says: '已退回，请重新清点',
    refuses: [closingRefusals.NOT_FOUND, closingRefusals.MOVED],
  }),
  record: post('/record', {
    permission: 'admin:cashier:closing:record',
    about: 'Writes down cash that goes to the bank, comes from it, or is handed back to a customer.',
    body: z.object({
      kind: tillActs.schema('请选择类型'),
      amount: present('请填写金额').pipe(money.refine((fen) => fen > 0, '金额应大于 0')),
      number: text(40, '单号不能超过40个字符').nullish(),
      says: text(200, '说明不能超过200个字符').nullish(),
    }),
    returns: nothing,
    says: '已记账',
    refuses: [closingRefusals.TODAY_CLOSED, closingRefusals.NOT_THERE],
  }),
});

export const closingExportCalls = calls('day_closing', '/admin/export/excel/cashier', {
  exportClosings: get('/closing', {
    permission: 'admin:export:excel:cashier:closing',
    about: 'A workbook of the closings that the filters find.',
    query: z.object(filters),
    returns: z.object({ fileName: z.string() }),
    refuses: [exportRefusals.EMPTY, periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
});

labelsOf('day_closing', {
  id: 'ID',
  day: '日期',
  opening: '期初现金',
  received: '收现',
  paid: '付现',
  deposited: '存银行',
  books: '账面',
  counted: '实点',
  difference: '差额',
  reason: '差额原因',
  counts: '面额',
  status: '状态',
  cashier: '清点人',
  confirmer: '复核人',
  confirmTime: '复核时间',
  rejectReason: '退回原因',
  createTime: '清点时间',
  updateTime: '修改时间',
  isDiffering: '差额',
  dateLimit: '日期',
  kind: '类型',
  amount: '金额',
  number: '单号',
  says: '说明',
});
labelsOf('till_entry', {
  id: 'ID',
  kind: '类型',
  amount: '金额',
  number: '单号',
  says: '说明',
  actor: '经手人',
  at: '时间',
  createTime: '记账时间',
});

historyOf('day_closing', {
  label: '日结',
  readBy: seeing,
  fields: {
    ...texts('day', 'reason', 'cashier', 'confirmer', 'rejectReason'),
    books: 'yuan',
    counted: 'yuan',
    difference: 'yuan',
    status: closingStates,
  },
  acts: { count: '清点现金', confirm: '复核日结', reject: '退回日结', record: '记现金存取', remind: '提醒日结' },
});
historyOf('till_entry', {
  label: '钱箱流水',
  readBy: seeing,
  fields: { ...texts('number', 'says', 'actor'), kind: tillKinds, amount: 'yuan' },
  acts: {},
});
