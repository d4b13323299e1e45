import type { ReactNode } from 'react';
import { type Delivery, TEST_EVENT, deliveryCalls, deliveryStates, webhookEvents } from '#contract/notifications/webhooks.ts';
import { ChoiceFilter, type Column, ListPage, RunButton, figure, when } from '#web/ui/index.ts';

const nameOf = (event: string): string =>
  event === TEST_EVENT ? '测试' : (webhookEvents.options.find(({ value }) => value === event)?.label ?? event);

const columns: readonly Column<Delivery>[] = [
  { field: 'id', title: '编号', width: 64, card: 'none' },
  { field: 'event', width: 100, card: 'title', show: nameOf },
  { field: 'subject', width: 152 },
  { field: 'webhookName', width: 120 },
  { field: 'state', of: deliveryStates, card: 'status' },
  { field: 'code', width: 64, show: (code) => code ?? undefined },
  { field: 'attempts', width: 80, show: figure, card: 'none' },
  { field: 'lastError', width: 160 },
  { field: 'createTime', show: when },
  { field: 'updateTime', show: when, card: 'none' },
];

/** Messages to other systems, and their answers. */
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
