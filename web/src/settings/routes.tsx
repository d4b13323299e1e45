import type { Screen } from '#web/ui/screen.ts';

export const settingsRoutes: readonly Screen[] = [
  {
    path: '/setting/business',
    title: '经营设置',
    needs: 'admin:system:config:info',
    load: () => import('./business-settings.tsx').then((module) => module.BusinessSettings),
  },
  {
    path: '/maintain/devconfiguration/formConfig',
    title: '表单配置',
    needs: 'admin:system:form:list',
    load: () => import('./form-config/form-config-list.tsx').then((module) => module.FormConfigList),
  },
  {
    path: '/maintain/devconfiguration/combineddata',
    title: '组合数据',
    needs: 'admin:system:group:list',
    load: () => import('./combined-data/group-list.tsx').then((module) => module.GroupList),
  },
];
