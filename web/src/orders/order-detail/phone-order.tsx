import { useNavigate, useParams } from 'react-router';
import { Empty } from '#web/ui/list-parts/list-states.tsx';
import { WayBack } from '#web/ui/list-parts/way-back.ts';
import { ActHost } from '../acts/act-host.tsx';
import { OrderDetail } from './order-detail.tsx';
import '../order/orders.css';
import '../order/phone.css';

/** Order on a page of its own; `looks` behind its number only shows it. */
export function PhoneOrder() {
  const { id, goname } = useParams();
  const navigate = useNavigate();
  if (!id) return <Empty says="地址里没有订单号，请从订单列表打开" />;
  return (
    <div className="phone phone-sheet">
      <ActHost>
        <WayBack value={() => void navigate('/javaMobile/orderList')}>
          <OrderDetail orderNo={id} isLook={goname === 'looks'} />
        </WayBack>
      </ActHost>
    </div>
  );
}
