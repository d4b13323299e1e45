import { BellOutlined } from '@ant-design/icons';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { seenOrders, useNews } from '../../live/news.ts';
import { ToolButton } from './tool-button.tsx';

const ORDERS = '/order/index';

/** Number of orders that came in since the list was last in sight. */
export function NewOrders() {
  const count = useNews((news) => news.orders);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    const look = () => pathname === ORDERS && document.visibilityState === 'visible' && seenOrders();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [pathname, count]);

  return (
    <ToolButton
      label={count > 0 ? `${count} 笔新订单` : '新订单提醒'}
      onClick={() => void navigate(ORDERS)}
      icon={<BellOutlined />}
      count={count}
    />
  );
}
