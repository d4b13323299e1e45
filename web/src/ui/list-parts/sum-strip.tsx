import { Button } from 'antd';
import './sum-strip.css';

interface Props {
  /** A text is undefined until it is read, and its place is kept; a sum whose text is empty is left out. */
  of: readonly (readonly [label: string, text: string | undefined])[];
  /** Asks once more where the sums could not be read. */
  again?: (() => void) | undefined;
}

/** Sums of all that a list finds, each with its label; a way to ask again where they could not be read. */
export const SumStrip = ({ of, again }: Props) =>
  again ? (
    <div className="sum-strip" role="alert">
      <span>合计没有读到</span>
      <Button size="small" onClick={again}>
        重试
      </Button>
    </div>
  ) : (
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
