import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { type DeadLetter, outboxCalls } from '#contract/notifications/outbox.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { NotificationList } from './notification-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const letter: DeadLetter = {
  id: 4,
  type: '支付成功(管理员短信)通知',
  channel: 'notice',
  subject: '20261120001',
  attempts: 5,
  lastError: '线路忙',
  createTime: at,
  updateTime: at,
};
const pageOf = (...list: DeadLetter[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const arranged = [on(preferenceCalls.get, null), on(savedViewCalls.list, [])];
const AT = '/?sendType=failed';

describe('the list of messages that were given up', () => {
  itIsAList({
    screen: <NotificationList />,
    call: outboxCalls.list,
    at: AT,
    some: pageOf(letter),
    row: '20261120001',
    shows: ['线路忙', '站内通知'],
    none: pageOf(),
    empty: '没有发送失败的消息',
    reader: { may: ['admin:system:notification:list', 'admin:system:notification:outbox:list'], lacks: ['重新发送'] },
  });

  it('sends one again', async () => {
    const wire = [...arranged, on(outboxCalls.list, pageOf(letter)), on(outboxCalls.resend, { count: 1 })];
    const { user, sent, notes } = renderScreen(<NotificationList />, { wire, at: AT });
    await user.click(await screen.findByRole('button', { name: '重新发送' }));
    await waitFor(() => expect(sent(outboxCalls.resend)).toEqual([{ ids: [4] }]));
    expect(notes).toMatchObject([{ kind: 'success', text: '已重新发送' }]);
  });
});
