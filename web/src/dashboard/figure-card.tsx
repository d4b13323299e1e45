import { Link } from 'react-router';

interface Props {
  label: string;
  to: string;
  /** Undefined until it is known. */
  count: number | undefined;
  /** Somebody has to act when there are any. */
  waits?: boolean;
  under?: string | undefined;
}

const digits = new Intl.NumberFormat('en-US');

/** A figure that leads to the list behind it. */
export const FigureCard = ({ label, to, count, waits = false, under }: Props) => (
  <Link className={waits && count ? 'figure-card figure-waits' : 'figure-card'} to={to}>
    <span>{label}</span>
    <strong className="figure">{count === undefined ? <span className="bone" /> : digits.format(count)}</strong>
    <small>{under ?? ' '}</small>
  </Link>
);
