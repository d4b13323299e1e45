import { balanceKinds } from '#contract/customers/ledgers.ts';
import { balanceLedgerCalls } from '#contract/finance/balance-ledger.ts';
import { orderPayTypes } from '#contract/orders/enums.ts';
import { type FlowKind, type MoneyPicture, flowKinds, leaves } from '#contract/settlement/money-picture.ts';
import { settlementStates } from '#contract/settlement/settlement-record.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { shopMoneyCalls } from '#contract/settlement/shop-money.ts';
import { type Place, paidOrders, placeOfFlow, receiptsOf, refundedOrders } from './picture-places.ts';
import type { SumLine } from './sum-table.tsx';

const spanOf = ({ from, until }: MoneyPicture) => `${from},${until}`;

/** Leaves out lines that came to nothing. */
const some = (lines: readonly SumLine[]): SumLine[] => lines.filter(({ amount }) => amount !== 0);

/** Ways from the takings to what was received for orders. */
export function takingsLines(picture: MoneyPicture): SumLine[] {
  const { takings: of } = picture;
  const span = spanOf(picture);
  return [
    {
      label: '营业额',
      amount: of.taken,
      help: '按付款时间：用户在这几天为订单付的钱，含余额、线下、赊账和单位挂账，不含充值；退款另计，不从中扣除。首页、订单统计和对账都是这个数',
      place: paidOrders(span),
    },
    ...some([
      {
        label: '其中余额付款',
        amount: of.byBalance,
        sign: '−',
        help: '付的是早先充值的钱，这几天没有收到新的钱',
        place: paidOrders(span, orderPayTypes.yue),
      },
      {
        label: '其中赊账',
        amount: of.onCredit,
        sign: '−',
        help: '已经成交，由用户欠着，还款时才收到钱',
        place: paidOrders(span, orderPayTypes.credit),
      },
      {
        label: '其中单位挂账',
        amount: of.onAccount,
        sign: '−',
        help: '已经成交，钱还没有收到',
        place: receiptsOf(span, { method: 'corp' }),
      },
      { label: '期外收到的分次款', amount: of.receivedBefore, sign: '−', help: '订单在这几天付清，这部分钱是之前收的' },
      { label: '未付清订单的分次款', amount: of.receivedAhead, sign: '+', help: '这几天收到，订单还没有付清，不算营业额' },
      {
        label: '收款单与订单金额的差额',
        amount: 0 - of.unexplained,
        help: '线下付清的订单，收款单合计与订单金额不一致，请核对收款单',
      },
    ]),
    {
      label: '订单收款',
      amount: of.received,
      isTotal: true,
      help: '订单真正收到的钱，即下面收款中除充值、定金、赊账还款和其他收款以外的部分',
    },
    { label: '退款', amount: 0 - of.refunded, help: '按退款到账时间，含退到余额和冲减欠款的', place: refundedOrders(span) },
    ...some([
      { label: '其中退到余额', amount: 0 - of.refundedToBalance, help: '退到用户的余额里，没有付出钱' },
      { label: '其中冲减欠款', amount: 0 - of.refundedToCredit, help: '赊账的订单退款时少欠这么多，没有付出钱' },
    ]),
  ];
}

/** How each way of money is counted, and by which moment. */
const WAYS: Readonly<Record<FlowKind, string>> = {
  weixin: '用微信支付付款的订单，按付款时间',
  alipay: '用支付宝付款的订单，按付款时间',
  online: '用其他线上方式付款的订单，按付款时间；不含余额付款和赊账',
  recharge: '用户付款的充值，按付款时间；不含赠送',
  byHand: '线下收款、没有登记收款单的订单，按付款时间和订单金额',
  cash: '已确认的现金收款单，按收款时间；不含定金、赊账还款和其他收款',
  transfer: '已确认的转账收款单，按收款时间；不含定金、赊账还款和其他收款',
  pos: '已确认的刷卡收款单，按收款时间；不含定金、赊账还款和其他收款',
  weixinHand: '已确认的线下微信收款单，按收款时间；不含定金、赊账还款和其他收款',
  alipayHand: '已确认的线下支付宝收款单，按收款时间；不含定金、赊账还款和其他收款',
  deposit: '需求定金的收款单，按收款时间，不论收款方式；不含余额和挂账',
  repayment: '赊账还款的收款单，按收款时间，不论收款方式；不含余额和挂账',
  other: '其他收款的收款单，按收款时间，不论收款方式；不含余额和挂账',
  refund: '经支付渠道退给用户的订单款，按退款完成的时间；不含退到余额和冲减欠款的',
  refundByHand: '线下退给用户的订单款，按退款完成的时间',
  rechargeRefund: '退给用户的充值款，按退款完成的时间',
  withdrawal: '已通过的提现，按通过的时间',
  settlement: '已付出的店铺结算款，按付款时间',
  share: '已付出的运营商分成，按付款时间',
  otherPaid: '已付出的其他付款单，按付款时间；不含线下退款',
  fee: '渠道账单里的手续费，由渠道直接扣，按账单日期',
};

/** Ways in which money came, or left, with their sum. */
export function flowLines(picture: MoneyPicture, isOut: boolean): SumLine[] {
  const flows = picture.flows.filter(({ kind }) => leaves(kind) === isOut);
  return [
    ...flows.map(({ kind, amount, count }) => ({
      label: flowKinds.labels[kind],
      amount,
      help: `${WAYS[kind]}；${count} ${kind === 'fee' ? '份账单' : '笔'}`,
      place: placeOfFlow[kind](spanOf(picture)),
    })),
    {
      label: isOut ? '付款合计' : '收款合计',
      amount: isOut ? picture.moneyOut : picture.moneyIn,
      isTotal: true,
      help: '上面各项相加',
    },
  ];
}

/** Kinds whose words are the same as those of another: adding and taking by staff. */
const ledgerOf = (picture: MoneyPicture): Place => ({
  call: balanceLedgerCalls.list,
  to: `/financial/record/monitor?dateLimit=${encodeURIComponent(spanOf(picture))}`,
});

const kindNames: Readonly<Record<string, string>> = {
  ...balanceKinds.labels,
  system_add: '后台增加',
  system_sub: '后台扣减',
  user_recharge_refund: '充值退款',
  pay_recharge: '充值到账（含赠送）',
};

export function balanceLines(picture: MoneyPicture): SumLine[] {
  const { balances: of } = picture;
  return [
    { label: '期初结存', amount: of.opening, help: '第一天开始时全部用户的余额' },
    ...of.moves.map(({ kind, amount }) => ({
      label: kindNames[kind] ?? kind,
      amount,
      help: '这一种余额流水相加',
      place: ledgerOf(picture),
    })),
    { label: '期末结存', amount: of.closing, isTotal: true, help: '期初结存加上面各项，即最后一天结束时全部用户的余额' },
    ...some([
      {
        label: `${of.checkedDay} 用户实际余额多出`,
        amount: of.unexplained,
        help: '用户手上的余额与流水合计不一致，请在每日资金里查看当天的差异',
      },
    ]),
  ];
}

export function shopLines(picture: MoneyPicture): SumLine[] {
  const { shops: of } = picture;
  const place = { call: shopMoneyCalls.listMoney, to: `/settlement/money?dateLimit=${encodeURIComponent(spanOf(picture))}` };
  return [
    { label: '期初应付', amount: of.opening, help: '第一天以前已确认、还没有付给店铺的结算款' },
    { label: '本期结算', amount: of.settled, help: '这几天确认的结算单应付金额相加，不含上期结转的', place },
    { label: '本期已付', amount: of.paid, sign: '−', help: '这几天付出的结算单应付金额相加', place },
    { label: '期末应付', amount: of.closing, isTotal: true, help: '期初应付加本期结算，减去本期已付' },
    ...some([
      {
        label: '另有待确认的结算单',
        amount: of.open,
        help: '现在还没有确认的结算单，确认后才应付',
        place: { call: settlementCalls.list, to: `/settlement/index?status=${settlementStates.open}` },
      },
    ]),
  ];
}
