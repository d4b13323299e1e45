import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type StaffSession, staffSessionCalls } from '#contract/access/staff-sessions.ts';
import { on } from '../../test/fake-wire.ts';
import { itIsAList } from '../../test/is-a-list.tsx';
import { renderScreen } from '../../test/render-screen.tsx';
import { SessionList } from './session-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const who = { adminId: 7, account: 'xiaowang', realName: '小王', address: '10.0.0.8', createTime: at, lastTime: at };
const session: StaffSession = { ...who, id: 3, device: 'Chrome · Windows', isCurrent: false };
const pageOf = (...list: StaffSession[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });

describe('the list of sessions', () => {
  itIsAList({
    isInBrowser: true,
    screen: <SessionList />,
    call: staffSessionCalls.list,
    some: pageOf(session),
    row: '小王',
    shows: ['Chrome · Windows', '10.0.0.8'],
    none: pageOf(),
    empty: '没有人登录',
    filter: 'address=10.0.0.8',
    search: ['姓名或账号', 'keywords'],
    reader: { may: [staffSessionCalls.list.permission], lacks: ['全部退出'] },
  });

  it('signs oneself out on all other devices after a question', async () => {
    const { user, sent, notes } = renderScreen(<SessionList />, {
      wire: [
        on(preferenceCalls.get, null),
        on(staffSessionCalls.list, pageOf({ ...session, isCurrent: true })),
        on(staffSessionCalls.revokeAll, { ended: 2 }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '退出其他设备' }));
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('确定退出您登录的其他设备？');
    await user.click(within(question).getByRole('button', { name: '退出其他设备' }));

    await waitFor(() => expect(sent(staffSessionCalls.revokeAll)).toEqual([{ adminId: 7 }]));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '已退出 2 台设备' }]));
    expect(screen.queryByRole('button', { name: '退出' })).toBeNull();
  });

  it('signs somebody else out on one device or on all, after a question', async () => {
    const { user, sent } = renderScreen(<SessionList />, {
      wire: [
        on(preferenceCalls.get, null),
        on(staffSessionCalls.list, pageOf(session)),
        on(staffSessionCalls.revoke, null),
        on(staffSessionCalls.revokeAll, { ended: 2 }),
      ],
    });
    for (const [label, question] of [
      ['退出', '确定让“小王”退出 Chrome · Windows？'],
      ['全部退出', '确定让“小王”退出所有设备？'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: label }));
      const dialog = await screen.findByRole('dialog');
      expect(dialog.textContent).toContain(question);
      await user.click(within(dialog).getByRole('button', { name: label }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }

    expect([sent(staffSessionCalls.revoke), sent(staffSessionCalls.revokeAll)]).toEqual([[{ id: 3 }], [{ adminId: 7 }]]);
  });
});
