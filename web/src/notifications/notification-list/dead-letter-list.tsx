import type { ReactNode } from 'react';
import { ways } from '#contract/notifications/event-terms.ts';
import { outboxCalls } from '#contract/notifications/outbox.ts';
import { ListPage, RunButton, figure, when } from '#web/ui/index.ts';

const says = ({ count }: { count: number }) => (count > 0 ? '已重新发送' : '这条消息已经在发送');

/** Messages that could not be sent, however often they were tried. */
export const DeadLetterList = ({ tabs }: { tabs: ReactNode }) => (
  <ListPage
    title="发送失败的消息"
    call={outboxCalls.list}
    tabs={tabs}
    columns={[
      { field: 'id', width: 80, card: 'none' },
      { field: 'type', width: 220, card: 'title' },
      { field: 'channel', width: 110, of: ways },
      { field: 'subject', width: 200 },
      { field: 'lastError', width: 240 },
      { field: 'attempts', width: 90, show: figure },
      { field: 'updateTime', show: when },
    ]}
    rowActions={({ id }) => <RunButton label="重新发送" call={outboxCalls.resend} input={{ ids: [id] }} says={says} />}
    empty={{ says: '没有发送失败的消息' }}
  />
);
