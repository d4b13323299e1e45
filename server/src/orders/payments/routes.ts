import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { payBackCalls } from '#contract/orders/payments/money-by-hand.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { countPayBack } from '../order-list/count-pay-back.ts';
import { confirmPaidBack } from './confirm-paid-back.ts';
import { failPaidBack } from './fail-paid-back.ts';
import { once } from '../orders/once.ts';
import { payOffline } from './pay-offline.ts';

export const offlineRoutes = [
  ...serve(offlineCalls, {
    payOffline: write(once('payOffline', payOffline, null)),
    confirmPaidBack: write(confirmPaidBack),
    failPaidBack: write(failPaidBack),
  }),
  ...serve(payBackCalls, { countPayBack: read(countPayBack) }),
];
