import type { Screen } from '#web/ui/screen.ts';

export const approvalRoutes: readonly Screen[] = [
  {
    path: '/financial/approval',
    title: '复核',
    needs: 'admin:approval:list',
    load: () => import('./approval-list.tsx').then((module) => module.ApprovalList),
  },
  {
    path: '/financial/approval/own',
    title: '我提交的复核',
    needs: 'session',
    load: () => import('./own-approvals.tsx').then((module) => module.OwnApprovals),
  },
];
