import { Link } from 'react-router';
import { labelOf } from '#contract/choices.ts';
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
import './reconciliation.css';

const Flow = ({ of }: { of: ReconciliationInfo }) => (
  <table className="reconciliation-sums">
    <caption>收款与付款</caption>
    <tbody>
      {[...moneyIn.map((field) => ['+', field] as const), ...moneyOut.map((field) => ['−', field] as const)].map(
        ([sign, field]) => (
          <tr key={field}>
            <th scope="row">{getLabel('reconciliation', field)}</th>
            <td className="figure">{of[field] === 0 ? yuanText(0) : `${sign}${yuanText(of[field])}`}</td>
          </tr>
        ),
      )}
      <tr className="reconciliation-sum">
        <th scope="row">{getLabel('reconciliation', 'net')}</th>
        <td className="figure">{yuanText(of.net)}</td>
      </tr>
    </tbody>
  </table>
);

type Sum = readonly [label: string, fen: number];

/** Parts of a sum that are there. */
const parts = (...sums: readonly Sum[]): readonly Sum[] => sums.filter(([, fen]) => fen !== 0);

/** Takings of the day by every way to pay, balance and credit included, less what went back that day; recharges are none. */
function Takings({ of }: { of: ReconciliationInfo }) {
  const takings = of.ordersPaid + of.ordersOffline + of.paidByBalance + of.onCredit;
  const back = of.refunded + of.refundedOffline + of.refundedToBalance + of.refundedToCredit;
  const sums: readonly Sum[] = [
    ['营业额', takings],
    ...parts(['其中余额付款', of.paidByBalance], ['其中赊账', of.onCredit]),
    ['退款', 0 - back],
    ...parts(['其中冲减欠款', 0 - of.refundedToCredit]),
  ];
  return (
    <table className="reconciliation-sums">
      <caption>订单营业额</caption>
      <tbody>
        {sums.map(([label, fen]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="figure">{yuanText(fen)}</td>
          </tr>
        ))}
        <tr className="reconciliation-sum">
          <th scope="row">净额</th>
          <td className="figure">{yuanText(takings - back)}</td>
        </tr>
      </tbody>
    </table>
  );
}

const Balances = ({ of: { day, held, balanceMoved, paidByBalance, refundedToBalance } }: { of: ReconciliationInfo }) => (
  <table className="reconciliation-sums">
    <caption>用户余额</caption>
    <tbody>
      {(
        [
          ['日初结存', held - balanceMoved],
          [
            <Link key="moved" to={movementsOf(day)}>
              当日变动
            </Link>,
            balanceMoved,
          ],
          ['其中付款', -paidByBalance],
          ['其中退款', refundedToBalance],
        ] as const
      ).map(([label, fen], nth) => (
        <tr key={nth}>
          <th scope="row">{label}</th>
          <td className="figure">{yuanText(fen)}</td>
        </tr>
      ))}
      <tr className="reconciliation-sum">
        <th scope="row">日末结存</th>
        <td className="figure">{yuanText(held)}</td>
      </tr>
    </tbody>
  </table>
);

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
          <Takings of={day} />
          <Flow of={day} />
          <Balances of={day} />
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
