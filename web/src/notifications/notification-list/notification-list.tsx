import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { labelOf } from '#contract/choices.ts';
import { receivers } from '#contract/notifications/events.ts';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { HistoryButton, ListPage, ListTabs } from '#web/ui/index.ts';
import { columnsFor } from './columns.tsx';
import { DetailButton } from './detail-button.tsx';
import { SyncButtons } from './sync-buttons.tsx';

const TAB = 'sendType';

/** Events that somebody is told of, and by which channels. */
export function NotificationList() {
  const [address] = useSearchParams();
  const asked = Number(address.get(TAB));
  const sendType = labelOf(receivers, asked) === undefined ? receivers.customer : asked;
  const start = useMemo(() => ({ sendType: receivers.customer }), []);
  return (
    <ListPage
      title="消息通知"
      call={notificationCalls.list}
      start={start}
      tab={TAB}
      tabs={<ListTabs name={TAB} items={receivers.options} />}
      actions={sendType === receivers.customer && <SyncButtons />}
      columns={columnsFor[sendType] ?? []}
      rowActions={(notification) => (
        <>
          <DetailButton notification={notification} />
          <HistoryButton noun="notification" id={notification.id} call={notificationCalls.list} />
        </>
      )}
    />
  );
}
