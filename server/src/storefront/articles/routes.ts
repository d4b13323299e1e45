import { openArticleCalls } from '#contract/storefront/articles.ts';
import { listBanners, listHot, listShown, listShownCategories, readArticle } from '#server/content/index.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';

export const openArticleRoutes = serve(openArticleCalls, {
  categories: read(listShownCategories),
  list: read(listShown),
  hot: read(listHot),
  banner: read(listBanners),
  read: write(readArticle),
});
