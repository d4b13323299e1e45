import type { Screen } from '#web/ui/screen.ts';

export const settingsRoutes: readonly Screen[] = [
  {
    path: '/setting/business',
    title: '经营设置',
    needs: 'admin:system:config:info',
    load: () => import('./business-settings.tsx').then((module) => module.BusinessSettings),
  },
  {
    path: '/operation/setting',
    title: '系统设置',
    needs: 'admin:system:config:info',
    load: () => import('./system-settings/system-settings.tsx').then((module) => module.SystemSettings),
  },
  {
    path: '/marketing/integral/integralconfig',
    title: '积分配置',
    needs: 'admin:system:config:info',
    load: () => import('./point-settings.tsx').then((module) => module.PointSettings),
  },
  {
    path: '/operation/systemSms/message',
    title: '短信开关',
    needs: 'admin:system:form:info',
    load: () => import('./message-switches.tsx').then((module) => module.MessageSwitches),
  },
  {
    path: '/maintain/devconfiguration/configCategory',
    title: '配置分类',
    needs: 'admin:category:list',
    load: () => import('./config-categories/config-category-list.tsx').then((module) => module.ConfigCategoryList),
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
