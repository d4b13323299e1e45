import { VerticalAlignBottomOutlined } from '@ant-design/icons';

/** Fills the first row's value of a column down, for hands without a keyboard. */
export const FillHead = ({ label, onFill }: { label: string; onFill: () => void }) => (
  <button
    type="button"
    className="fill-head"
    aria-label={`把第一行的${label}填到下面各行`}
    title="把第一行填到下面各行"
    onClick={onFill}
  >
    <VerticalAlignBottomOutlined aria-hidden />
  </button>
);
