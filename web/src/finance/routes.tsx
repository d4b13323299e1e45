import type { Screen } from '#web/ui/screen.ts';

const load = () => import('./finance-page.tsx');

export const financeRoutes: readonly Screen[] = [
  {
    path: '/financial/finance',
    title: '财务管理',
    needs: [
      'admin:finance:apply:list',
      'admin:recharge:list',
      'admin:finance:monitor:list',
      'admin:finance:monitor:brokerage:record',
    ],
    load: () => load().then((module) => module.Finance),
  },
  {
    path: '/financial/commission/template',
    title: '申请提现',
    needs: 'admin:finance:apply:list',
    load: () => load().then((module) => module.Withdrawals),
  },
  {
    path: '/financial/record/charge',
    title: '充值记录',
    needs: 'admin:recharge:list',
    load: () => load().then((module) => module.Recharges),
  },
  {
    path: '/financial/record/monitor',
    title: '资金监控',
    needs: 'admin:finance:monitor:list',
    load: () => load().then((module) => module.Monitor),
  },
  {
    path: '/financial/brokerage',
    title: '佣金记录',
    needs: 'admin:finance:monitor:brokerage:record',
    load: () => load().then((module) => module.Brokerage),
  },
  {
    path: '/financial/reconciliation',
    title: '资金对账',
    needs: 'admin:finance:reconciliation:list',
    load: () => import('./reconciliation-page.tsx').then((module) => module.ReconciliationPage),
  },
  {
    path: '/financial/invoicing',
    title: '开票',
    needs: 'admin:finance:invoice:apply:list',
    load: () => import('./invoicing/invoicing.tsx').then((module) => module.Invoicing),
  },
  {
    path: '/financial/invoiceManage',
    title: '发票管理',
    needs: 'admin:finance:invoice:list',
    load: () => import('./invoice-list/invoice-list.tsx').then((module) => module.InvoiceList),
  },
];
