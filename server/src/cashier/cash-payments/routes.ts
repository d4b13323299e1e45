import { cashPaymentExportCalls } from '#contract/cashier/cash-payment-export.ts';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { begins } from '#server/exports/index.ts';
import { once } from '#server/orders/index.ts';
import { type Route, read, serve, write } from '#server/platform/http/serve.ts';
import { auditPayment } from './audit-payment.ts';
import { cashPaymentExport } from './payment-export.ts';
import type { CashPurposes } from './purposes.ts';
import { getPayment, listPayments } from './queries.ts';
import { registerPayment } from './register-payment.ts';
import { revealAccount } from './reveal-account.ts';
import { savePayment } from './save-payment.ts';
import { withdrawPayment } from './withdraw-payment.ts';

export const cashPaymentRoutes = (purposes: CashPurposes): Route[] => [
  ...serve(cashPaymentCalls, {
    list: read(listPayments),
    info: read(getPayment),
    reveal: write(revealAccount),
    save: write(once('cashPayment', savePayment(purposes), null)),
    audit: write(auditPayment(purposes)),
    withdraw: write(withdrawPayment(purposes)),
    paid: write(registerPayment(purposes)),
  }),
  ...serve(cashPaymentExportCalls, { exportPayments: write(begins(cashPaymentExport)) }),
];
