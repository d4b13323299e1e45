import { type CategoryNode, categoryTypes } from '#contract/catalogue/category-record.ts';
import type { TreeLine } from '#web/ui/tree/tree-lines.ts';

export type Category = CategoryNode;

const { product, article, menu } = categoryTypes;

/** Shown as a picture; menus have the name of an icon, the others free text. */
export const hasPicture = (type: number) => type === product || type === article;
export const isMenu = (type: number) => type === menu;
export const hasUrl = (type: number) => !hasPicture(type);
/** Articles lie in one level. */
export const hasParents = (type: number) => type !== article;

/** Tabs of the shop have room for eight characters. */
export const longestName = (type: number) => (type === product ? 8 : 20);

export const mayHaveChildren = ({ row, way }: TreeLine<Category>, levels: number) =>
  hasParents(row.type) && way.length + 1 < levels;

/** Initial values of the form: the category itself, or a new one. */
export const draftOf = ({ id, pid, name, type, status, sort, url, extra }: Category) => ({
  id,
  pid,
  name,
  type,
  status,
  sort,
  url: url ?? '',
  extra: extra ?? '',
});
export const newBelow = (pid: number, type: number) => ({ pid, name: '', type, status: true, sort: 1, url: '', extra: '' });
