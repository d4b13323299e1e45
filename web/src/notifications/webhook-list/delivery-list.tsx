import type { ReactNode } from 'react';
import { type Delivery, TEST_EVENT, deliveryCalls, deliveryStates, webhookEvents } from '#contract/notifications/webhooks.ts';
import { ChoiceFilter, type Column, ListPage, RunButton, figure, when } from '#web/ui/index.ts';

const nameOf = (event: string): string =>
  event === TEST_EVENT ? '测试' : (webhookEvents.options.find(({ value }) => value === event)?.label ?? event);

const columns: readonly Column<Delivery>[] = [
  { field: 'id', title: '编号', width: 80, card: 'none' },
  { field: 'event', width: 110, card: 'title', show: nameOf },
  { field: 'subject', width: 200 },
  { field: 'webhookName', width: 160 },
  { field: 'state', width: 100, of: deliveryStates, card: 'status' },
  { field: 'code', width: 80, show: (code) => code ?? undefined },
  { field: 'attempts', width: 88, show: figure, card: 'none' },
  { field: 'lastError', width: 200 },
  { field: 'createTime', width: 120, show: when },
  { field: 'updateTime', width: 120, show: when, card: 'none' },
];

/** What was sent to other systems, and what they answered. */
export const DeliveryList = ({ tabs }: { tabs: ReactNode }) => (
  <ListPage
    title="推送记录"
    call={deliveryCalls.list}
    tabs={tabs}
    filters={<ChoiceFilter name="state" of={deliveryStates} />}
    columns={columns}
    rowActions={({ id }) => <RunButton label="重新推送" call={deliveryCalls.resend} input={{ id }} />}
    empty={{ says: '还没有推送记录，添加推送地址后可以发一条测试消息' }}
  />
);
