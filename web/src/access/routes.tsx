import { sessionCalls } from '#contract/access/sessions.ts';
import { signInLogCalls } from '#contract/access/sign-in-log.ts';
import type { Screen } from '#web/ui/screen.ts';

export const accessRoutes: readonly Screen[] = [
  {
    path: '/maintain/user',
    title: '个人中心',
    call: sessionCalls.list,
    load: () => import('./personal-centre.tsx').then((module) => module.PersonalCentre),
  },
  {
    path: '/operation/roleManager/signInLog',
    title: '登录日志',
    call: signInLogCalls.list,
    load: () => import('./sign-in-log.tsx').then((module) => module.SignInLog),
  },
];
