import { addActDialogs } from '#web/orders/index.ts';

export { cashierRoutes } from './routes.tsx';

addActDialogs({
  credit: () => import('./credit-list/credit-dialog.tsx').then((module) => ({ default: module.CreditDialog })),
});
