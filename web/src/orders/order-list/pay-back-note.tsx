import { ClockCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { payBackCalls } from '#contract/orders/money-by-hand.ts';
import { orderTabs } from '#contract/orders/words.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';

const asked = 'true';

/** Refunds that no provider pays, so that people have to; one click shows them. */
export function PayBackNote() {
  const { address } = useScene();
  const may = useMay()(payBackCalls.countPayBack);
  const { data } = useCall(payBackCalls.countPayBack, {}, { enabled: may, saysItself: true });
  if (!data || data.count === 0 || address.get('payBack') === asked) return null;
  return (
    <p className="overdue-note">
      <ClockCircleOutlined aria-hidden />
      {`${data.count} 笔退款等您线下退给顾客，退好后请点“确认已退款”`}
      <Button type="link" size="small" onClick={() => address.set({ payBack: asked, status: orderTabs.refunding })}>
        去退款
      </Button>
    </p>
  );
}
