import { getLabel } from '#contract/labels.ts';
import type { Settlement } from '#contract/settlement/settlement-record.ts';
import { yuanText } from '#web/ui/index.ts';

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
          <td className="figure">{signed(of[field] === 0 ? 0 : sign * of[field])}</td>
        </tr>
      ))}
      <tr className="settlement-sum">
        <th scope="row">{getLabel('settlement', 'payableAmount')}</th>
        <td className="figure">{yuanText(of.payableAmount)}</td>
      </tr>
    </tbody>
  </table>
);
