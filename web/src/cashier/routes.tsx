import type { Screen } from '#web/ui/screen.ts';

export const cashierRoutes: readonly Screen[] = [
  {
    path: '/cashier/receive',
    title: '收款',
    needs: 'admin:cashier:receive:list',
    load: () => import('./receipt-list/receipt-list.tsx').then((module) => module.ReceiptList),
  },
  {
    path: '/cashier/payment',
    title: '付款',
    needs: 'admin:cashier:payment:list',
    load: () => import('./payment-list/payment-list.tsx').then((module) => module.PaymentList),
  },
  {
    path: '/cashier/credit',
    title: '赊账',
    needs: 'admin:cashier:credit:list',
    load: () => import('./credit-list/credit-list.tsx').then((module) => module.CreditList),
  },
  {
    path: '/cashier/closing',
    title: '日结',
    needs: 'admin:cashier:closing:list',
    load: () => import('./closing-list/closing-list.tsx').then((module) => module.ClosingList),
  },
  {
    path: '/cashier/credit/debts',
    title: '赊账欠款',
    under: '/cashier/credit',
    needs: 'admin:cashier:credit:list',
    load: () => import('./credit-list/debt-list.tsx').then((module) => module.DebtList),
  },
];
