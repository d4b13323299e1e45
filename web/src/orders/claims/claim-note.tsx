import { UserOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { handledBy, orderTabs } from '#contract/orders/words.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { signedId } from '#web/ui/wire/index.ts';
import { useHandlers } from './use-handlers.ts';

/** How many orders the person has taken or was given; one click shows them. */
export function ClaimNote() {
  const { address } = useScene();
  const mine = useHandlers()?.find(({ id }) => id === signedId());
  if (!mine || address.get('handler') === handledBy.me) return null;
  return (
    <p className="claim-note">
      <UserOutlined aria-hidden />
      {`我正在处理 ${mine.count} 单`}
      <Button type="link" size="small" onClick={() => address.set({ handler: handledBy.me, status: orderTabs.all })}>
        查看我的订单
      </Button>
    </p>
  );
}
