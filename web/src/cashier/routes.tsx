import type { Screen } from '#web/ui/screen.ts';
import { BANK, BANK_IMPORT, BANK_STATEMENTS } from './places.ts';

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
  {
    path: BANK,
    title: '银行流水',
    needs: 'admin:cashier:bank:list',
    load: () => import('./bank-list/bank-list.tsx').then((module) => module.BankList),
  },
  {
    path: BANK_STATEMENTS,
    title: '银行对账单',
    under: BANK,
    needs: 'admin:cashier:bank:list',
    load: () => import('./bank-statements/statement-list.tsx').then((module) => module.StatementList),
  },
  {
    path: BANK_IMPORT,
    title: '导入银行对账单',
    under: BANK,
    needs: 'admin:cashier:bank:import',
    load: () => import('./bank-import/bank-import-page.tsx').then((module) => module.BankImportPage),
  },
];
