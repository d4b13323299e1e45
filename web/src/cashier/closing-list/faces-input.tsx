import { InputNumber } from 'antd';
import { type Pieces, countedOf, faces } from '#contract/cashier/day-closing-record.ts';
import { yuanText } from '#web/ui/index.ts';
import './closing-list.css';

const nameOf = (face: number): string => (face >= 100 ? `${face / 100} 元` : `${face / 10} 角`);

interface Props {
  id?: string;
  value?: readonly Pieces[];
  onChange?: (counts: readonly Pieces[]) => void;
}

/** Notes and coins by face, each by how many there are, and what they come to. */
export function FacesInput({ id, value = [], onChange }: Props) {
  const piecesOf = (face: number) => value.find((each) => each.face === face)?.pieces ?? 0;
  const set = (face: Pieces['face'], pieces: number) =>
    onChange?.([...value.filter((each) => each.face !== face), { face, pieces }]);
  return (
    <div id={id} className="faces">
      {faces.map((face) => (
        <label key={face}>
          <span>{nameOf(face)}</span>
          <InputNumber
            min={0}
            max={99_999}
            precision={0}
            suffix="张"
            aria-label={`${nameOf(face)}张数`}
            value={piecesOf(face) === 0 ? null : piecesOf(face)}
            placeholder="0"
            onChange={(pieces) => set(face, pieces ?? 0)}
          />
          <span className="figure">{piecesOf(face) > 0 && yuanText(face * piecesOf(face))}</span>
        </label>
      ))}
      <strong className="figure">{`实点合计 ${yuanText(countedOf(value))}`}</strong>
    </div>
  );
}
