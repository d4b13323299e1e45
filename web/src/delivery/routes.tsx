import type { Screen } from '#web/ui/screen.ts';

export const deliveryRoutes: readonly Screen[] = [
  {
    path: '/operation/deliverGoods/freightSet',
    title: '运费模板',
    needs: 'admin:shipping:templates:list',
    load: () => import('./freight/freight-list.tsx').then((module) => module.FreightList),
  },
  {
    path: '/maintain/logistics/companyList',
    title: '物流公司',
    needs: 'admin:express:list',
    load: () => import('./carriers/carrier-list.tsx').then((module) => module.CarrierList),
  },
  {
    path: '/maintain/logistics/cityList',
    title: '城市数据',
    needs: 'admin:system:city:list:tree',
    load: () => import('./cities/city-list.tsx').then((module) => module.CityList),
  },
  {
    path: '/operation/deliverGoods/takeGoods/deliveryAddress',
    title: '提货点',
    needs: 'admin:system:store:list',
    load: () => import('./pick-point-list/pick-point-list.tsx').then((module) => module.PickPointList),
  },
  {
    path: '/operation/deliverGoods/takeGoods/collateUser',
    title: '核销员',
    needs: 'admin:system:staff:list',
    load: () => import('./pick-staff-list/pick-staff-list.tsx').then((module) => module.PickStaffList),
  },
];
