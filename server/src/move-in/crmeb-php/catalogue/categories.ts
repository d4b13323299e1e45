import type { TheirRow } from '../../dump/columns.ts';
import { type TableReader, tableReader } from '../../stage/table-reader.ts';
import { madeAt } from '../values/values.ts';

/** Trees that have a table each there, and are told apart by their type in the form. */
const trees = { products: '1', pictures: '2', articles: '3' } as const;

/** Key of a node among those of all trees: the numbers of each begin with 1. */
const keyIn = (tree: keyof typeof trees, id: string | null | undefined): string => (Number(id ?? 0) > 0 ? `${tree}:${id}` : '0');

export const pictureFolderOf = (id: string | null | undefined): string => keyIn('pictures', id);
export const articleCategoryOf = (id: string | null | undefined): string => keyIn('articles', id);

function tree(name: keyof typeof trees, from: string, looksOf: (row: TheirRow) => TheirRow): TableReader {
  // Products name their categories by plain numbers.
  const keyOf = (id: string | null | undefined): string => (name === 'products' ? (id ?? '0') : keyIn(name, id));
  return tableReader({
    from,
    to: 'eb_category',
    row: ({ row }) => ({ id: keyOf(row['id']), pid: keyOf(row['pid']), type: trees[name], ...looksOf(row), ...madeAt(row) }),
  });
}

export const productCategories = tree('products', 'eb_store_category', (row) => ({
  name: row['cate_name'] ?? null,
  extra: row['pic'] ?? null,
  status: row['is_show'] ?? null,
  sort: row['sort'] ?? null,
}));

export const pictureFolders = tree('pictures', 'eb_system_attachment_category', (row) => ({
  name: row['name'] ?? null,
  status: '1',
}));

const articleTree = tree('articles', 'eb_article_category', (row) => ({
  name: row['title'] ?? null,
  extra: row['image'] ?? null,
  status: row['status'] ?? null,
  sort: row['sort'] ?? null,
}));

export const articleCategories: TableReader = {
  ...articleTree,
  read: (record) => (record.row['is_del'] === '1' ? '已删除的文章分类' : articleTree.read(record)),
};
