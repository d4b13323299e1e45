const [WIDTH, HEIGHT, EDGE] = [96, 24, 2];
/** Points that fit a card. */
const MOST = 24;

/** The latest figures in the size of a word; the card beside it says what they are. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const recent = values.slice(-MOST);
  const [low, high] = [Math.min(0, ...recent), Math.max(1, ...recent)];
  const x = (index: number) => (index * WIDTH) / Math.max(1, recent.length - 1);
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  return (
    <svg className="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={recent.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ')} />
    </svg>
  );
}
