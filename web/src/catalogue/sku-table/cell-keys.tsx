const keys: readonly (readonly [key: string, act: string])[] = [
  ['Enter ↓ ↑', '换行'],
  ['Tab', '下一格'],
  ['Ctrl D', '填到下面各行'],
  ['Ctrl V', '粘贴表格中的一块'],
];

/** Keys by which cells are walked and filled, and the act of Esc where the cells are shown. */
export const CellKeys = ({ escape }: { escape: string }) => (
  <p className="cell-keys">
    {[...keys, ['Esc', escape] as const].map(([key, act]) => (
      <span key={key}>
        <kbd>{key}</kbd> {act}
      </span>
    ))}
  </p>
);
