import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { type SmsRecord, smsRecordCalls } from '#contract/notifications/sms-records.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { NotificationList } from './notification-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const record: SmsRecord = {
  id: 12,
  type: '订单支付成功通知',
  phone: '139****0001',
  receiver: '用户 31',
  content: '您购买的商品已支付成功，支付金额25.00元，订单号order7，感谢您的光临！',
  template: '440396',
  provider: '1',
  state: 'failed',
  providerNo: '',
  reason: '一号通平台接口短信模板不存在',
  raw: '{"status":400,"msg":"短信模板不存在"}',
  createTime: at,
  updateTime: at,
};
const pageOf = (...list: SmsRecord[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const AT = '/?sendType=sms';

describe('the record of text messages', () => {
  itIsAList({
    screen: <NotificationList />,
    call: smsRecordCalls.list,
    at: AT,
    some: pageOf(record),
    row: '139****0001',
    shows: ['订单支付成功通知', '用户 31', '发送失败', '一号通', '一号通平台接口短信模板不存在'],
    none: pageOf(),
    empty: /^还没有发送过短信/,
    filter: 'state=failed',
    reader: { may: ['admin:system:notification:list', 'admin:sms:record:list'], lacks: [] },
  });

  it('is a tab for nobody who may not read it', async () => {
    const wire = [on(preferenceCalls.get, null), on(savedViewCalls.list, []), on(notificationCalls.list, [])];
    renderScreen(<NotificationList />, { wire, may: ['admin:system:notification:list'], at: AT });
    await screen.findByRole('tab', { name: '通知平台' });

    expect(screen.queryByRole('tab', { name: '短信记录' })).toBeNull();
  });
});
