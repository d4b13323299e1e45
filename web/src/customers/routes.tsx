import type { Screen } from '#web/ui/screen.ts';
import { CUSTOMERS, CUSTOMER_RUNS, MEMBER_IMPORT, SEGMENTS } from './places.ts';

export const customersRoutes: readonly Screen[] = [
  {
    path: CUSTOMERS,
    title: '用户管理',
    needs: 'admin:user:list',
    load: () => import('./customer-list/customer-list.tsx').then((module) => module.CustomerList),
  },
  {
    path: '/user/grade',
    title: '用户等级',
    needs: 'admin:system:user:level:list',
    load: () => import('./level-list/level-list.tsx').then((module) => module.LevelList),
  },
  {
    path: '/user/label',
    title: '用户标签',
    needs: 'admin:user:tag:list',
    load: () => import('./named-list/tag-list.tsx').then((module) => module.TagList),
  },
  {
    path: '/marketing/integral/integrallog',
    title: '积分日志',
    needs: 'admin:user:integral:list',
    load: () => import('./points-log/points-log.tsx').then((module) => module.PointsLog),
  },
  {
    path: '/user/group',
    title: '用户分组',
    needs: 'admin:user:group:list',
    load: () => import('./named-list/group-list.tsx').then((module) => module.GroupList),
  },
  {
    path: SEGMENTS,
    title: '客群',
    needs: 'admin:user:segment:list',
    load: () => import('./segment-list/segment-list.tsx').then((module) => module.SegmentList),
  },
  {
    path: MEMBER_IMPORT,
    title: '导入用户',
    under: CUSTOMERS,
    needs: 'admin:user:import',
    load: () => import('./member-import-page/member-import-page.tsx').then((module) => module.MemberImportPage),
  },
  {
    path: '/user/run',
    title: '用户批量操作记录',
    under: CUSTOMERS,
    needs: ['admin:user:group', 'admin:user:tag', 'admin:coupon:user:receive'],
    load: () => import('#web/ui/basics/moved-to.tsx').then((module) => module.movedTo(CUSTOMER_RUNS)),
  },
];
