import { Link } from 'react-router';
import type { Fen } from '#contract/fen.ts';
import { type Why, WhySum, reaches, useMay, yuanText } from '#web/ui/index.ts';
import type { Place } from './picture-places.ts';

/** Line of a sum: what it is, how it is counted, and the rows behind it. */
export interface SumLine {
  label: string;
  amount: Fen;
  /** Said in front of it where the label alone does not tell. */
  sign?: '+' | '−';
  help: string;
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

const whyOf = ({ help, place }: SumLine, of: string): Why => ({
  counts: help,
  of,
  ...(place && { place: { to: place.to, needs: place.call } }),
});

interface Props {
  title: string;
  /** Rows and time that all its lines are of. */
  of: string;
  lines: readonly SumLine[];
  note?: string | undefined;
}

/** Lines that come to a total, each leading to its rows. */
export const SumTable = ({ title, of, lines, note }: Props) => (
  <table className="reconciliation-sums">
    <caption>{title}</caption>
    <tbody>
      {lines.map((line) => (
        <tr key={line.label} className={line.isTotal && 'reconciliation-sum'}>
          <th scope="row">
            <Label of={line} />
          </th>
          <td className="figure">
            <WhySum label={line.label} why={whyOf(line, of)} text={textOf(line)} />
          </td>
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
