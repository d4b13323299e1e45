import type { Screen } from '#web/ui/screen.ts';

export const dashboardRoutes: readonly Screen[] = [
  { path: '/dashboard', title: '首页', load: () => import('./home.tsx').then((module) => module.Home) },
];
