import type { Screen } from '#web/ui/screen.ts';

export const demandRoutes: readonly Screen[] = [
  {
    path: '/demand/index',
    title: '采购需求',
    needs: 'admin:demand:list',
    load: () => import('./demand-list/demand-list.tsx').then((module) => module.DemandList),
  },
  {
    path: '/demand/create/:id?/:isDisabled?',
    title: '编辑采购需求',
    titleOf: ({ id, isDisabled }) => (isDisabled === '1' ? '采购需求详情' : id === undefined ? '添加采购需求' : '编辑采购需求'),
    needs: ['admin:demand:save', 'admin:demand:info'],
    under: '/demand/index',
    load: () => import('./demand-form/demand-form.tsx').then((module) => module.DemandForm),
  },
  {
    path: '/report/index',
    title: '报备',
    needs: 'admin:report:list',
    load: () => import('./report-list/report-list.tsx').then((module) => module.ReportList),
  },
  {
    path: '/report/add',
    title: '添加报备',
    needs: 'admin:report:save',
    under: '/report/index',
    load: () => import('./report-form/report-form.tsx').then((module) => module.ReportAdding),
  },
  {
    path: '/report/edit/:id',
    title: '编辑报备',
    needs: 'admin:report:info',
    under: '/report/index',
    load: () => import('./report-form/report-form.tsx').then((module) => module.ReportForm),
  },
];
