import type { Screen } from '#web/ui/screen.ts';

export const accessRoutes: readonly Screen[] = [
  {
    path: '/maintain/user',
    title: '个人中心',
    needs: 'session',
    load: () => import('./personal-centre.tsx').then((module) => module.PersonalCentre),
  },
  {
    path: '/operation/roleManager/signInLog',
    title: '登录日志',
    needs: 'admin:system:sign:log:list',
    load: () => import('./sign-in-log.tsx').then((module) => module.SignInLog),
  },
];
