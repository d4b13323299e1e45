import { Suspense, lazy } from 'react';
import { type Branch, namesTo } from './branch.ts';
import { FilterBox } from './filter-box.tsx';
import { type FilterProps, useFilter, useFilterLabel } from './use-filter.ts';

// Lists must not wait for what most visits never open.
const CascaderBox = lazy(() => import('./cascader-box.tsx').then(({ CascaderBox: component }) => ({ default: component })));

/** A branch of a tree, at any depth; the filter holds its id. */
export function CascaderFilter({ name, label: own, tree }: FilterProps & { tree: readonly Branch[] }) {
  const label = useFilterLabel({ name, label: own });
  const [value, set] = useFilter(name);
  return (
    <FilterBox name={name} label={label} text={(id) => namesTo(tree, id).join(' / ')}>
      <Suspense fallback={<span className="filter bone" />}>
        <CascaderBox label={label} tree={tree} value={value} onPick={set} />
      </Suspense>
    </FilterBox>
  );
}
