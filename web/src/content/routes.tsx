import type { Screen } from '#web/ui/screen.ts';

export const contentRoutes: readonly Screen[] = [
  {
    path: '/content/articleManager',
    title: '文章管理',
    needs: 'admin:article:list',
    load: () => import('./article-list/article-list.tsx').then((module) => module.ArticleList),
  },
  {
    path: '/content/articleCreat/:id?',
    title: '添加文章',
    titleOf: ({ id }) => (id === undefined ? '添加文章' : `编辑文章-${id}`),
    under: '/content/articleManager',
    needs: ['admin:article:info', 'admin:article:save'],
    load: () => import('./article-form/article-form.tsx').then((module) => module.ArticleForm),
  },
];
