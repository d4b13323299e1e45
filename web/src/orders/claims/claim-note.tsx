import { UserOutlined } from '@ant-design/icons';
import { handledBy, orderTabs } from '#contract/orders/enums.ts';
import { signedId } from '#web/ui/wire/index.ts';
import { FilterNote } from '../order/filter-note.tsx';
import { useHandlers } from './use-handlers.ts';

/** How many orders the person has taken or was given. */
export function ClaimNote() {
  const mine = useHandlers()?.find(({ id }) => id === signedId());
  if (!mine) return null;
  return (
    <FilterNote
      icon={<UserOutlined aria-hidden />}
      says={`我正在处理 ${mine.count} 单`}
      label="查看我的订单"
      filter={['handler', handledBy.me]}
      tab={orderTabs.all}
      isQuiet
    />
  );
}
