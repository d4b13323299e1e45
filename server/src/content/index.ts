import './undo.ts';

export { moveArticle } from './articles/move-article.ts';
export {
  appearingBetween,
  articlesTimed,
  countVisit,
  listBanners,
  listHot,
  listShown,
  listShownCategories,
} from './articles/queries.ts';
export { readArticle } from './articles/read-article.ts';
export { articleRoutes as contentRoutes } from './articles/routes.ts';
export { linkedStateOf } from './articles/rules.ts';
export { saveArticle } from './articles/save-article.ts';
export { article } from './articles/tables.ts';
