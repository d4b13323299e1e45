import { noticeCalls } from '#contract/notifications/notices.ts';
import { useCall } from '#web/ui/index.ts';
import { extensionKey, useMay } from '#web/ui/wire/index.ts';

const counts = extensionKey('admin:order:status:num');

/** True where one line sums up the orders to send, in place of a notice of each. */
export const useIsBrief = (): boolean => useMay()(counts);

/** Number of notices that the person has not read. A server that keeps none has none unread. */
export function useUnread(): number {
  const brief = useIsBrief();
  return useCall(noticeCalls.unread, brief ? { brief } : {}, { saysItself: true }).data?.count ?? 0;
}
