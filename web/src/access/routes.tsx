import type { Screen } from '#web/ui/screen.ts';

export const accessRoutes: readonly Screen[] = [
  {
    path: '/operation/roleManager/identityManager',
    title: '角色管理',
    needs: 'admin:system:role:list',
    load: () => import('./role-list/role-list.tsx').then((module) => module.RoleList),
  },
  {
    path: '/operation/roleManager/identityManager/edit/:id?/:act?',
    title: '添加角色',
    titleOf: ({ id, act }) => (id === undefined ? '添加角色' : act === 'copy' ? '复制角色' : `角色-${id}`),
    under: '/operation/roleManager/identityManager',
    needs: ['admin:system:role:info', 'admin:system:role:save'],
    load: () => import('./role-form/role-form.tsx').then((module) => module.RoleForm),
  },
  {
    path: '/maintain/user',
    title: '个人中心',
    needs: 'session',
    load: () => import('./personal-centre.tsx').then((module) => module.PersonalCentre),
  },
  {
    path: '/operation/roleManager/adminList',
    title: '管理员列表',
    needs: 'admin:system:admin:list',
    load: () => import('./admin-list/admin-list.tsx').then((module) => module.AdminList),
  },
  {
    path: '/operation/roleManager/invitations',
    title: '员工邀请',
    needs: 'admin:system:invitation:list',
    load: () => import('./invitations/invitation-list.tsx').then((module) => module.InvitationList),
  },
  {
    path: '/operation/roleManager/promiseRules',
    title: '权限规则',
    needs: 'admin:system:menu:list',
    load: () => import('./menu-list/menu-list.tsx').then((module) => module.MenuList),
  },
  {
    path: '/operation/roleManager/providerList',
    title: '服务商管理',
    needs: 'admin:system:provider:list',
    load: () => import('./service-provider-list/service-provider-list.tsx').then((module) => module.ServiceProviderList),
  },
  {
    path: '/operation/roleManager/signInLog',
    title: '登录日志',
    needs: 'admin:system:sign:log:list',
    load: () => import('./sign-in-log.tsx').then((module) => module.SignInLog),
  },
  {
    path: '/maintain/system/sessions',
    title: '在线会话',
    needs: 'admin:system:session:list',
    load: () => import('./session-list.tsx').then((module) => module.SessionList),
  },
];
