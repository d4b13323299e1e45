import { Link } from 'react-router';
import { labelOf } from '#contract/choices.ts';
import { balanceLedgerCalls } from '#contract/finance/balance-ledger.ts';
import {
  type ReconciliationInfo,
  differenceKinds,
  moneyIn,
  moneyOut,
  reconciliationCalls,
} from '#contract/finance/reconciliations.ts';
import { getLabel } from '#contract/labels.ts';
import { Loaded, when, yuanText } from '#web/ui/index.ts';
import { movementsOf, placeOf } from './places.ts';
import { State } from './state.tsx';
import { type SumLine, SumTable } from './sum-table.tsx';
import './reconciliation.css';

type ReconciledField = (typeof moneyIn)[number] | (typeof moneyOut)[number];

/** How each way of money is counted. */
const WAYS: Readonly<Record<ReconciledField | 'net', string>> = {
  ordersPaid: '当天经微信、支付宝等付款的订单，按付款时间；不含余额付款、线下收款和赊账',
  ordersOffline: '当天付清的线下收款订单，按订单金额；分几次收的算在付清那天',
  recharged: '当天付款的充值，不含赠送',
  creditRepaid: '当天收到的赊账还款，不含用余额还的和挂账',
  refunded: '当天经支付渠道退回的订单款，按退款完成的时间；不含退到余额和冲减欠款的',
  refundedOffline: '当天线下退给用户的订单款，按退款完成的时间',
  rechargeRefunded: '当天退给用户的充值款，按退款完成的时间',
  withdrawn: '当天审核通过的提现，打款后才通过',
  net: '前面标 + 的相加，减去标 − 的',
};

const flowLine = (of: ReconciliationInfo, sign: '+' | '−') => (field: ReconciledField) => ({
  label: getLabel('reconciliation', field),
  amount: of[field],
  sign,
  help: WAYS[field],
});

const flowLines = (of: ReconciliationInfo): SumLine[] => [
  ...moneyIn.map(flowLine(of, '+')),
  ...moneyOut.map(flowLine(of, '−')),
  { label: getLabel('reconciliation', 'net'), amount: of.net, isTotal: true, help: WAYS.net },
];

/** Takings of the day by every way to pay, balance and credit included, less what went back that day; recharges are none. */
function takingsLines(of: ReconciliationInfo): SumLine[] {
  const takings = of.ordersPaid + of.ordersOffline + of.paidByBalance + of.onCredit;
  const back = of.refunded + of.refundedOffline + of.refundedToBalance + of.refundedToCredit;
  const lines: SumLine[] = [
    { label: '营业额', amount: takings, help: '按付款时间：用户当天为订单付的钱，含余额、线下和赊账；退款另计，不从中扣除' },
    { label: '其中余额付款', amount: of.paidByBalance, help: '付的是早先充值的钱，当天没有收到新的钱' },
    { label: '其中赊账', amount: of.onCredit, help: '已经成交，由用户欠着，还款时才收到钱' },
    { label: '退款', amount: 0 - back, help: '按退款完成的时间，含退到余额和冲减欠款的' },
    { label: '其中冲减欠款', amount: 0 - of.refundedToCredit, help: '赊账的订单退款时少欠这么多，没有付出钱' },
  ];
  const shown = lines.filter(({ label, amount }) => amount !== 0 || !label.startsWith('其中'));
  return [...shown, { label: '净额', amount: takings - back, isTotal: true, help: '营业额减去退款' }];
}

const balanceLines = ({ day, held, balanceMoved, paidByBalance, refundedToBalance }: ReconciliationInfo): SumLine[] => [
  { label: '日初结存', amount: held - balanceMoved, help: '当天开始时全部用户的余额' },
  {
    label: '当日变动',
    amount: balanceMoved,
    help: '当天的余额流水相加',
    place: { to: movementsOf(day), call: balanceLedgerCalls.list },
  },
  { label: '其中付款', amount: -paidByBalance, help: '当天用余额付款的订单，已在当日变动里' },
  { label: '其中退款', amount: refundedToBalance, help: '当天退到余额的订单款，已在当日变动里' },
  { label: '日末结存', amount: held, isTotal: true, help: '当天结束时全部用户的余额，即各人流水里最后的结余相加' },
];

const Differences = ({ of: { differences, differing } }: { of: ReconciliationInfo }) => (
  <table className="reconciliation-differences">
    <caption>
      {differing > differences.length ? `差异 ${differing} 处，列出前 ${differences.length} 处` : `差异 ${differing} 处`}
    </caption>
    <thead>
      <tr>
        <th scope="col">核对项</th>
        <th scope="col">单据</th>
        <th scope="col" className="figure">
          应为
        </th>
        <th scope="col" className="figure">
          实为
        </th>
        <th scope="col" className="figure">
          相差
        </th>
      </tr>
    </thead>
    <tbody>
      {differences.map(({ id, kind, record, expected, found }) => (
        <tr key={id}>
          <td>{labelOf(differenceKinds, kind)}</td>
          <td>
            <Link to={placeOf[kind](record)}>{record}</Link>
          </td>
          <td className="figure">{yuanText(expected)}</td>
          <td className="figure">{yuanText(found)}</td>
          <td className="figure">{yuanText(found - expected)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Sums of a day, and the records whose two sides differ. */
export const ReconciliationDetail = ({ id }: { id: number }) => (
  <Loaded call={reconciliationCalls.info} input={{ id }}>
    {(day) =>
      day && (
        <article className="reconciliation">
          <SumTable title="订单营业额" of={`${day.day} 这一天`} lines={takingsLines(day)} />
          <SumTable title="收款与付款" of={`${day.day} 这一天`} lines={flowLines(day)} />
          <SumTable title="用户余额" of={`${day.day} 这一天`} lines={balanceLines(day)} />
          {day.differing > 0 && <Differences of={day} />}
          {(day.recount || day.differing === 0) && (
            <p>
              <State of={day} /> {!day.recount && '单据与流水逐笔一致'}
            </p>
          )}
          <p className="reconciliation-quiet">核对时间 {when(day.checkTime)}</p>
        </article>
      )
    }
  </Loaded>
);
