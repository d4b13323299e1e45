import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { Order } from '#web/orders/order/index.ts';
import { shortNo } from './use-sending.ts';

interface Props {
  order: Order;
  /** How many numbers were scanned behind it. */
  ahead: number;
  isRepeated: boolean;
  mend: () => void;
  skip: () => void;
  /** Takes the next number for this order. */
  takeNext: () => void;
}

/** An order that was not sent while its successors were scanned already: their numbers wait for a decision. */
export function HeldNote({ order, ahead, isRepeated, mend, skip, takeNext }: Props) {
  const note = useRef<HTMLDivElement>(null);
  // Focus away from the button: a scanner ends each number with Enter.
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} className="held-note" tabIndex={-1}>
      <Alert
        type="warning"
        showIcon
        title={`订单 ${shortNo(order.orderId)} 没有发出，后面扫描的 ${ahead} 个单号已保留`}
        description={
          <div className="held-acts">
            {isRepeated && (
              <Button size="small" onClick={takeNext}>
                忽略重复的单号
              </Button>
            )}
            <Button size="small" onClick={mend}>
              修改这一单
            </Button>
            <Button size="small" onClick={skip}>
              跳过这一单
            </Button>
          </div>
        }
      />
    </div>
  );
}
