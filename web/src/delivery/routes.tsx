import { cityCalls } from '#contract/delivery/cities.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { pickPointCalls } from '#contract/delivery/pick-points.ts';
import { pickStaffCalls } from '#contract/delivery/pick-staff.ts';
import type { Screen } from '#web/ui/screen.ts';

export const deliveryRoutes: readonly Screen[] = [
  {
    path: '/operation/deliverGoods/freightSet',
    title: '运费模板',
    call: freightTemplateCalls.list,
    load: () => import('./freight/freight-list.tsx').then((module) => module.FreightList),
  },
  {
    path: '/maintain/logistics/companyList',
    title: '物流公司',
    call: expressCalls.list,
    load: () => import('./carriers/carrier-list.tsx').then((module) => module.CarrierList),
  },
  {
    path: '/maintain/logistics/cityList',
    title: '城市数据',
    call: cityCalls.tree,
    load: () => import('./cities/city-list.tsx').then((module) => module.CityList),
  },
  {
    path: '/operation/deliverGoods/takeGoods/deliveryAddress',
    title: '提货点',
    call: pickPointCalls.list,
    load: () => import('./pick-point-list/pick-point-list.tsx').then((module) => module.PickPointList),
  },
  {
    path: '/operation/deliverGoods/takeGoods/collateUser',
    title: '核销员',
    call: pickStaffCalls.list,
    load: () => import('./pick-staff-list/pick-staff-list.tsx').then((module) => module.PickStaffList),
  },
];
