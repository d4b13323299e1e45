import { exportCalls } from '#contract/exports/exports.ts';
import type { Screen } from '#web/ui/screen.ts';

export const exportsRoutes: readonly Screen[] = [
  {
    path: '/exports',
    title: '导出记录',
    call: exportCalls.list,
    load: () => import('./export-list.tsx').then((module) => module.ExportList),
  },
];
