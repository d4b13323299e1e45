import { z } from 'zod';
import { approvalRefusals } from '../approvals/approvals.ts';
import { calls, get, post } from '../call.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { count, id, integer, nothing, page, paged, text, words, orderMoney } from '../wire.ts';
import { orderRefusals } from '../orders/orders.ts';
import { refundRefusals } from '../orders/refunds.ts';
import { CaseGoods, CaseInfo, CaseRow, CaseTerms, ReturnableGoods, goodsOf } from './return-case-record.ts';
import { caseKinds, caseStates } from '../orders/return-case-enums.ts';
import { orderNo } from '../orders/placing.ts';
import { searchText } from '../search-text.ts';

export const returnCaseRefusals = refusals('return_case', {
  NOT_FOUND: { code: 404, says: () => '没有找到这张退换单，请刷新页面' },
  NOT_SENT: { says: () => '订单还没有发货，不能退换，请直接退款' },
  REFUNDED: { says: () => '订单已全额退款，不能再退换' },
  LINE_NOT_FOUND: { says: () => '选择的商品不在这个订单里，请刷新页面后重试' },
  LINE_TWICE: { onConstraint: 'return_case_line__once', says: () => '同一件商品只能选一次，请合并数量' },
  TOO_MANY: {
    says: (p: { productName: string; left: number }) =>
      p.left === 0
        ? `“${p.productName}”没有可退换的件数：还没发出、已经退款，或已在别的退换单里`
        : `“${p.productName}”还可退换 ${p.left} 件，请修改数量`,
  },
  NOT_OF_PRODUCT: { says: () => '只能换成同一商品的规格，请重新选择' },
  PRICE_DIFFERS: { says: (p: { sku: string }) => `“${p.sku}”的价格不同，不能直接换。请先退货退款，再让用户重新下单` },
  NO_ADDRESS: { says: () => '请填写退货寄回地址' },
  KEY_REUSED: {
    onConstraint: ['return_case__request_key', 'return_case__case_no'],
    says: () => '这个请求已用于另一张退换单，请刷新页面后重试',
  },
  // Moves that are not possible now
  NOT_ASKED: { says: () => '这张退换单不在待审核，请刷新页面' },
  NOT_WAITING: { says: () => '这张退换单不在待退回，请刷新页面' },
  NOT_RECEIVED: { says: () => '请先验收退回的商品，再办结退换单' },
  ENDED: { says: () => '这张退换单已经结束，不能再操作' },
  OF_SEVERAL: { says: () => '退换单里还有其他店铺的商品，由平台处理' },
  RECEIVED_ALREADY: { says: () => '退回的商品已经验收，不能撤销。请办结，或拒绝后把商品寄回用户' },
  RESTOCKED: { says: () => '退回的商品已经入库，不能再拒绝，请重新退款' },
  NOT_REFUSABLE: { says: () => '退换单还没有收到商品，请撤销它' },
  WRONG_KIND: { says: (p: { kind: string }) => `这是一张${p.kind}单，请按${p.kind}办结` },
  // Checking in
  LINE_MISSING: { says: () => '请逐个填写每种商品收到的件数' },
  NOTHING_CAME: { says: () => '至少要收到一件才能验收；什么也没收到，请撤销退换单' },
  CAME_TOO_MANY: {
    says: (p: { productName: string; quantity: number }) => `“${p.productName}”最多收 ${p.quantity} 件，请核对件数`,
  },
  COUNTED: { says: () => '退回的商品已经入库，不能再改件数，请重新退款' },
  SELLABLE: { says: (p: { productName: string }) => `“${p.productName}”能再卖的件数不能多于收到的件数` },
  // Closing
  CARRIER: { says: () => '请选择快递公司，并填写快递单号' },
});

const caseId = z.object({ id });
const reason = words(255, '请填写原因');
const returnTo = text(255, '寄回地址最多 255 个字').optional();

export const CaseFilter = z.object({
  keywords: searchText(64).optional(),
  kind: caseKinds.schema('未知的退换类型').optional(),
  state: caseStates.schema('未知的退换单状态').optional(),
  dateLimit: dateLimit.optional(),
});
export type CaseFilter = z.output<typeof CaseFilter>;

/** Money for the goods that came back. */
export const CaseRefundTerms = z.object({
  id,
  amount: orderMoney,
  requestKey: words(64, '缺少请求标识，请刷新页面后重试'),
});
export type CaseRefundTerms = z.output<typeof CaseRefundTerms>;

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
export const notOpened = [
  orderRefusals.NOT_FOUND,
  returnCaseRefusals.NOT_SENT,
  returnCaseRefusals.REFUNDED,
  returnCaseRefusals.LINE_NOT_FOUND,
  returnCaseRefusals.LINE_TWICE,
  returnCaseRefusals.TOO_MANY,
  returnCaseRefusals.NOT_OF_PRODUCT,
  returnCaseRefusals.PRICE_DIFFERS,
  returnCaseRefusals.KEY_REUSED,
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
