import { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import type { Screen } from '#web/ui/screen.ts';

export const storefrontRoutes: readonly Screen[] = [
  {
    path: '/setting/openKeys',
    title: '开放接口',
    call: storefrontKeyCalls.list,
    load: () => import('./key-list.tsx').then((module) => module.KeyList),
  },
];
