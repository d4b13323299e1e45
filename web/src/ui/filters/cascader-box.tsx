import { Cascader } from 'antd';
import { type Branch, optionOf, wayTo } from './branch.ts';

interface Props {
  label: string;
  tree: readonly Branch[];
  /** Id of a branch, or nothing. */
  value: string;
  onPick: (id: string) => void;
}

export const CascaderBox = ({ label, tree, value, onPick }: Props) => (
  <Cascader
    className="filter"
    allowClear
    changeOnSelect
    showSearch
    aria-label={label}
    placeholder={label}
    options={tree.map(optionOf)}
    value={wayTo(tree, value) ?? []}
    onChange={(way) => onPick(String(way?.at(-1) ?? ''))}
  />
);
