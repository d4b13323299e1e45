import { Link } from 'react-router';
import { WhyBox } from '../why/why-box.tsx';
import type { Why } from '../why/why.ts';
import { DayBars } from './day-bars.tsx';
import { type Measure, comparedText, counted, rateText } from './measure.ts';
import './chart.css';

interface Props {
  label: string;
  /** Says how the figure comes about. */
  why: Why;
  /** The list behind it, where there is one. */
  to?: string;
  /** Undefined until it is known. */
  value: number | undefined;
  /** Counting stopped at the value: there are so many or more. */
  capped?: boolean | undefined;
  measure?: Measure;
  /** The period it is compared with: 昨日. */
  compared?: { name: string; value: number } | undefined;
  /** The change is said as a rate, not as a number. */
  isRate?: boolean;
  /** The figures of a few days, oldest first, drawn beside it. */
  days?: readonly (readonly [day: string, value: number])[] | undefined;
  /** True where a person has to act when there are any. */
  waits?: boolean;
  under?: string | undefined;
}

const plain = counted('');

type Compared = NonNullable<Props['compared']>;

const changeOf = (value: number, compared: Compared, measure: Measure, isRate: boolean) =>
  isRate
    ? `${compared.name} ${measure.text(compared.value)}　${rateText(value, compared.value)}`
    : comparedText(value, compared, measure);

/** A figure that leads to the list behind it. */
export function FigureCard({
  label,
  why,
  to,
  value,
  capped = false,
  measure = plain,
  compared,
  isRate = false,
  days,
  waits = false,
  under,
}: Props) {
  const className = waits && value ? 'figure-card figure-waits' : 'figure-card';
  const content = (
    <>
      <span>{label}</span>
      <strong className="figure">
        {value === undefined ? <span className="bone" /> : `${measure.text(value)}${capped ? '+' : ''}`}
      </strong>
      <small>{value !== undefined && compared ? changeOf(value, compared, measure, isRate) : (under ?? ' ')}</small>
      {days && <DayBars days={days} measure={measure} />}
    </>
  );
  return (
    <WhyBox label={label} why={why} to={to}>
      {to === undefined ? (
        <div className={className}>{content}</div>
      ) : (
        <Link className={className} to={to} aria-keyshortcuts="Space">
          {content}
        </Link>
      )}
    </WhyBox>
  );
}
