import { Suspense, lazy } from 'react';
import { leave, useActing } from './acting.ts';

// Lists must not wait for what only a click needs.
const dialogs = {
  send: lazy(() => import('./send-dialog.tsx').then((module) => ({ default: module.SendDialog }))),
  agree: lazy(() => import('./refund-dialog.tsx').then((module) => ({ default: module.RefundDialog }))),
  refuse: lazy(() => import('./refuse-dialog.tsx').then((module) => ({ default: module.RefuseDialog }))),
  price: lazy(() => import('./price-dialog.tsx').then((module) => ({ default: module.PriceDialog }))),
  correct: lazy(() => import('./correct-dialog.tsx').then((module) => ({ default: module.CorrectDialog }))),
  mark: lazy(() => import('./mark-dialog.tsx').then((module) => ({ default: module.MarkDialog }))),
};

/** The dialog of the act that was begun. */
export function ActDialog() {
  const now = useActing((acting) => acting.now);
  if (!now || now.act === 'receive' || now.act === 'remove') return null;
  const Dialog = dialogs[now.act];
  return (
    <Suspense>
      <Dialog key={now.order.orderId} order={now.order} onClose={leave} />
    </Suspense>
  );
}
