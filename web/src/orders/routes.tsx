import type { Screen } from '#web/ui/screen.ts';

const pickList = () => import('./packing/pick-list.tsx').then((module) => module.PickListPage);
const ship = () => import('./shipping/ship-page.tsx').then((module) => module.ShipPage);
const notes = () => import('./packing/notes-page.tsx').then((module) => module.NotesPage);
const list = () => import('./order-list/order-list.tsx').then((module) => module.OrderList);

export const ordersRoutes: readonly Screen[] = [
  { path: '/order/index', title: '订单', needs: 'admin:order:list', load: list },
  { path: '/javaMobile/orderList/:types?', title: '订单列表', phone: true, needs: 'admin:order:list', load: list },
  {
    path: '/javaMobile/orderStatistics',
    title: '订单统计',
    phone: true,
    needs: ['admin:order:status:num', 'admin:order:statistics'],
    load: () => import('./phone/phone-home.tsx').then((module) => module.PhoneHome),
  },
  {
    path: '/javaMobile/orderDetail/:id?/:goname?',
    title: '订单详情',
    phone: true,
    needs: 'admin:order:info',
    load: () => import('./phone/phone-order.tsx').then((module) => module.PhoneOrder),
  },
  {
    path: '/javaMobile/orderDelivery/:oid/:id?',
    title: '订单发货',
    phone: true,
    needs: 'admin:order:send',
    load: () => import('./phone/phone-send.tsx').then((module) => module.PhoneSend),
  },
  {
    path: '/order/create',
    title: '代客下单',
    under: '/order/index',
    needs: 'admin:order:create',
    load: () => import('./desk/desk-order.tsx').then((module) => module.DeskOrder),
  },
  {
    path: '/marketing/price',
    title: '价格试算',
    needs: 'admin:order:create',
    load: () => import('./desk/price-trial.tsx').then((module) => module.PriceTrial),
  },
  {
    path: '/order/returns',
    title: '退换货',
    phone: true,
    needs: 'admin:order:case:list',
    load: () => import('./case-list/case-list.tsx').then((module) => module.CaseList),
  },
  { path: '/order/pick', title: '拣货单', under: '/order/index', phone: true, needs: 'admin:order:send', load: pickList },
  { path: '/order/ship', title: '批量发货', under: '/order/index', phone: true, needs: 'admin:order:send', load: ship },
  { path: '/order/notes', title: '发货单', under: '/order/index', phone: true, needs: 'admin:order:send', load: notes },
  {
    path: '/operation/deliverGoods/takeGoods/collateOrder',
    title: '核销订单',
    needs: 'admin:system:order:list',
    load: () => import('./pick-up/pick-up-list.tsx').then((module) => module.PickUpList),
  },
  {
    path: '/javaMobile/orderCancellation',
    title: '订单核销',
    phone: true,
    needs: 'admin:order:write:confirm',
    load: () => import('./phone/hand-out.tsx').then((module) => module.HandOut),
  },
  {
    path: '/javaMobile/orderStatisticsDetail/:type/:time?',
    title: '订单数据统计',
    phone: true,
    needs: 'admin:order:time',
    load: () => import('./phone/statistics-detail.tsx').then((module) => module.StatisticsDetail),
  },
];
