import { useSearchParams } from 'react-router';
import { labelOf } from '#contract/choices.ts';
import { receivers } from '#contract/notifications/event-terms.ts';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { outboxCalls } from '#contract/notifications/outbox.ts';
import { smsRecordCalls } from '#contract/notifications/sms-records.ts';
import { HistoryButton, ListPage, ListTabs, OpenButton, useMay } from '#web/ui/index.ts';
import { columnsFor } from './columns.tsx';
import { DeadLetterList } from './dead-letter-list.tsx';
import { DetailDialog } from './detail-dialog.tsx';
import { SmsRecordList } from './sms-record-list.tsx';
import { SyncButtons } from './sync-buttons.tsx';

const TAB = 'sendType';
const FAILED = { value: 'failed', label: '发送失败' };
const TEXTED = { value: 'sms', label: '短信记录' };
const start = { sendType: receivers.customer };

/** Events that somebody is notified of, by which channels, and what could not be sent. */
export function NotificationList() {
  const [address] = useSearchParams();
  const may = useMay();
  const [maySeeFailed, maySeeTexted] = [may(outboxCalls.list), may(smsRecordCalls.list)];
  const tab = address.get(TAB);
  const sendType = labelOf(receivers, tab) === undefined ? receivers.customer : Number(tab);
  const more = [...(maySeeTexted ? [TEXTED] : []), ...(maySeeFailed ? [FAILED] : [])];
  const tabs = <ListTabs name={TAB} items={[...receivers.options, ...more]} />;
  if (maySeeTexted && tab === TEXTED.value) return <SmsRecordList tabs={tabs} />;
  if (maySeeFailed && tab === FAILED.value) return <DeadLetterList tabs={tabs} />;
  return (
    <ListPage
      title="消息通知"
      call={notificationCalls.list}
      start={start}
      tab={TAB}
      tabs={tabs}
      actions={sendType === receivers.customer && <SyncButtons />}
      columns={columnsFor[sendType] ?? []}
      rowActions={(notification) => (
        <>
          <OpenButton label="详情" call={notificationCalls.detail}>
            {(close) => <DetailDialog notification={notification} onClose={close} />}
          </OpenButton>
          <HistoryButton noun="notification" id={notification.id} call={notificationCalls.list} />
        </>
      )}
    />
  );
}
