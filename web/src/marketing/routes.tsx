import type { Screen } from '#web/ui/screen.ts';

/** Title of the form of an activity, by what its address says. */
function titleOf(noun: string, id: string | undefined, act: string | undefined): string {
  if (id === undefined) return `添加${noun}`;
  return act === 'copy' ? `复制${noun}` : `编辑${noun}-${id}`;
}

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
    titleOf: ({ name, id }) => titleOf('秒杀商品', id, name),
    under: '/marketing/seckill/list',
    needs: ['admin:seckill:info', 'admin:seckill:save'],
    load: () => import('./flash-sale-form/flash-sale-form.tsx').then((module) => module.FlashSaleForm),
  },
  {
    path: '/marketing/bargain/bargainGoods',
    title: '砍价商品',
    needs: 'admin:bargain:list',
    load: () => import('./bargain-list/bargain-list.tsx').then((module) => module.BargainList),
  },
  {
    path: '/marketing/bargain/creatBargain/:id?/:act?',
    title: '添加砍价商品',
    titleOf: ({ id, act }) => titleOf('砍价商品', id, act),
    under: '/marketing/bargain/bargainGoods',
    needs: ['admin:bargain:info', 'admin:bargain:save'],
    load: () => import('./bargain-form/bargain-form.tsx').then((module) => module.BargainForm),
  },
  {
    path: '/marketing/bargain/bargainList',
    title: '砍价列表',
    needs: 'admin:bargain:user:list',
    load: () => import('./participation-list/participation-list.tsx').then((module) => module.ParticipationList),
  },
  {
    path: '/marketing/groupBuy/groupGoods',
    title: '拼团商品',
    needs: 'admin:combination:list',
    load: () => import('./group-buy-list/group-buy-list.tsx').then((module) => module.GroupBuyList),
  },
  {
    path: '/marketing/groupBuy/creatGroup/:id?/:act?',
    title: '添加拼团商品',
    titleOf: ({ id, act }) => titleOf('拼团商品', id, act),
    under: '/marketing/groupBuy/groupGoods',
    needs: ['admin:combination:info', 'admin:combination:save'],
    load: () => import('./group-buy-form/group-buy-form.tsx').then((module) => module.GroupBuyForm),
  },
  {
    path: '/marketing/groupBuy/groupList',
    title: '拼团列表',
    needs: 'admin:combination:combine:list',
    load: () => import('./team-list/team-list.tsx').then((module) => module.TeamList),
  },
  {
    path: '/marketing/calendar',
    title: '营销日历',
    needs: 'admin:marketing:calendar:list',
    load: () => import('./calendar-page/calendar-page.tsx').then((module) => module.CalendarPage),
  },
  {
    path: '/marketing/results',
    title: '活动效果',
    needs: 'admin:marketing:result:list',
    load: () => import('./results/result-list.tsx').then((module) => module.ResultList),
  },
  {
    path: '/marketing/clashes',
    title: '活动冲突',
    needs: 'admin:marketing:clash:list',
    load: () => import('./clash-list/clash-list.tsx').then((module) => module.ClashList),
  },
];
