import { Cascader } from 'antd';
import { type Branch, optionOf, wayTo } from '#web/ui/filters/branch.ts';
import { heightOf } from '#web/ui/tree/tree-lines.ts';
import { useCategories, useLevels } from '../categories.ts';
import type { Category } from './kinds.ts';

interface Props {
  id?: string;
  value?: number;
  onChange?: (pid: number) => void;
  onBlur?: () => void;
  type: number;
  /** What is to hang there; neither it nor anything below it can be its parent. */
  of?: Category | undefined;
  disabled?: boolean;
}

const ROOT = { value: '0', label: '顶级分类' };

/** The tree down to where another node of this height still fits. */
const roomFor = (tree: readonly Branch[], levels: number, id: number | undefined): Branch[] =>
  levels <= 0
    ? []
    : tree.filter((node) => node.id !== id).map((node) => ({ ...node, child: roomFor(node.child ?? [], levels - 1, id) }));

/** The parent of a category; the first choice is none. */
export function ParentInput({ value = 0, onChange, type, of, ...control }: Props) {
  const { tree, isLoading } = useCategories(type);
  const room = roomFor(tree, useLevels(type) - (of ? heightOf(of) : 1), of?.id);
  return (
    <Cascader
      {...control}
      allowClear={false}
      changeOnSelect
      showSearch
      loading={isLoading}
      options={[ROOT, ...room.map(optionOf)]}
      value={wayTo(tree, String(value)) ?? [ROOT.value]}
      onChange={(way) => onChange?.(Number(way.at(-1) ?? 0))}
    />
  );
}
