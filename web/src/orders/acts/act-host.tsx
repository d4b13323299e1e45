import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { actDialogs } from './act-dialogs.ts';
import { type Begun, BeginProvider } from './begin.ts';
import { useAskHandled } from '../claims/use-ask-handled.ts';
import { catchKeys, dropKeys } from './typed-ahead.ts';

/** Host of the dialogs of acts on orders, which begin inside it. */
export function ActHost({ children }: { children: ReactNode }) {
  const [now, setNow] = useState<Begun>();
  const Dialog = now && actDialogs[now.act];
  const navigate = useNavigate();
  const isPhone = useLocation().pathname.startsWith('/javaMobile/');
  const askHandled = useAskHandled();
  const begin = async (next: Begun) => {
    const { orderId, id } = next.order;
    if (next.act === 'send' && !(await askHandled(next.order))) return;
    if (next.act === 'send' && isPhone) return void navigate(`/javaMobile/orderDelivery/${orderId}/${id}`);
    if (next.act === 'send') catchKeys();
    setNow(next);
  };
  const close = () => {
    dropKeys();
    setNow(undefined);
  };
  useEffect(() => () => void dropKeys(), []);
  return (
    <BeginProvider value={{ begin: (next) => void begin(next), isPhone }}>
      {children}
      <Suspense>
        {now && Dialog && <Dialog key={now.order.orderId} order={now.order} parcel={now.parcel} onClose={close} />}
      </Suspense>
    </BeginProvider>
  );
}
