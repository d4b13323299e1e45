import { getLabel } from '#contract/labels.ts';
import type { Settlement } from '#contract/settlement/settlement-record.ts';
import { WhySum, yuanText } from '#web/ui/index.ts';

const LINES = '下面列出的全部明细';

type SumField = 'orderAmount' | 'platformAmount' | 'refundAmount' | 'commissionAmount' | 'adjustAmount' | 'carriedAmount';

/** Parts of what is owed, and whether they are taken off it. */
const PARTS: readonly (readonly [SumField, 1 | -1])[] = [
  ['orderAmount', 1],
  ['platformAmount', 1],
  ['refundAmount', -1],
  ['commissionAmount', -1],
  ['adjustAmount', 1],
  ['carriedAmount', 1],
];

/** How each part is counted. */
const COUNTS: Readonly<Record<SumField, string>> = {
  orderAmount: '用户为本店的商品和运费实际付的钱相加，按已收货、过了结算等待期的订单',
  platformAmount: '平台承担的优惠相加，退款时按比例收回',
  refundAmount: '这些订单，和以前结算过的订单后来退款里，本店商品和运费的部分',
  commissionAmount: '（货款加平台承担的货款优惠，减去退款的部分）乘佣金比例，按每单四舍五入到分；后来退款的佣金从中退回',
  adjustAmount: '商城确认前加减的调整相加，每笔写明原因',
  carriedAmount: '以前的结算单里店铺欠的钱，在这张单里扣回',
};

const signed = (fen: number) => (fen > 0 ? `+${yuanText(fen)}` : yuanText(fen));

/** Contents of a part, where its name does not say it. */
function Note({ field, of }: { field: SumField; of: Settlement }) {
  if (field === 'orderAmount' && of.freightAmount !== 0) return <small>{`含运费 ${yuanText(of.freightAmount)}`}</small>;
  return field === 'platformAmount' && <small>平台承担的优惠，补给店铺；退款时按比例收回</small>;
}

/** How what is owed comes about. */
export const SettlementSums = ({ of }: { of: Settlement }) => (
  <table className="settlement-sums">
    <caption>应结的由来</caption>
    <tbody>
      {PARTS.filter(([field]) => field !== 'platformAmount' || of.platformAmount !== 0).map(([field, sign]) => (
        <tr key={field}>
          <th scope="row">
            {getLabel('settlement', field)}
            <Note field={field} of={of} />
          </th>
          <td className="figure">
            <WhySum
              label={getLabel('settlement', field)}
              why={{ counts: COUNTS[field], of: LINES }}
              text={signed(of[field] === 0 ? 0 : sign * of[field])}
            />
          </td>
        </tr>
      ))}
      <tr className="settlement-sum">
        <th scope="row">{getLabel('settlement', 'payableAmount')}</th>
        <td className="figure">
          <WhySum
            label={getLabel('settlement', 'payableAmount')}
            why={{ counts: '上面各项相加，标 − 的减去；小于 0 时不付款，由下一张结算单扣回', of: LINES }}
            text={yuanText(of.payableAmount)}
          />
        </td>
      </tr>
    </tbody>
  </table>
);
