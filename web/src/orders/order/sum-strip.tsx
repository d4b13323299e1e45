import './sum-strip.css';

const digits = new Intl.NumberFormat('en-US');
export const countText = (count: number): string => digits.format(count);

interface Props {
  /** Undefined until they are read: the place is kept. */
  of: readonly (readonly [label: string, text: string])[] | undefined;
}

/** Figures of all that a list finds, above it. */
export function SumStrip({ of }: Props) {
  if (!of) return <div className="sum-strip" aria-hidden />;
  return (
    <dl className="sum-strip">
      {of.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
