import { Link } from 'react-router';
import type { Fen } from '#contract/fen.ts';
import { reaches, useMay, yuanText } from '#web/ui/index.ts';
import type { Place } from './picture-places.ts';

/** Line of a sum: what it is, how it is counted, and the rows behind it. */
export interface SumLine {
  label: string;
  amount: Fen;
  /** Said in front of it where the label alone does not tell. */
  sign?: '+' | '−';
  help?: string | undefined;
  place?: Place | undefined;
  /** The line that the others come to. */
  isTotal?: true;
}

const textOf = ({ amount, sign }: SumLine) =>
  sign === undefined || amount === 0 ? yuanText(amount) : `${sign}${yuanText(amount)}`;

/** Label that leads to the rows behind it, for those who may see them. */
function Label({ of: { label, place } }: { of: SumLine }) {
  const may = useMay();
  return place && reaches(place.to) && may(place.call) ? <Link to={place.to}>{label}</Link> : label;
}

/** Lines that come to a total, each leading to its rows. */
export const SumTable = ({ title, lines, note }: { title: string; lines: readonly SumLine[]; note?: string | undefined }) => (
  <table className="reconciliation-sums">
    <caption>{title}</caption>
    <tbody>
      {lines.map((line) => (
        <tr key={line.label} className={line.isTotal && 'reconciliation-sum'}>
          <th scope="row" title={line.help}>
            <Label of={line} />
          </th>
          <td className="figure">{textOf(line)}</td>
        </tr>
      ))}
      {note !== undefined && (
        <tr>
          <td colSpan={2} className="reconciliation-quiet">
            {note}
          </td>
        </tr>
      )}
    </tbody>
  </table>
);
