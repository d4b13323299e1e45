import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { on } from '../../test/fake-wire.ts';
import { itIsAList } from '../../test/is-a-list.tsx';
import { renderScreen } from '../../test/render-screen.tsx';
import { KeyList } from './key-list.tsx';

const key = (id: number, name: string, isRevoked: boolean) => ({
  id,
  keyId: `key-${id}`,
  name,
  isRevoked,
  isReadOnly: false,
  ownCustomersOnly: false,
  expireTime: null,
  lastTime: null,
  createTime: new Date('2026-11-20T06:05:00Z'),
});

const show = () =>
  renderScreen(<KeyList />, {
    wire: [
      on(preferenceCalls.get, null),
      on(storefrontKeyCalls.list, {
        page: 1,
        limit: 20,
        total: 2,
        totalPage: 1,
        list: [key(1, '小程序', false), key(2, '旧网站', true)],
      }),
      on(storefrontKeyCalls.save, { keyId: 'key-3', secret: 'only-once' }),
      on(storefrontKeyCalls.revoke, null),
      on(storefrontKeyCalls.rotate, { keyId: 'key-1', secret: 'the-next-one' }),
    ],
  });

const revokeButtons = () => screen.findAllByRole('button', { name: /^停\s*用$/ });

describe('the keys of storefronts', () => {
  it('show their secret once, when they are made', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: '添加密钥' }));
    await user.type(await screen.findByRole('textbox', { name: '名称' }), '收银机');
    await user.click(screen.getByRole('button', { name: /^添\s*加$/ }));
    expect(await screen.findByText('only-once')).toBeTruthy();
    expect(sent(storefrontKeyCalls.save)).toEqual([{ name: '收银机', isReadOnly: false, ownCustomersOnly: true, validDays: 0 }]);

    await user.click(screen.getByRole('button', { name: '我已保存' }));

    await waitFor(() => expect(screen.queryByText('only-once')).toBeNull());
  });

  it('are revoked after a question that names them', async () => {
    const { user, sent } = show();
    const [first, ...others] = await revokeButtons();
    expect(others).toEqual([]);
    await user.click(first ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/“小程序”/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /^停\s*用$/ }));
    await waitFor(() => expect(sent(storefrontKeyCalls.revoke)).toEqual([{ id: 1 }]));
  });

  it('get another secret, shown once', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: /^更\s*换$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/旧密钥还能用 24 小时/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /^更\s*换$/ }));

    expect(await screen.findByText('the-next-one')).toBeTruthy();
    expect(sent(storefrontKeyCalls.rotate)).toEqual([{ id: 1 }]);
  });

  itIsAList({
    screen: <KeyList />,
    call: storefrontKeyCalls.list,
    some: { page: 1, limit: 20, total: 1, totalPage: 1, list: [key(1, '小程序', false)] },
    row: '小程序',
    none: { page: 1, limit: 20, total: 0, totalPage: 0, list: [] },
    empty: /^还没有接口密钥/,
    reader: { may: ['admin:openapi:key:list'], lacks: ['添加密钥', '停用'] },
  });
});
