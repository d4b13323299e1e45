import { type ReactNode, Suspense, lazy, useState } from 'react';
import { type Begun, BeginProvider } from './begin.ts';

// Lists must not wait for what only a click needs.
const dialogs = {
  send: lazy(() => import('./send-dialog.tsx').then((module) => ({ default: module.SendDialog }))),
  agree: lazy(() => import('./refund-dialog.tsx').then((module) => ({ default: module.RefundDialog }))),
  refuse: lazy(() => import('./refuse-dialog.tsx').then((module) => ({ default: module.RefuseDialog }))),
  price: lazy(() => import('./price-dialog.tsx').then((module) => ({ default: module.PriceDialog }))),
  correct: lazy(() => import('./correct-dialog.tsx').then((module) => ({ default: module.CorrectDialog }))),
  mark: lazy(() => import('./mark-dialog.tsx').then((module) => ({ default: module.MarkDialog }))),
};

/** A place where acts on orders can begin; it shows their dialogs. */
export function ActPlace({ children }: { children: ReactNode }) {
  const [now, begin] = useState<Begun>();
  const Dialog = now && now.act !== 'receive' && now.act !== 'remove' ? dialogs[now.act] : undefined;
  return (
    <BeginProvider value={begin}>
      {children}
      <Suspense>
        {now && Dialog && <Dialog key={now.order.orderId} order={now.order} onClose={() => begin(undefined)} />}
      </Suspense>
    </BeginProvider>
  );
}
