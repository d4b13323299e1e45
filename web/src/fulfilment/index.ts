import { lazy } from 'react';
import { addActDialogs, addDetailParts } from '#web/orders/index.ts';

export { fulfilmentRoutes } from './routes.tsx';

/** Outcome of a run over orders, for the list of all runs. */
export const ShipRun = lazy(() => import('./shipping/ship-run.tsx').then((module) => ({ default: module.ShipRun })));

addActDialogs({
  send: () => import('./sending/send-dialog.tsx').then((module) => ({ default: module.SendDialog })),
  verify: () => import('./pick-up/verify-dialog.tsx').then((module) => ({ default: module.VerifyDialog })),
  correct: () => import('./sending/correct-dialog.tsx').then((module) => ({ default: module.CorrectDialog })),
  recall: () => import('./sending/recall-dialog.tsx').then((module) => ({ default: module.RecallDialog })),
  receipt: () => import('./receipt/receipt-dialog.tsx').then((module) => ({ default: module.ReceiptDialog })),
});

const shipping = () => import('./shipping-information/shipping-information.tsx');

addDetailParts('fulfilment', {
  Banner: lazy(() => import('./order-banners.tsx').then((module) => ({ default: module.OrderBanners }))),
  Records: lazy(() => shipping().then((module) => ({ default: module.OrderShipping }))),
});
