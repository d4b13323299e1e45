import { expressCalls } from '#contract/delivery/express.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import type { Screen } from '#web/ui/screen.ts';

export const deliveryRoutes: readonly Screen[] = [
  {
    path: '/operation/deliverGoods/freightSet',
    title: '运费模板',
    call: freightTemplateCalls.list,
    load: () => import('./freight-list.tsx').then((module) => module.FreightList),
  },
  {
    path: '/maintain/logistics/companyList',
    title: '物流公司',
    call: expressCalls.list,
    load: () => import('./carrier-list.tsx').then((module) => module.CarrierList),
  },
];
