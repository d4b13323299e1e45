import type { Screen } from '#web/ui/screen.ts';

export const collectionRoutes: readonly Screen[] = [
  {
    path: '/store/list/crawingStore',
    title: '采集商品',
    needs: 'admin:crawing:product',
    load: () => import('./draft-list.tsx').then((module) => module.DraftList),
  },
  {
    path: '/store/list/crawingStore/:id/:isDisabled?',
    title: '采集商品',
    needs: 'admin:crawing:product',
    load: () => import('./draft-form.tsx').then((module) => module.DraftForm),
  },
];
