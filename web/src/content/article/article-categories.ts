import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { useCategories } from '#web/catalogue/categories/index.ts';

/** Every category of articles; hidden ones too: an article may stand in one. */
export const useArticleCategories = () => useCategories(categoryTypes.article);
