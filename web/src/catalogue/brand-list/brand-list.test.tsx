import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type Brand, brandCalls, no } from '#contract/catalogue/brands.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { categories, pageOf } from '../sample-products.ts';
import { BrandList } from './brand-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const enamel: Brand = {
  id: 7,
  name: '老厂搪瓷',
  logo: '/logo.png',
  initial: 'L',
  cateIds: [3],
  cateValues: '杯子,餐厨',
  story: '做了四十年搪瓷',
  sort: 2,
  isShow: true,
  isDel: false,
  productCount: 1200,
  createTime: at,
  updateTime: at,
};

const show = (wire: Answering[] = [], scene = {}) =>
  renderScreen(<BrandList />, {
    wire: [on(preferenceCalls.get, null), on(categoryCalls.tree, categories), on(brandCalls.list, pageOf(enamel)), ...wire],
    ...scene,
  });

describe('the list of brands', () => {
  it('shows what each is called, where it is at home and how much it sells', async () => {
    show();
    expect(await screen.findByText('老厂搪瓷')).toBeTruthy();
    expect(screen.getByText('杯子、餐厨')).toBeTruthy();
    expect(screen.getByText('1200')).toBeTruthy();
    expect(screen.getByRole('switch', { name: '老厂搪瓷显示' }).getAttribute('aria-checked')).toBe('true');
  });

  it('asks the server for what is searched', async () => {
    const { user, sent } = show();
    await user.type(await screen.findByRole('searchbox', { name: '品牌名称' }), '老厂{Enter}');
    await waitFor(() => expect(sent(brandCalls.list).at(-1)).toMatchObject({ name: '老厂' }));
  });

  it('says what to do while it is empty', async () => {
    show([on(brandCalls.list, pageOf())]);
    expect(await screen.findByText('还没有品牌，添加后可以在商品里选择')).toBeTruthy();
  });

  it('says why it cannot be shown, and tries again', async () => {
    let isDown = true;
    const { user } = show([
      on(brandCalls.list, () => {
        if (isDown) throw no.SAVED_TWICE();
        return pageOf(enamel);
      }),
    ]);
    const alert = await screen.findByRole('alert');
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('老厂搪瓷')).toBeTruthy();
  });

  it('offers nothing to those who may only read', async () => {
    show([], { may: ['admin:product:brand:list'] });
    await screen.findByText('老厂搪瓷');
    for (const name of ['添加品牌', '编辑', '删除', '历史']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it.each([1440, 390])('passes an accessibility check at %i px', async (width) => {
    setWidth(width);
    const { container } = show();
    await screen.findByText('老厂搪瓷');
    expect(await complaintsOf(container)).toEqual([]);
  });
});

describe('a brand in the list', () => {
  it('is hidden at a click, which can be taken back', async () => {
    const { user, sent, notes } = show([on(brandCalls.updateStatus, null, { change: 3 })]);
    await user.click(await screen.findByRole('switch', { name: '老厂搪瓷显示' }));
    await waitFor(() => expect(sent(brandCalls.updateStatus)).toEqual([{ id: 7, isShow: false }]));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '修改成功' }]));
  });

  it('says why it cannot be deleted', async () => {
    const refuse = () => {
      throw no.IN_USE({ count: 3 });
    };
    const { user, notes } = show([on(brandCalls.delete, refuse)]);
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(notes).toEqual([{ kind: 'error', text: '该品牌下有商品，不能删除' }]));
  });
});

describe('the dialog of a brand', () => {
  it('wants a name and a logo', async () => {
    const { user, sent } = show([on(brandCalls.save, null)]);
    await user.click(await screen.findByRole('button', { name: '添加品牌' }));
    await screen.findByRole('textbox', { name: '首字母' });
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请输入品牌名称')).toBeTruthy();
    expect(screen.getByText('请上传品牌LOGO')).toBeTruthy();
    expect(sent(brandCalls.save)).toEqual([]);
  });

  it('opens with what is known, and saves what was changed', async () => {
    const { user, sent, notes } = show([on(brandCalls.update, null)]);
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    const name = await screen.findByRole('textbox', { name: '品牌名称' });
    await user.clear(name);
    await user.type(name, '新厂');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '首字母' }).value).toBe('L');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent(brandCalls.update)).toEqual([
        { id: 7, name: '新厂', logo: '/logo.png', initial: 'L', cateIds: [3], story: '做了四十年搪瓷', sort: 2, isShow: true },
      ]),
    );
    await waitFor(() => expect(notes).toEqual([{ kind: 'success', text: '编辑成功' }]));
  });

  it('stays open with the reason when the name is taken', async () => {
    const refuse = () => {
      throw no.NAME_TAKEN();
    };
    const { user } = show([on(brandCalls.update, refuse)]);
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    await screen.findByRole('textbox', { name: '首字母' });
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('已有同名的品牌，请换一个名称')).toBeTruthy();
    expect(await complaintsOf(screen.getByRole('dialog'))).toEqual([]);
  });
});
