import { MessageOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import type { Order } from './situation.tsx';

/** Note of the buyer, in one line; whole when pointed at. */
export const BuyersNote = ({ of: { mark } }: { of: Pick<Order, 'mark'> }) =>
  mark ? (
    <Tooltip title={mark}>
      <span className="buyers-note">
        <MessageOutlined role="img" aria-label="买家留言" /> {mark}
      </span>
    </Tooltip>
  ) : null;
