import { BellOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { seenOrders, useNews } from '../news.ts';
import { ToolButton } from './tool-button.tsx';

const ORDERS = '/order/index';

/** How many orders came in since the list was last in sight. */
export function NewOrders() {
  const count = useNews((news) => news.orders);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    if (pathname === ORDERS && count > 0 && document.visibilityState === 'visible') seenOrders();
  }, [pathname, count]);

  return (
    <Badge count={count} size="small" offset={[-6, 8]}>
      <ToolButton label={count > 0 ? `${count} 笔新订单` : '没有新订单'} onClick={() => void navigate(ORDERS)} icon={<BellOutlined />} />
    </Badge>
  );
}
