import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Drawer, Skeleton } from 'antd';
import { useNavigate } from 'react-router';
import { events, findEvent } from '#contract/notifications/events.ts';
import { type Notice, noticeCalls } from '#contract/notifications/notices.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { Empty, Failing, ago, run, useMay, useRun } from '#web/ui/index.ts';
import { OrdersToSend } from './orders-to-send.tsx';
import { useIsBrief, useUnread } from './use-unread.ts';
import './notice-drawer.css';

const PAGE = 20;

const useNotices = (brief: boolean) =>
  useInfiniteQuery({
    queryKey: [noticeCalls.list.noun, noticeCalls.list.verb, brief],
    queryFn: ({ pageParam, signal }) => {
      const page = { limit: PAGE, ...(pageParam === undefined ? {} : { before: pageParam }) };
      return run(noticeCalls.list, brief ? { ...page, brief } : page, { signal });
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    meta: { isErrorInline: true },
  });

interface LineProps {
  notice: Notice;
  onOpen: (path: string) => void;
}

/** A notice in words; a click reads it and leads to what it is about. */
function NoticeLine({ notice: { mark, subject, isRead, createTime }, onOpen }: LineProps) {
  const terms = findEvent(mark)?.notice;
  if (!terms) return null;
  return (
    <li className="notice-line" data-read={isRead}>
      <button type="button" onClick={() => onOpen(terms.path(subject))}>
        {!isRead && <span className="notice-unread">未读</span>}
        <span>{terms.says(subject)}</span>
        <small>{ago(createTime)}</small>
      </button>
    </li>
  );
}

/** Examples of what there is to be notified of, each with its event. */
const examples = [
  ['新的付款订单', events.adminPaySuccess],
  ['退款申请', events.adminApplyOrderRefund],
  ['商品库存不足', events.adminLowStock],
] as const;
const either = new Intl.ListFormat('zh-CN', { type: 'disjunction' });

/** Names only what the person is notified of. */
function NoNotices({ brief }: { brief: boolean }) {
  const may = useMay();
  const heard = examples
    .filter(([, { notice }]) => notice.needs.every(may) && !(brief && 'isSummed' in notice))
    .map(([what]) => what);
  return <Empty says={heard.length === 0 ? '没有通知' : `没有通知，有${either.format(heard)}时会在这里提醒`} />;
}

/** Notices of the person, newest first. */
export function NoticeDrawer({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const navigate = useNavigate();
  const unread = useUnread();
  const brief = useIsBrief();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotices(brief);
  const { mutate: read } = useRun(noticeCalls.read);
  const { mutate: readAll, isPending } = useRun(noticeCalls.readAll);
  const notices = data?.pages.flat() ?? [];
  const newest = notices[0]?.id;

  const goTo = (path: string) => {
    onClose();
    void navigate(path);
  };
  const open = ({ id, isRead }: Notice, path: string) => {
    if (!isRead) read({ id });
    goTo(path);
  };
  const all = newest !== undefined && unread > 0 && (
    <Button size="small" loading={isPending} onClick={() => readAll({ until: newest })}>
      全部已读
    </Button>
  );
  return (
    <Drawer open title="通知" size={400} onClose={onClose} extra={all} className="notice-drawer">
      {error && <Failing error={error} again={() => void refetch()} isOver={data !== undefined} />}
      {!data && !error && <Skeleton active />}
      {brief && <OrdersToSend onOpen={goTo} />}
      {data && notices.length === 0 && <NoNotices brief={brief} />}
      <ul className="notice-lines">
        {notices.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} onOpen={(path) => open(notice, path)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          更早的通知
        </Button>
      )}
    </Drawer>
  );
}
