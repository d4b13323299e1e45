import type { Screen } from '#web/ui/screen.ts';

const list = () => import('./order-list/order-list.tsx').then((module) => module.OrderList);

export const ordersRoutes: readonly Screen[] = [
  { path: '/order/index', title: '订单', needs: 'admin:order:list', load: list },
  { path: '/javaMobile/orderList/:types?', title: '订单列表', phone: true, needs: 'admin:order:list', load: list },
  {
    path: '/javaMobile/orderDetail/:id?/:goname?',
    title: '订单详情',
    phone: true,
    needs: 'admin:order:info',
    load: () => import('./order-detail/phone-order.tsx').then((module) => module.PhoneOrder),
  },
  {
    path: '/order/create',
    title: '代客下单',
    under: '/order/index',
    needs: 'admin:order:create',
    load: () => import('./desk/desk-order.tsx').then((module) => module.DeskOrder),
  },
  {
    path: '/order/import',
    title: '导入历史订单',
    under: '/order/index',
    needs: 'admin:order:past:import',
    load: () => import('./past-import/past-import-page.tsx').then((module) => module.PastImportPage),
  },
  {
    path: '/marketing/price',
    title: '价格试算',
    needs: 'admin:order:create',
    load: () => import('./desk/price-trial.tsx').then((module) => module.PriceTrial),
  },
];
