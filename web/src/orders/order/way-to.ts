import { useLocation, useNavigate } from 'react-router';
import type { NotificationAct } from '#web/ui/basics/notify.ts';

/** The way to an order from a notification, over the list as it stands now. */
export function useWayTo() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (orderNo: string): NotificationAct => {
    const params = new URLSearchParams(search);
    params.set('open', orderNo);
    return { label: '查看', run: () => void navigate(`${pathname}?${params}`) };
  };
}
