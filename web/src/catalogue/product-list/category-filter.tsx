import { CascaderFilter } from '#web/ui/index.ts';
import { useCategories } from '../categories.ts';

/** Products of a category. */
export const CategoryFilter = ({ name, label }: { name: string; label: string }) => (
  <CascaderFilter name={name} label={label} tree={useCategories().tree} />
);
