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

  it('signs somebody out everywhere after a question', async () => {
    const { user, sent, notes } = renderScreen(<SessionList />, {
      wire: [
        on(preferenceCalls.get, null),
        on(staffSessionCalls.list, pageOf({ ...session, isCurrent: true })),
        on(staffSessionCalls.revokeAll, { ended: 2 }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '全部退出' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '全部退出' }));

    await waitFor(() => expect(sent(staffSessionCalls.revokeAll)).toEqual([{ adminId: 7 }]));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '已退出 2 台设备' }]));
    expect(screen.queryByRole('button', { name: '退出' })).toBeNull();
  });
});
