import { offlineCalls } from '#contract/orders/offline-payments.ts';
import { serve, write } from '#server/platform/http/serve.ts';
import { confirmPaidBack } from '../refunds/confirm-paid-back.ts';
import { failPaidBack } from '../refunds/fail-paid-back.ts';
import { once } from '../orders/once.ts';
import { payOffline } from './pay-offline.ts';

export const offlineRoutes = serve(offlineCalls, {
  payOffline: write(once('payOffline', payOffline, null)),
  confirmPaidBack: write(confirmPaidBack),
  failPaidBack: write(failPaidBack),
});
