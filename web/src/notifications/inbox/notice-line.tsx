import { Button, Dropdown } from 'antd';
import { labelOf } from '#contract/choices.ts';
import { noticeKinds } from '#contract/notifications/event-terms.ts';
import { findEvent } from '#contract/notifications/events.ts';
import { type LaterTime, type NoticeAbout, laterTimes, noticeStates } from '#contract/notifications/notices.ts';
import { ago, shortMoment, yuanText } from '#web/ui/index.ts';
import type { GroupedNotice } from './group-notices.ts';
import type { NoticeActs } from './use-notice-acts.ts';

const aboutText = ({ title, who, amount }: NoticeAbout): string =>
  [title, who, amount === null ? '' : yuanText(amount)].filter((part) => part !== '').join(' · ');

const menu = laterTimes.options.map(({ value, label }) => ({ key: value, label }));
const isLaterTime = (key: string): key is LaterTime => laterTimes.values.some((value) => value === key);

interface LaterProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onPick: (until: LaterTime) => void;
}

const Later = ({ isOpen, onToggle, onPick }: LaterProps) => (
  <Dropdown
    trigger={['click']}
    open={isOpen}
    onOpenChange={onToggle}
    autoFocus
    menu={{
      items: menu,
      onClick: ({ key }) => {
        onToggle(false);
        if (isLaterTime(key)) onPick(key);
      },
    }}
  >
    <Button size="small" type="text">
      稍后
    </Button>
  </Dropdown>
);

interface Props {
  notice: GroupedNotice;
  acts: NoticeActs;
  isChoosing: boolean;
  onChoose: (isChoosing: boolean) => void;
  onOpen: (path: string) => void;
}

/** A notice in words, with what it is about; a click reads it and leads there. */
export function NoticeLine({ notice, acts, isChoosing, onChoose, onOpen }: Props) {
  const { id, ids, mark, subject, isRead, createTime, state, laterTime, about } = notice;
  const terms = findEvent(mark)?.notice;
  if (!terms) return null;
  const open = () => {
    acts.read(notice);
    onOpen(terms.path(subject));
  };
  return (
    <li className="notice-line" data-row-key={id} data-read={isRead} tabIndex={-1}>
      <button type="button" className="notice-open" onClick={open}>
        {!isRead && <span className="notice-unread">未读</span>}
        <span>{terms.says(subject)}</span>
        {about && <span className="notice-about">{aboutText(about)}</span>}
        <small>
          {labelOf(noticeKinds, terms.of)} · {ago(createTime)}
          {ids.length > 1 && ` · 共 ${ids.length} 次`}
          {laterTime && ` · ${shortMoment(laterTime)} 再提醒`}
        </small>
      </button>
      <span className="notice-acts">
        {state === noticeStates.open ? (
          <>
            <Button size="small" type="text" onClick={() => acts.finish(notice)}>
              处理完
            </Button>
            <Later isOpen={isChoosing} onToggle={onChoose} onPick={(until) => acts.putOff(notice, until)} />
          </>
        ) : (
          <Button size="small" type="text" onClick={() => acts.restore(notice)}>
            放回
          </Button>
        )}
      </span>
    </li>
  );
}
