import { Button } from 'antd';
import './sum-strip.css';

interface Props {
  /** Names what is summed, where the list shows less or goes by another clock. */
  lead?: string | undefined;
  /** A text is undefined until it is read, and its place is kept; a sum whose text is empty is left out. */
  of: readonly (readonly [label: string, text: string | undefined])[];
  /** Asks once more where the sums could not be read. */
  again?: (() => void) | undefined;
}

/** Sums of all that a list finds, each with its label; a way to ask again where they could not be read. */
export function SumStrip({ lead, of, again }: Props) {
  if (again)
    return (
      <div className="sum-strip" role="alert">
        <span>合计没有读到</span>
        <Button size="small" onClick={again}>
          重试
        </Button>
      </div>
    );
  const sums = (
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
  if (lead === undefined) return sums;
  return (
    <div className="sum-row">
      <span className="sum-lead">{lead}</span>
      {sums}
    </div>
  );
}
