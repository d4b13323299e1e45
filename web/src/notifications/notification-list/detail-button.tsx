import { useState } from 'react';
import { type Notification, notificationCalls } from '#contract/notifications/notifications.ts';
import { SlotButton } from '#web/ui/action/slot.tsx';
import { Can } from '#web/ui/index.ts';
import { DetailDialog } from './detail-dialog.tsx';

/** Opens the templates of an event. Absent for those who may not read them. */
export function DetailButton({ notification }: { notification: Notification }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Can call={notificationCalls.detail}>
      <SlotButton onClick={() => setOpen(true)}>详情</SlotButton>
      {isOpen && <DetailDialog notification={notification} onClose={() => setOpen(false)} />}
    </Can>
  );
}
