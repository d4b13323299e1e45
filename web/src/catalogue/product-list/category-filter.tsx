import { CascaderFilter } from '#web/ui/index.ts';
import type { FilterProps } from '#web/ui/filters/use-filter.ts';
import { useCategories } from '../categories/index.ts';

/** Products of a category. */
export const CategoryFilter = (filter: FilterProps) => <CascaderFilter {...filter} tree={useCategories().tree} />;
