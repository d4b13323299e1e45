import { articleCalls } from '#contract/content/articles.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { deleteArticle } from './delete-article.ts';
import { linkedArticles, usesOfArticle } from './links.ts';
import { getArticle, listArticles } from './queries.ts';
import { saveArticle } from './save-article.ts';
import { showArticle } from './show-article.ts';
import { updateArticle } from './update-article.ts';

export const articleRoutes = serve(articleCalls, {
  list: read(listArticles),
  info: read(getArticle),
  linked: read(linkedArticles),
  uses: read(usesOfArticle),
  save: write(saveArticle),
  update: write(updateArticle),
  updateStatus: write(showArticle),
  delete: write(deleteArticle),
});
