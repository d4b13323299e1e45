import type { Screen } from '#web/ui/screen.ts';
import { ACCOUNT, TEMPLATES } from './addresses.ts';

const loadAccount = () => import('./account/pass-account.tsx').then((module) => module.PassAccount);

export const passRoutes: readonly Screen[] = [
  { path: ACCOUNT, title: '一号通', needs: 'admin:pass:is:login', load: loadAccount },
  { path: '/operation/systemSms/config', title: '短信账户', needs: 'admin:pass:is:login', load: loadAccount },
  {
    path: TEMPLATES,
    title: '短信模板',
    needs: 'admin:sms:temps',
    load: () => import('./sms-templates/sms-template-list.tsx').then((module) => module.SmsTemplateList),
  },
  {
    path: '/operation/systemSms/pay',
    title: '短信购买',
    needs: 'admin:pass:meal:list',
    load: () => import('./packages/package-shop.tsx').then((module) => module.PackageShop),
  },
];
