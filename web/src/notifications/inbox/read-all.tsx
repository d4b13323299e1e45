import { Button } from 'antd';
import { noticeCalls, noticeStates } from '#contract/notifications/notices.ts';
import { useRun } from '#web/ui/index.ts';
import { useUnread } from './use-unread.ts';
import { useNotices } from './use-notices.ts';

/** Reads all up to the newest in sight; one that comes in meanwhile stays unread. */
export function ReadAll() {
  const unread = useUnread();
  const { data } = useNotices({ state: noticeStates.open });
  const { mutate, isPending } = useRun(noticeCalls.readAll);
  const until = data?.pages[0]?.[0]?.id;
  if (until === undefined || unread === 0) return null;
  return (
    <Button size="small" loading={isPending} onClick={() => mutate({ until })}>
      全部已读
    </Button>
  );
}
