import { PICTURE_ROOT, categoryTypes } from '#contract/catalogue/category-record.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import type { Branch } from '#web/ui/filters/branch.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';

const nothing: readonly Branch[] = [];

/** The categories of pictures below 全部图片, which is on no record. */
export function usePictureTree() {
  const isAllowed = useMay()(categoryCalls.tree);
  const {
    data = nothing,
    error,
    refetch,
  } = useCall(categoryCalls.tree, { type: categoryTypes.picture, status: -1 }, { enabled: isAllowed });
  const root: Branch = { id: PICTURE_ROOT, name: '全部图片', child: data };
  return { root, error, again: () => void refetch() };
}

/** Root of the tree: on screens it has an id of its own, in records it is 0. */
export const pidOf = (id: number): number => (id === PICTURE_ROOT ? 0 : id);
export const idOf = (pid: number): number => (pid === 0 ? PICTURE_ROOT : pid);

/** The branches whose name contains the words, with the way to them. */
export function pruned(branch: Branch, words: string): Branch | undefined {
  if (branch.name.includes(words)) return branch;
  const child = (branch.child ?? []).flatMap((below) => pruned(below, words) ?? []);
  return child.length > 0 ? { ...branch, child } : undefined;
}

/** The branch with this id. */
export const found = (branch: Branch, id: number): Branch | undefined =>
  branch.id === id ? branch : (branch.child ?? []).map((below) => found(below, id)).find((below) => below !== undefined);

interface TreeChoice {
  value: number;
  title: string;
  children?: TreeChoice[];
}

/** Branch in the shape of a tree to choose from. */
export const choiceOf = ({ id, name, child = [] }: Branch): TreeChoice => ({
  value: id,
  title: name,
  ...(child.length > 0 ? { children: child.map(choiceOf) } : {}),
});
