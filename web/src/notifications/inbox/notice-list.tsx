import { Button, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { type Todo, todoCalls } from '#contract/dashboard/todos.ts';
import { findTodo } from '#contract/dashboard/todo-kinds.ts';
import { findEvent } from '#contract/notifications/events.ts';
import { type Notice, noticeStates } from '#contract/notifications/notices.ts';
import { Empty, Failing, useCall } from '#web/ui/index.ts';
import { groupNotices } from './group-notices.ts';
import { NoticeLine } from './notice-line.tsx';
import { TodoLines } from './todo-lines.tsx';
import { useLineKeys } from './use-line-keys.ts';
import { useNoticeActs } from './use-notice-acts.ts';
import { type Shown, useNotices } from './use-notices.ts';
import './inbox.css';

const NONE: Readonly<Record<Notice['state'], string>> = {
  open: '都处理完了，有新的事会在这里提醒',
  later: '没有稍后处理的通知，放到稍后的会在这里等到时间再提醒',
  done: '没有处理完的通知',
};

/** Counts of what waits, of the kind that is shown; they are there as long as their work is. */
function useTodos({ state, kind }: Shown) {
  const { data, error, refetch } = useCall(todoCalls.list, {}, { enabled: state === noticeStates.open, saysItself: true });
  const isOfKind = (todo: Todo) => kind === undefined || findTodo(todo.kind)?.of === kind;
  return { found: state === noticeStates.open ? data?.filter(isOfKind) : [], error, refetch };
}

interface Props extends Shown {
  onOpen: (path: string) => void;
}

/** Lists the notices that no count tells of, and below them what waits for the person, a line of each kind. */
export function NoticeList({ onOpen, ...shown }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [choosing, setChoosing] = useState<number>();
  const waiting = useTodos(shown);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotices(shown);
  const acts = useNoticeActs();
  const notices = groupNotices((data?.pages.flat() ?? []).filter(({ mark }) => findEvent(mark)?.notice));
  const noticeAt = (key: number) => notices.find(({ id }) => id === key);
  const isOpen = shown.state === noticeStates.open;

  useLineKeys(list, {
    open: (key) => list.current?.querySelector<HTMLElement>(`[data-row-key="${key}"] .notice-open`)?.click(),
    finish: (key) => {
      const notice = noticeAt(key);
      if (notice && isOpen) acts.finish(notice);
    },
    putOff: (key) => {
      if (isOpen && noticeAt(key)) setChoosing(key);
    },
  });

  const { found } = waiting;
  const isKnown = data !== undefined && found !== undefined;
  const again = () => {
    void refetch();
    void waiting.refetch();
  };
  const notCounted = error === null && found === undefined ? waiting.error : null;
  return (
    <>
      {error && <Failing error={error} again={again} isOver={isKnown} />}
      {!isKnown && !error && !notCounted && <Skeleton active />}
      {isKnown && notices.length + found.length === 0 && <Empty says={NONE[shown.state]} />}
      <div className="notice-groups" ref={list}>
        {notices.length > 0 && (
          <ul className="notice-lines" aria-label={isOpen ? '新的通知' : '通知'}>
            {notices.map((notice) => (
              <NoticeLine
                key={notice.id}
                notice={notice}
                acts={acts}
                isChoosing={choosing === notice.id}
                onChoose={(isChoosing) => setChoosing(isChoosing ? notice.id : undefined)}
                onOpen={onOpen}
              />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            更早的通知
          </Button>
        )}
        {notices.length > 0 && (notCounted !== null || (found?.length ?? 0) > 0) && (
          <p className="notice-group">等您处理，和首页的今日待办一样</p>
        )}
        {notCounted && <Failing error={notCounted} again={again} />}
        {found !== undefined && found.length > 0 && (
          <ul className="notice-lines" aria-label="等您处理">
            <TodoLines of={found} onOpen={onOpen} />
          </ul>
        )}
      </div>
    </>
  );
}
