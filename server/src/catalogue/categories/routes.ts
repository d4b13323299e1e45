import { categoryCalls } from '#contract/catalogue/categories.ts';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { deleteCategory } from './delete-category.ts';
import { levelsOf } from './levels-of.ts';
import { moveCategory } from './move-category.ts';
import { categoriesByIds, categoryInfo, categoryTree, listCategories } from './queries.ts';
import { saveCategory } from './save-category.ts';
import { toggleCategory } from './toggle-category.ts';
import { updateCategory } from './update-category.ts';

export const categoryRoutes = serve(categoryCalls, {
  save: write(saveCategory),
  update: edit(updateCategory, categoryInfo),
  move: write(moveCategory),
  delete: write(deleteCategory),
  info: read(categoryInfo),
  list: read(listCategories),
  tree: read(categoryTree),
  levels: read(async (db, { type }) => ({ levels: await levelsOf(db, type ?? categoryTypes.product) })),
  byIds: read(categoriesByIds),
  updateStatus: write(toggleCategory),
});
