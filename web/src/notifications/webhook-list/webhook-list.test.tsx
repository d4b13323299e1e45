import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type Delivery, type Webhook, deliveryCalls, webhookCalls } from '#contract/notifications/webhooks.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { WebhookList } from './webhook-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const hook: Webhook = {
  id: 3,
  name: '仓储系统',
  url: 'https://wms.example.com/in',
  events: ['order.paid'],
  merId: 0,
  isOn: true,
  createTime: at,
};
const delivery: Delivery = {
  id: 8,
  webhookName: '仓储系统',
  event: 'order.paid',
  subject: '20261120001',
  state: 'dead',
  attempts: 5,
  code: 503,
  lastError: '对方返回 503',
  createTime: at,
  updateTime: at,
};
const pageOf = <T,>(...list: T[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const hooks = on(webhookCalls.list, pageOf(hook));

describe('the addresses that events are pushed to', () => {
  itIsAList({
    screen: <WebhookList />,
    call: webhookCalls.list,
    some: pageOf(hook),
    row: '仓储系统',
    shows: ['订单已付款'],
    none: pageOf(),
    empty: /^还没有推送地址/,
    reader: { may: ['admin:openapi:webhook:list'], lacks: ['添加推送地址', '编辑', '测试', '删除'] },
  });

  itIsADialog({
    screen: <WebhookList />,
    wire: [hooks, on(shopCalls.list, pageOf())],
    at: '/',
    call: webhookCalls.update,
    field: '名称',
    value: '仓储系统',
    wrong: [' ', '请填写名称'],
    sends: { id: 3, url: hook.url, events: ['order.paid'], merId: 0, name: '另一个' },
  });

  it('stand on the first of two tabs', async () => {
    renderScreen(<WebhookList />, { wire: [on(preferenceCalls.get, null), hooks] });
    await screen.findByText('仓储系统');

    expect(screen.getByRole('tab', { name: '推送地址', selected: true })).toBeTruthy();
  });

  it('show the secret once, after a question', async () => {
    const wire = [on(preferenceCalls.get, null), hooks, on(webhookCalls.rotate, { secret: 'whsec_next' })];
    const { user, sent } = renderScreen(<WebhookList />, { wire });
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByText('更换密钥'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '更换密钥' }));

    expect(await screen.findByText('whsec_next')).toBeTruthy();
    await waitFor(() => expect(sent(webhookCalls.rotate)).toEqual([{ id: 3 }]));
  });
});

describe('the record of what was pushed', () => {
  itIsAList({
    screen: <WebhookList />,
    call: deliveryCalls.list,
    at: '/?show=deliveries',
    some: pageOf(delivery),
    row: '20261120001',
    shows: ['推送失败', '503', '订单已付款'],
    none: pageOf(),
    empty: /^还没有推送记录/,
    reader: { may: ['admin:openapi:webhook:list'], lacks: ['重新推送'] },
  });
});
