import { z } from 'zod';
import { approvalRefusals } from '../approvals/approvals.ts';
import { calls, get, post } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { count, id, integer, nothing, page, paged, text, words } from '../wire.ts';
import { orderRefusals } from '../orders/order-refusals.ts';
import { refundRefusals } from '../orders/refund-refusals.ts';
import {
  CaseGoods,
  CaseInfo,
  CaseRow,
  CaseTerms,
  ReturnableGoods,
  goodsOf,
  CaseFilter,
  CaseRefundTerms,
} from './return-case-record.ts';
import { caseKinds, caseStates } from '../orders/return-case-enums.ts';
import { orderNo } from '../orders/placing.ts';
import { notOpened, returnCaseRefusals } from './return-case-refusals.ts';

const caseId = z.object({ id });
const reason = words(255, '请填写原因');
const returnTo = text(255, '寄回地址最多 255 个字').optional();

/** Refusals of acts on a case. */
const notTheirs = [returnCaseRefusals.NOT_FOUND, returnCaseRefusals.OF_SEVERAL];
const closing = [...notTheirs, returnCaseRefusals.NOT_RECEIVED, returnCaseRefusals.ENDED, returnCaseRefusals.WRONG_KIND];
const refunding = [
  ...closing,
  refundRefusals.TOO_MUCH,
  refundRefusals.ZERO,
  refundRefusals.UNDER_WAY,
  refundRefusals.REFUNDED_ALREADY,
  orderRefusals.IN_CASE,
];

export const returnCaseCalls = calls('return_case', '/admin/store/return', {
  list: get('/list', {
    permission: 'admin:order:case:list',
    dataScope: 'return_case',
    about:
      'Newest first. `keywords` is part of the number of a case, of an order or of a parcel back, of a name or of a phone number.',
    query: paged(CaseFilter.shape),
    returns: page(CaseRow),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  count: get('/count', {
    permission: 'admin:order:case:list',
    dataScope: 'return_case',
    about: 'Cases by their state.',
    returns: z.object({
      all: count,
      asked: count,
      waiting: count,
      received: count,
      closed: count,
      refused: count,
      withdrawn: count,
    }),
  }),
  info: get('/info', {
    permission: 'admin:order:case:list',
    dataScope: 'return_case',
    query: caseId,
    returns: CaseInfo,
    refuses: [returnCaseRefusals.NOT_FOUND],
  }),
  ofOrder: get('/order', {
    permission: 'admin:order:case:list',
    dataScope: 'return_case',
    about: 'Cases of an order, the latest first.',
    query: z.object({ orderNo }),
    returns: z.array(CaseInfo),
    refuses: [orderRefusals.NOT_FOUND],
  }),
  goods: get('/goods', {
    permission: 'admin:order:case:save',
    dataScope: 'order',
    about: 'Goods of an order that may come back, with what each could be exchanged for.',
    query: z.object({ orderNo }),
    returns: z.array(ReturnableGoods),
    refuses: [orderRefusals.NOT_FOUND],
  }),
  addresses: get('/addresses', {
    permission: 'admin:order:case:save',
    orAnyOf: ['admin:order:case:audit'],
    dataScope: 'none',
    about: 'Places that goods may go back to: the sender of the settings, and the pick-up points that are open.',
    returns: z.array(z.string()),
  }),
  open: post('/save', {
    permission: 'admin:order:case:save',
    dataScope: 'order',
    about:
      'Opens a case for the buyer; it needs nobody to agree. A repeated `requestKey` answers the case it made the first time.',
    body: CaseTerms.extend({
      lines: goodsOf(CaseGoods),
      returnTo,
      requestKey: words(64, '缺少请求标识，请刷新页面后重试'),
    }),
    returns: z.object({ id, caseNo: z.string() }),
    refuses: [...notOpened, returnCaseRefusals.NO_ADDRESS],
  }),
  agree: post('/agree', {
    permission: 'admin:order:case:audit',
    dataScope: 'return_case',
    body: caseId.extend({ returnTo }),
    returns: nothing,
    refuses: [...notTheirs, returnCaseRefusals.NOT_ASKED, returnCaseRefusals.NO_ADDRESS],
  }),
  refuse: post('/refuse', {
    permission: 'admin:order:case:audit',
    dataScope: 'return_case',
    about: 'Refuses what a buyer asks for, or goods that came back in a state that is not accepted.',
    body: caseId.extend({ reason }),
    returns: nothing,
    refuses: [...notTheirs, returnCaseRefusals.NOT_REFUSABLE, returnCaseRefusals.RESTOCKED, returnCaseRefusals.ENDED],
  }),
  withdraw: post('/withdraw', {
    permission: 'admin:order:case:audit',
    dataScope: 'return_case',
    about: 'Ends a case whose goods will not come.',
    body: caseId.extend({ reason }),
    returns: nothing,
    refuses: [...notTheirs, returnCaseRefusals.RECEIVED_ALREADY, returnCaseRefusals.ENDED],
  }),
  setBack: post('/back', {
    permission: 'admin:order:case:audit',
    dataScope: 'return_case',
    about: 'Carrier and number of the parcel back, as the buyer tells them by telephone.',
    body: caseId.extend({ backName: text(64).optional(), backNumber: words(64, '请填写快递单号') }),
    returns: nothing,
    refuses: [...notTheirs, returnCaseRefusals.NOT_WAITING],
  }),
  checkIn: post('/receive', {
    permission: 'admin:order:case:receive',
    dataScope: 'return_case',
    about:
      'What came back of each line, and how much of it can be sold again; stock moves when the case is closed, until when the count may be corrected. Repeating it is safe.',
    body: caseId.extend({
      lines: z.array(
        z.object({
          id,
          received: integer(0, 999_999, '收到的件数应在 0 到 999999 之间'),
          sellable: integer(0, 999_999, '能再卖的件数应在 0 到 999999 之间'),
        }),
        '请逐个填写每种商品收到的件数',
      ),
      note: text(255).optional(),
    }),
    returns: nothing,
    refuses: [
      ...notTheirs,
      returnCaseRefusals.NOT_WAITING,
      returnCaseRefusals.COUNTED,
      returnCaseRefusals.LINE_MISSING,
      returnCaseRefusals.NOTHING_CAME,
      returnCaseRefusals.CAME_TOO_MANY,
      returnCaseRefusals.SELLABLE,
    ],
  }),
  refund: post('/refund', {
    permission: 'admin:order:refund',
    dataScope: 'return_case',
    about:
      'Closes a return with a refund of what came back. A repeated `requestKey` has one effect; a refund that fails opens the case again.',
    body: CaseRefundTerms,
    returns: nothing,
    refuses: [...refunding, refundRefusals.OVER_LIMIT, approvalRefusals.REFUNDS_OF_DAY, refundRefusals.OTHER_REQUEST],
  }),
  proposeRefund: post('/refund/propose', {
    permission: 'admin:order:refund',
    dataScope: 'whole_order',
    about: 'Submits a refund above the own limit to a second person; nothing moves before it is approved.',
    body: CaseRefundTerms,
    returns: nothing,
    says: '已提交复核',
    refuses: [...refunding, approvalRefusals.WAITS_ALREADY],
  }),
  exchange: post('/exchange', {
    permission: 'admin:order:case:exchange',
    dataScope: 'return_case',
    about: 'Closes an exchange: the other goods leave in a parcel, or by hand without carrier and number. Repeating it is safe.',
    body: caseId.extend({ expressCode: text(50).optional(), expressNumber: text(64).optional() }),
    returns: nothing,
    refuses: [...closing, returnCaseRefusals.CARRIER],
  }),
});

labelsOf('return_case', {
  caseNo: '退换单号',
  orderNo: '订单号',
  kind: '类型',
  state: '状态',
  reason: '原因',
  explain: '说明',
  pictures: '图片',
  returnTo: '寄回地址',
  realName: '收货人',
  userPhone: '电话',
  opener: '发起人',
  lines: '商品',
  backName: '退回快递',
  backNumber: '退回单号',
  note: '验收备注',
  endReason: '结束原因',
  amount: '退款金额',
  createTime: '发起时间',
  endTime: '结束时间',
  keywords: '关键字',
});

historyOf('return_case', {
  label: '退换单',
  readBy: returnCaseCalls.list.permission,
  fields: {
    ...texts('reason', 'explain', 'returnTo', 'backName', 'backNumber', 'note', 'endReason'),
    kind: caseKinds,
    state: caseStates,
  },
  acts: {
    open: '发起退换',
    ask: '申请退换',
    create: '申请退换',
    agree: '同意退换',
    refuse: '拒绝退换',
    withdraw: '撤销退换',
    setBack: '登记退回单号',
    checkIn: '验收退货',
    refund: '办结退款',
    proposeRefund: '提交退款复核',
    exchange: '办结换货',
  },
});
