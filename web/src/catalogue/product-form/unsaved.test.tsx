import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PREFERENCE_MAX, preferenceCalls } from '#contract/access/preferences.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { on } from '../../../test/fake-wire.ts';
import { EDIT, cell, showForm, valueOf } from '../../../test/render-product-form.tsx';
import { slippers } from '../product/sample-products.ts';

describe('what was typed and not saved', () => {
  const kept = { at: '2026-11-20 10:42:00', values: { storeName: '写了一半的拖鞋', sort: 7 } };
  const OFFER = /^上次未保存的内容，/;

  it('is kept for the next visit, and forgotten when it is saved', async () => {
    const { user, sent } = showForm(EDIT, [on(productCalls.update, null)]);
    await user.type(await screen.findByLabelText('商品名称'), '二');
    await waitFor(() => expect(sent(preferenceCalls.save)).toHaveLength(1), { timeout: 8000 });
    expect(sent(preferenceCalls.save)[0]).toMatchObject({
      key: 'draft:product:2',
      value: { values: { storeName: `${slippers.storeName}二`, version: 4 } },
    });
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(preferenceCalls.save).at(-1)).toEqual({ key: 'draft:product:2', value: null }));
  });

  it('is kept as well when it was typed before an older draft could be found', async () => {
    const found = Promise.withResolvers<null>();
    const { user, sent } = showForm(EDIT, [on(preferenceCalls.get, () => found.promise)]);
    await user.type(await screen.findByLabelText('商品名称'), '二');
    found.resolve(null);
    await waitFor(() => expect(sent(preferenceCalls.save)).toHaveLength(1), { timeout: 8000 });
  });

  it('that is too long to be kept says so', async () => {
    const { user, sent } = showForm(EDIT);
    await user.type(await screen.findByLabelText('商品名称'), '二');
    fireEvent.change(cell('商品关键字'), { target: { value: '长'.repeat(PREFERENCE_MAX) } });
    expect(await screen.findByText(/内容太多，不能自动存为草稿/, {}, { timeout: 8000 })).toBeTruthy();
    expect(sent(preferenceCalls.save)).toEqual([]);
  });

  it('is taken up again', async () => {
    const { user } = showForm(EDIT, [on(preferenceCalls.get, kept)]);
    await screen.findByText(OFFER);
    await user.click(screen.getByRole('button', { name: '恢复' }));
    expect(valueOf('商品名称')).toBe('写了一半的拖鞋');
    expect(valueOf('红售价')).toBe('19.90');
    expect(screen.getByText('有修改尚未保存')).toBeTruthy();
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  it('is thrown away', async () => {
    const { user, sent } = showForm(EDIT, [on(preferenceCalls.get, kept)]);
    await user.click(await screen.findByRole('button', { name: '丢弃' }));
    expect(screen.queryByText(OFFER)).toBeNull();
    await waitFor(() => expect(sent(preferenceCalls.save)).toEqual([{ key: 'draft:product:2', value: null }]));
  });

  it('is kept beside an offer that nobody has answered, and both are offered the next time', async () => {
    const { user, sent } = showForm(EDIT, [on(preferenceCalls.get, kept)]);
    await screen.findByText(OFFER);
    await user.type(cell('商品名称'), '新');
    await waitFor(() => expect(sent(preferenceCalls.save)).toHaveLength(1), { timeout: 8000 });
    const [{ value } = { value: null }] = sent(preferenceCalls.save);
    expect(value).toMatchObject({ values: { storeName: '棉布拖鞋 2新' }, older: [kept] });
    await user.click(screen.getByRole('button', { name: '丢弃' }));
    await waitFor(() => expect(sent(preferenceCalls.save)).toHaveLength(2));
    expect(sent(preferenceCalls.save)[1]).toMatchObject({ value: { values: { storeName: '棉布拖鞋 2新' } } });
  });

  it('is offered as long as nobody has answered, the newest first', async () => {
    const newer = { at: '2026-11-21 08:00:00', values: { storeName: '又写了一半' }, older: [kept] };
    const { user, sent, address } = showForm(EDIT, [on(preferenceCalls.get, newer)]);
    expect(await screen.findAllByText(OFFER)).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: '恢复' })[0] ?? document.body);
    expect(valueOf('商品名称')).toBe('又写了一半');
    expect(screen.getAllByText(OFFER)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '返回' }));
    await user.click(await screen.findByRole('button', { name: '放弃' }));
    await waitFor(() => expect(address()).toBe('/store/index'));
    expect(sent(preferenceCalls.save)).toEqual([]);
  });

  it('is not offered where nothing may be changed', async () => {
    const { sent } = showForm(`${EDIT}/1`, [on(preferenceCalls.get, kept)]);
    await screen.findByText(/（详情）$/);
    expect(sent(preferenceCalls.get)).toEqual([]);
  });
});
