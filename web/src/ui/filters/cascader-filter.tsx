import { Cascader } from 'antd';
import type { FilterProps } from './text-filter.tsx';
import { useFilter } from './use-filter.ts';

/** A tree as the wire sends it: `child` is absent on leaves. */
export interface Branch {
  id: number;
  name: string;
  child?: readonly Branch[] | undefined;
}

interface Option {
  value: string;
  label: string;
  children?: Option[];
}

export const optionOf = ({ id, name, child }: Branch): Option => ({
  value: String(id),
  label: name,
  ...(child && child.length > 0 ? { children: child.map(optionOf) } : {}),
});

/** The way from the root to a branch. */
export function wayTo(tree: readonly Branch[], id: string): string[] | undefined {
  for (const branch of tree) {
    if (String(branch.id) === id) return [id];
    const below = wayTo(branch.child ?? [], id);
    if (below) return [String(branch.id), ...below];
  }
  return undefined;
}

/** A branch of a tree, at any depth; the filter holds its id. */
export function CascaderFilter({ name, label, tree }: FilterProps & { tree: readonly Branch[] }) {
  const [value, set] = useFilter(name);
  return (
    <Cascader
      className="filter"
      allowClear
      changeOnSelect
      showSearch
      aria-label={label}
      placeholder={label}
      options={tree.map(optionOf)}
      value={wayTo(tree, value) ?? []}
      onChange={(way) => set(String(way?.at(-1) ?? ''))}
    />
  );
}
