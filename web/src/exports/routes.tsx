import type { Screen } from '#web/ui/screen.ts';

export const exportsRoutes: readonly Screen[] = [
  {
    path: '/exports',
    title: '导出记录',
    needs: 'session',
    load: () => import('./export-list.tsx').then((module) => module.ExportList),
  },
];
