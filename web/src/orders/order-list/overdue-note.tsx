import { ClockCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { orderCalls } from '#contract/orders/orders.ts';
import { orderTabs } from '#contract/orders/words.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';

const asked = 'true';

/** Orders that wait longer than the shop promised; one click shows them, the longest first. */
export function OverdueNote() {
  const { address } = useScene();
  const may = useMay()(orderCalls.countOverdue);
  const { data } = useCall(orderCalls.countOverdue, {}, { enabled: may });
  if (!data || data.count === 0 || address.get('overdue') === asked) return null;
  return (
    <p className="overdue-note">
      <ClockCircleOutlined aria-hidden />
      {`${data.count}${data.capped ? '+' : ''} 单付款超过 ${data.hours} 小时还没有发货`}
      <Button type="link" size="small" onClick={() => address.set({ overdue: asked, status: orderTabs.notShipped })}>
        查看
      </Button>
    </p>
  );
}
