import './sum-strip.css';

interface Props {
  /** A text is undefined until it is read, and its place is kept; a sum whose text is empty is left out. */
  of: readonly (readonly [label: string, text: string | undefined])[];
}

/** Sums of all that a list finds, each with its label. */
export const SumStrip = ({ of }: Props) => (
  <dl className="sum-strip">
    {of
      .filter(([, text]) => text !== '')
      .map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{text ?? <span className="bone" />}</dd>
        </div>
      ))}
  </dl>
);
