import { Link } from 'react-router';
import { type Measure, changeText, counted } from './measure.ts';
import { Sparkline } from './sparkline.tsx';
import './chart.css';

interface Props {
  label: string;
  to: string;
  /** Undefined until it is known. */
  value: number | undefined;
  measure?: Measure;
  /** The period it is compared with: 昨天全天. */
  compared?: { name: string; value: number } | undefined;
  /** How it came to this, oldest first; the last 24 are drawn. */
  history?: readonly number[] | undefined;
  /** Somebody has to act when there are any. */
  waits?: boolean;
  under?: string | undefined;
}

const plain = counted('');

/** A figure that leads to the list behind it. */
export function FigureCard({ label, to, value, measure = plain, compared, history, waits = false, under }: Props) {
  return (
    <Link className={waits && value ? 'figure-card figure-waits' : 'figure-card'} to={to}>
      <span>{label}</span>
      <strong className="figure">{value === undefined ? <span className="bone" /> : measure.text(value)}</strong>
      {compared && value !== undefined ? (
        <small>
          {compared.name} {measure.text(compared.value)}，
          <span className="figure-change">{changeText(value, compared.value, measure)}</span>
        </small>
      ) : (
        <small>{under ?? ' '}</small>
      )}
      {history && <Sparkline values={history} />}
    </Link>
  );
}
