import { Cascader } from 'antd';
import { type Branch, optionOf, wayTo } from '../filters/branch.ts';

export interface PlaceProps {
  id?: string;
  value?: number;
  onChange?: (pid: number) => void;
  onBlur?: () => void;
  disabled?: boolean;
}

interface Props extends PlaceProps {
  /** The first choice: below nothing. */
  top: string;
  /** Nodes with room for what is to hang there. */
  room: readonly Branch[];
  /** Nodes among which the chosen one is looked up, when they are more than those with room. */
  tree?: readonly Branch[];
  loading: boolean;
}

const TOP = '0';

/** The parent of a node of a tree. */
export const PlaceInput = ({ value = 0, onChange, top, room, tree = room, ...control }: Props) => (
  <Cascader
    {...control}
    allowClear={false}
    changeOnSelect
    showSearch
    options={[{ value: TOP, label: top }, ...room.map(optionOf)]}
    value={wayTo(tree, String(value)) ?? [TOP]}
    onChange={(way) => onChange?.(Number(way.at(-1) ?? 0))}
  />
);
