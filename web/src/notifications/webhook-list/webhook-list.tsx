import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { onOrOff } from '#contract/choices.ts';
import { type Webhook, deliveryCalls, webhookCalls, webhookEvents } from '#contract/notifications/webhooks.ts';
import { type Column, HistoryButton, ListPage, RunButton, switchColumn, useCall, useMay, when } from '#web/ui/index.ts';
import { TabStrip } from '#web/ui/list/tab-strip.tsx';
import { useScene } from '#web/ui/scene/scene.ts';
import { DeliveryList } from './delivery-list.tsx';
import { AddWebhook, EditWebhook } from './webhook-dialogs.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

const TAB = 'show';
const DELIVERIES = { value: 'deliveries', label: '推送记录' };
const ADDRESSES = { value: 'addresses', label: '推送地址' };

function Tabs() {
  const { address } = useScene();
  const pick = (value: string | number) => address.set({ [TAB]: String(value) });
  return <TabStrip items={[ADDRESSES, DELIVERIES]} value={address.get(TAB) || ADDRESSES.value} onPick={pick} />;
}

const tabs = <Tabs />;

const labelsOf = (events: Webhook['events']): string =>
  webhookEvents.options
    .filter(({ value }) => events.includes(value))
    .map(({ label }) => label)
    .join('、');

/** Shop of an address, where the person may see the shops. */
function ShopName({ id }: { id: number }) {
  const enabled = useMay()(shopCalls.list);
  const { data } = useCall(shopCalls.list, { page: 1, limit: 9999 }, { enabled, saysItself: true });
  return data?.list.find((shop) => shop.id === id)?.name ?? `编号 ${id}`;
}

const columns: readonly Column<Webhook>[] = [
  { field: 'name', width: 160, card: 'title' },
  { field: 'url', width: 260 },
  { field: 'events', width: 180, show: labelsOf },
  { field: 'merId', width: 120, show: (id) => (id === 0 ? '不限' : <ShopName id={id} />) },
  switchColumn('isOn', { call: webhookCalls.updateStatus, of: onOrOff, label: ({ name }) => `${name}状态`, width: 96 }),
  { field: 'createTime', show: when },
];

function actsOf(webhook: Webhook, onMade: (secret: string) => void) {
  const { id, name, isOn } = webhook;
  return (
    <>
      <EditWebhook webhook={webhook} call={webhookCalls.update} />
      {isOn && (
        <RunButton
          label="测试"
          call={webhookCalls.test}
          input={{ id }}
          says={webhookCalls.test.says}
          touches={[deliveryCalls.list.noun]}
        />
      )}
      <RunButton
        label="更换密钥"
        call={webhookCalls.rotate}
        input={{ id }}
        ask={`确定更换“${name}”的签名密钥？旧密钥马上失效，对方换上新密钥之前认不出消息`}
        then={({ secret }) => onMade(secret)}
      />
      <HistoryButton noun="webhook" id={id} call={webhookCalls.list} />
      <RunButton
        label="删除"
        call={webhookCalls.delete}
        input={{ id }}
        ask={`确定删除推送地址“${name}”？它的推送记录也会删除，不能恢复`}
        danger
      />
    </>
  );
}

/** Addresses of other systems that are notified of events, and what was sent there. */
export function WebhookList() {
  const [secret, setSecret] = useState<string>();
  const [address] = useSearchParams();
  const add = <AddWebhook onMade={setSecret} />;
  if (address.get(TAB) === DELIVERIES.value) return <DeliveryList tabs={tabs} />;
  return (
    <>
      <ListPage
        title="推送地址"
        call={webhookCalls.list}
        tabs={tabs}
        actions={add}
        columns={columns}
        rowActions={(webhook) => actsOf(webhook, setSecret)}
        empty={{ says: '还没有推送地址，添加后，订单付款、发货等消息会自动通知对方系统', action: add }}
      />
      {secret && <WebhookSecret secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}
