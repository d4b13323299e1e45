import type { Measure } from './measure.ts';

const [WIDTH, GAP, HEIGHT] = [12, 8, 48];
/** A day with little is still a day with something. */
const LEAST = 2;

interface Props {
  /** Values by the name of the day, oldest first; the last is today and not over. */
  days: readonly (readonly [day: string, value: number])[];
  measure: Measure;
}

/** The figures of a few days as bars, each with its figure on hover; the card beside them says what they are. */
export function DayBars({ days, measure }: Props) {
  const most = Math.max(1, ...days.map(([, value]) => value));
  return (
    <svg
      className="day-bars"
      viewBox={`0 0 ${Math.max(1, days.length) * (WIDTH + GAP) - GAP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map(([day, value], index) => {
        const height = value > 0 ? Math.max(LEAST, (value / most) * HEIGHT) : 1;
        return (
          <g key={day}>
            <title>{`${day} ${measure.text(value)}`}</title>
            <rect className="day-bar-reach" x={index * (WIDTH + GAP)} y={0} width={WIDTH} height={HEIGHT} />
            <rect x={index * (WIDTH + GAP)} y={HEIGHT - height} width={WIDTH} height={height} rx={value > 0 ? 2 : 0} />
          </g>
        );
      })}
    </svg>
  );
}
