import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { type IncomingNoticeRow, incomingNoticeCalls } from '#contract/services/incoming-notices.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { IncomingNoticeList } from './incoming-notice-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const notice: IncomingNoticeRow = {
  id: 7,
  provider: 'wechatPay',
  label: '付款通知',
  state: 'refused',
  why: 'unknownKey',
  about: 'PUB_KEY_ID_1',
  says: '',
  times: 1,
  createTime: at,
  updateTime: at,
};
const pageOf = (...list: IncomingNoticeRow[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const arranged = [on(preferenceCalls.get, null), on(savedViewCalls.list, []), on(incomingNoticeCalls.list, pageOf(notice))];

describe('the log of what providers sent', () => {
  itIsAList({
    screen: <IncomingNoticeList />,
    call: incomingNoticeCalls.list,
    some: pageOf(notice),
    row: '签名用了本店没有的证书或公钥：PUB_KEY_ID_1',
    shows: ['微信支付', '未通过验证'],
    none: pageOf(),
    empty: '30 天内没有收到服务商的通知',
    filter: 'state=refused',
    reader: { may: [incomingNoticeCalls.list.permission], lacks: ['重新处理'] },
  });

  it('shows the fields of a notice', async () => {
    const info = {
      ...notice,
      bytes: 812,
      fields: [
        { name: 'payer.openid', value: '已隐藏（28 字）' },
        { name: 'create_time', value: '2026-11-20T16:30:00+00:00' },
      ],
    };
    const { user } = renderScreen(<IncomingNoticeList />, { wire: [...arranged, on(incomingNoticeCalls.info, info)] });
    await user.click(await screen.findByRole('button', { name: '查看' }));
    const dialog = within(await screen.findByRole('dialog'));

    expect(await dialog.findByText('payer.openid')).toBeTruthy();
    expect(dialog.getByText('已隐藏（28 字）')).toBeTruthy();
    expect(dialog.getByText('2026-11-21 00:30:00')).toBeTruthy();
    expect(dialog.getByText(/共 812 字节/)).toBeTruthy();
  });

  it('works one through again, when asked whether to', async () => {
    const { user, sent, notes } = renderScreen(<IncomingNoticeList />, {
      wire: [...arranged, on(incomingNoticeCalls.again, null)],
    });
    await user.click(await screen.findByRole('button', { name: '重新处理' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '重新处理' }));

    await waitFor(() => expect(sent(incomingNoticeCalls.again)).toEqual([{ id: 7 }]));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '已重新处理' }]));
  });
});
