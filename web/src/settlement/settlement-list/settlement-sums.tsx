import { getLabel } from '#contract/labels.ts';
import type { Settlement } from '#contract/settlement/settlement-record.ts';
import { yuanText } from '#web/ui/index.ts';

type SumField = 'orderAmount' | 'refundAmount' | 'commissionAmount' | 'adjustAmount' | 'carriedAmount';

/** Parts of what is owed, and whether they are taken off it. */
const PARTS: readonly (readonly [SumField, 1 | -1])[] = [
  ['orderAmount', 1],
  ['refundAmount', -1],
  ['commissionAmount', -1],
  ['adjustAmount', 1],
  ['carriedAmount', 1],
];

const signed = (fen: number) => (fen > 0 ? `+${yuanText(fen)}` : yuanText(fen));

/** How what is owed comes about. */
export const SettlementSums = ({ of }: { of: Settlement }) => (
  <table className="settlement-sums">
    <caption>应结的由来</caption>
    <tbody>
      {PARTS.map(([field, sign]) => (
        <tr key={field}>
          <th scope="row">
            {getLabel('settlement', field)}
            {field === 'orderAmount' && of.freightAmount !== 0 && <small>{`含运费 ${yuanText(of.freightAmount)}`}</small>}
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
