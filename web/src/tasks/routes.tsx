import type { Screen } from '#web/ui/screen.ts';

export const taskRoutes: readonly Screen[] = [
  {
    path: '/cashier/task-list',
    title: '任务列表',
    needs: 'admin:cashier:task:list',
    load: () => import('./task-list.tsx').then((module) => module.TaskList),
  },
];
