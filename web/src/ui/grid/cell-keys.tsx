import './grid.css';

type KeyOf = readonly [key: string, act: string];

const keys: readonly KeyOf[] = [
  ['Enter ↓ ↑', '换行'],
  ['Tab', '下一格'],
  ['Ctrl D', '填到下面各行'],
  ['Ctrl V', '粘贴表格中的一块'],
];

interface Props {
  /** Act of Esc where the cells are shown. */
  escape?: string;
  /** Ctrl Z takes back. */
  undoes?: boolean;
}

const moreOf = ({ escape, undoes = false }: Props): readonly KeyOf[] => [
  ...(undoes ? [['Ctrl Z', '撤销一步'] as const] : []),
  ...(escape === undefined ? [] : [['Esc', escape] as const]),
];

/** Keys by which cells are walked and filled. */
export const CellKeys = (props: Props) => (
  <p className="cell-keys">
    {[...keys, ...moreOf(props)].map(([key, act]) => (
      <span key={key}>
        <kbd>{key}</kbd> {act}
      </span>
    ))}
  </p>
);
