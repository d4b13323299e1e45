import { noticeCalls } from '#contract/notifications/notices.ts';
import { useCall } from '#web/ui/index.ts';

/** Number of notices that the person has not read. A server that keeps none has none unread. */
export const useUnread = (): number => useCall(noticeCalls.unread, {}, { saysItself: true }).data?.count ?? 0;
