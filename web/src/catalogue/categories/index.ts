import { CATEGORY_LEVELS, categoryTypes } from '#contract/catalogue/category-record.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { type Branch, useCall, useMay } from '#web/ui/index.ts';

const none: readonly Branch[] = [];

/** Every category of a type, of products by default; hidden ones too: a product may stand in one. */
export function useCategories(type: number = categoryTypes.product) {
  const may = useMay()(categoryCalls.tree);
  const { data = none, isLoading } = useCall(categoryCalls.tree, { type, status: -1 }, { enabled: may });
  return { tree: data, isLoading };
}

/** Levels that the tree of a type may have; only that of products has a setting. */
export function useLevels(type: number): number {
  const may = useMay()(categoryCalls.levels);
  const { data } = useCall(categoryCalls.levels, { type }, { enabled: may && type === categoryTypes.product });
  return data?.levels ?? CATEGORY_LEVELS;
}
