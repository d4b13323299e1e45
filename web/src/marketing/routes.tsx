import type { Screen } from '#web/ui/screen.ts';

export const marketingRoutes: readonly Screen[] = [
  {
    path: '/marketing/seckill/config',
    title: '秒杀配置',
    needs: 'admin:seckill:manger:list',
    load: () => import('./slot-list/slot-list.tsx').then((module) => module.SlotList),
  },
  {
    path: '/marketing/seckill/list/:timeId?',
    title: '秒杀商品',
    needs: 'admin:seckill:list',
    load: () => import('./flash-sale-list/flash-sale-list.tsx').then((module) => module.FlashSaleList),
  },
  {
    path: '/marketing/seckill/creatSeckill/:name?/:timeId?/:id?',
    title: '添加秒杀商品',
    titleOf: ({ id }) => (id === undefined ? '添加秒杀商品' : `编辑秒杀商品-${id}`),
    under: '/marketing/seckill/list',
    needs: 'admin:seckill:info',
    load: () => import('./flash-sale-form/flash-sale-form.tsx').then((module) => module.FlashSaleForm),
  },
];
