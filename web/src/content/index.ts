import { lazy } from 'react';

export { LinkedTitle, useLinkedArticles } from './article-link/linked.tsx';
export { contentRoutes } from './routes.tsx';

// Through this door also comes the menu of routes, which must stay light.
export const ArticleLink = lazy(() =>
  import('./article-link/article-link.tsx').then((module) => ({ default: module.ArticleLink })),
);
export const PickArticle = lazy(() =>
  import('./article-link/pick-article.tsx').then((module) => ({ default: module.PickArticle })),
);
