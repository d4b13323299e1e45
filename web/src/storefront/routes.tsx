import type { Screen } from '#web/ui/screen.ts';

export const storefrontRoutes: readonly Screen[] = [
  {
    path: '/setting/openKeys',
    title: '开放接口',
    needs: 'admin:openapi:key:list',
    load: () => import('./key-list.tsx').then((module) => module.KeyList),
  },
];
