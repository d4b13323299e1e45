import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { ProductInfo } from '#contract/catalogue/product-record.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { encoder } from '#contract/transcode.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { EDIT, NEW, cell, showForm, valueOf } from '../../../test/render-product-form.tsx';
import { pageOf, slippers } from '../product/sample-products.ts';

describe('a product that is changed', () => {
  it('is shown with its combinations and its priorities', async () => {
    showForm(EDIT);
    expect(await screen.findByText(/（编辑）$/)).toBeTruthy();
    expect(valueOf('蓝售价')).toBe('25.90');
    const chips = screen.getAllByRole('button', { name: /按左右方向键移动/ });
    expect(chips.map(({ textContent }) => textContent?.trim())).toEqual(['秒杀', '默认', '砍价', '拼团']);
  });

  it('is saved with the version and the stock it was opened with', async () => {
    const { user, sent, notes, address } = showForm(EDIT, [on(productCalls.update, null)]);
    await user.click(await screen.findByLabelText('红库存'));
    await user.keyboard('30');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(address()).toBe('/store/index?type=2'));
    const [input] = sent(productCalls.update);
    expect(input).toMatchObject({ id: 2, version: 4, activity: slippers.activity });
    expect(input?.['attrValue']).toMatchObject([
      { id: 20, stock: 30, stockBase: 12 },
      { id: 21, stock: 0, stockBase: 0 },
    ]);
    expect(notes).toMatchObject([{ kind: 'success', text: '编辑成功' }]);
  });

  it('is given to another shop', async () => {
    const { user, sent } = showForm(EDIT, [on(productCalls.update, null)]);
    await user.click(await screen.findByRole('combobox', { name: '所属店铺' }));
    await user.click(await screen.findByTitle('城南分店（停业）'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(productCalls.update)).toMatchObject([{ merId: 5 }]));
  });

  it('is merged with what somebody else saved meanwhile', async () => {
    const theirs = encoder(ProductInfo)({ ...slippers, storeName: '他们的拖鞋', keyword: '他们的', version: 5 });
    let refused = false;
    const { user, sent } = showForm(EDIT, [
      on(productCalls.update, () => {
        if (refused) return null;
        refused = true;
        throw productRefusals.STALE({ version: 5, theirs });
      }),
    ]);
    await user.clear(await screen.findByLabelText('商品名称'));
    await user.type(cell('商品名称'), '我的拖鞋');
    await user.click(screen.getByRole('button', { name: '保存' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('group')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: '按所选内容保存' }));
    await waitFor(() => expect(sent(productCalls.update)).toHaveLength(2));
    expect(sent(productCalls.update)[1]).toMatchObject({ version: 5, storeName: '我的拖鞋', keyword: '他们的' });
  });

  it('is changed where it stands while it is on sale, and says who sees it', async () => {
    const { user, sent, address } = showForm(EDIT, [
      on(productCalls.info, { ...slippers, isShow: true }),
      on(productCalls.update, null),
    ]);
    expect(await screen.findByText('保存后，用户立即看到修改')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '保存并上架' })).toBeNull();
    await user.type(cell('商品名称'), '改');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(address()).toBe('/store/index'));
    expect(sent(productCalls.update)).toMatchObject([{ storeName: '棉布拖鞋 2改', version: 4 }]);
  });

  it('goes on the shelf with the same save', async () => {
    const { user, sent, notes, address } = showForm(EDIT, [on(productCalls.update, null)]);
    await user.click(await screen.findByRole('button', { name: '保存并上架' }));
    await waitFor(() => expect(address()).toBe('/store/index'));
    expect(sent(productCalls.update)).toMatchObject([{ id: 2, putOnShell: true }]);
    expect(notes).toMatchObject([{ kind: 'success', text: '已上架' }]);
  });

  it('is not put on the shelf by who may only save', async () => {
    showForm(EDIT, [], { may: ['admin:product:info', 'admin:product:update'] });
    expect(await screen.findByRole('button', { name: '保存' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '保存并上架' })).toBeNull();
  });
});

describe('a product that is only looked at', () => {
  it('shows everything and changes nothing', async () => {
    showForm(`${EDIT}/1`);
    expect(await screen.findByText(/（详情）$/)).toBeTruthy();
    expect(document.querySelector('iframe')?.getAttribute('srcdoc')).toMatch(/<p>软底<\/p>$/);
    expect(screen.queryByRole('button', { name: '添加规格' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^移除第/ })).toBeNull();
  });
});

describe('whoever may see products and not change them', () => {
  const may = ['admin:product:list', 'admin:product:info'];

  it('sees all of one, and nothing to fill in', async () => {
    showForm(EDIT, [], { may });
    expect(await screen.findByText(/（详情）$/)).toBeTruthy();
    expect(cell('红售价')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });

  it('is told that adding is not theirs, before a word is typed', async () => {
    showForm(NEW, [], { may });
    expect(await screen.findByText(/^没有添加商品的权限/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('a new product', () => {
  const template = {
    id: 7,
    name: '全国包邮',
    type: 1,
    appoint: false,
    sort: 0,
    createTime: new Date(0),
    updateTime: new Date(0),
  };

  it('says of the few fields it needs what it wants, and opens none of the others', async () => {
    const { user, notes } = showForm(NEW, [on(freightTemplateCalls.list, pageOf(template))]);
    await user.click(await screen.findByRole('button', { name: '保存并上架' }));
    for (const words of ['请输入商品名称', '请选择商品分类', '请上传商品图', '请输入售价'])
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(document.querySelectorAll('.ant-form-item-explain-error')).toHaveLength(4);
    expect(notes).toMatchObject([{ kind: 'warning', text: '请填写完整商品信息！' }]);
  });

  it('leads to where categories are added while there is none', async () => {
    const { user } = showForm(NEW, [on(categoryCalls.tree, []), on(freightTemplateCalls.list, pageOf(template))]);
    await user.click(await screen.findByRole('combobox', { name: /商品分类/ }));
    expect((await screen.findByRole('link', { name: '去添加' })).getAttribute('href')).toBe('/store/sort');
  });

  it('is saved with a name, a category, a picture, a price and a stock', async () => {
    const draft = { at: '2026-11-20 10:42:00', values: { cateId: '3', sliderImage: ['/a.jpg'] } };
    const { user, sent, address } = showForm(NEW, [
      on(productCalls.save, null),
      on(preferenceCalls.get, draft),
      on(freightTemplateCalls.list, pageOf(template)),
    ]);
    await user.click(await screen.findByRole('button', { name: '恢复' }));
    await user.type(cell('商品名称'), '搪瓷杯');
    await user.type(cell('售价'), '39.9');
    await user.type(cell('库存'), '20');
    await user.click(screen.getByRole('button', { name: '存入仓库' }));
    await waitFor(() => expect(address()).toBe('/store/index?type=2'));
    expect(sent(productCalls.save)).toMatchObject([{ keyword: '搪瓷杯', unitName: '件', tempId: 7, image: '/a.jpg' }]);
  });

  it('asks once for specifications when it has several', async () => {
    const { user } = showForm(NEW);
    await user.click(await screen.findByRole('radio', { name: '多规格' }));
    await user.click(screen.getByRole('button', { name: '存入仓库' }));
    expect(await screen.findByText('请填写多规格属性！')).toBeTruthy();
    expect(screen.queryByText(/商品属性详情不能为空/)).toBeNull();
  });

  it('passes an accessibility check', async () => {
    const { container } = showForm(NEW);
    await screen.findByText('添加商品');
    expect(await complaintsOf(container)).toEqual([]);
  });
});
