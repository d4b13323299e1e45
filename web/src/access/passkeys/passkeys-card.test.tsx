import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { passkeyCalls } from '#contract/access/passkeys.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PasskeysCard } from './passkeys-card.tsx';

const kept = {
  id: 7,
  name: '店里的电脑',
  host: 'shop.example.com',
  createTime: new Date('2026-11-20T02:00:00Z'),
  lastTime: null,
};

describe('passkeys of one’s own', () => {
  it('are listed with their domain, and deleted after a question', async () => {
    let list = [kept];
    const listed = on(passkeyCalls.list, () => list);
    const deleted = on(passkeyCalls.delete, () => {
      list = [];
      return null;
    });
    const { user, sent } = renderScreen(<PasskeysCard />, { wire: [listed, deleted] });
    await screen.findByText('店里的电脑');
    expect(screen.getByText(/shop\.example\.com · .+还没有用过/)).toBeTruthy();
    expect(await complaintsOf(document.body)).toEqual([]);

    await user.click(screen.getByRole('button', { name: '删除' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    await screen.findByText(/^用指纹、面容或锁屏密码登录/);
    expect(sent(passkeyCalls.delete)).toEqual([{ id: 7 }]);
  });

  it('say what is missing where the browser has none', async () => {
    renderScreen(<PasskeysCard />, { wire: [on(passkeyCalls.list, [])] });
    expect(await screen.findByText(/https 的域名/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '添加通行密钥' })).toBeNull();
  });
});
