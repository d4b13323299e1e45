import type { Screen } from '#web/ui/screen.ts';

export const settlementRoutes: readonly Screen[] = [
  {
    path: '/settlement/index',
    title: '结算',
    needs: 'admin:settlement:list',
    load: () => import('./settlement-list/settlement-list.tsx').then((module) => module.SettlementList),
  },
  {
    path: '/settlement/balance',
    title: '应付店铺',
    under: '/settlement/index',
    needs: 'admin:settlement:list',
    load: () => import('./shop-balances/balance-list.tsx').then((module) => module.BalanceList),
  },
  {
    path: '/settlement/money',
    title: '店铺资金',
    under: '/settlement/index',
    needs: 'admin:settlement:list',
    load: () => import('./shop-money/money-list.tsx').then((module) => module.MoneyList),
  },
  {
    path: '/settlement/share',
    title: '运营商分成',
    under: '/settlement/index',
    needs: 'admin:operator:share:list',
    load: () => import('./operator-shares/share-list.tsx').then((module) => module.ShareList),
  },
];
