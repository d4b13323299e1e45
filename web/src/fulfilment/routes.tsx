import type { Screen } from '#web/ui/screen.ts';

const pickList = () => import('./packing/pick-list.tsx').then((module) => module.PickListPage);
const ship = () => import('./shipping/ship-page.tsx').then((module) => module.ShipPage);
const bench = () => import('./bench/bench-page.tsx').then((module) => module.BenchPage);
const notes = () => import('./packing/notes-page.tsx').then((module) => module.NotesPage);

export const fulfilmentRoutes: readonly Screen[] = [
  {
    path: '/javaMobile/orderDelivery/:oid/:id?',
    title: '订单发货',
    phone: true,
    needs: 'admin:order:send',
    load: () => import('./sending/phone-send.tsx').then((module) => module.PhoneSend),
  },
  { path: '/order/bench', title: '发货台', phone: true, needs: 'admin:order:send', load: bench },
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
    load: () => import('./pick-up/hand-out.tsx').then((module) => module.HandOut),
  },
];
