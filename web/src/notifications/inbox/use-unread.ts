import { noticeCalls } from '#contract/notifications/notices.ts';
import { useCall } from '#web/ui/index.ts';

/** Number of notices that the person has not read, but for those of which a count tells. A server that keeps none has none unread. */
export const useUnread = (): number => useCall(noticeCalls.unread, { brief: true }, { saysItself: true }).data?.count ?? 0;
