import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { type FoundProduct, foundCalls } from '#contract/collection/found.ts';
import { api99Refusals } from '#contract/services/api99.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { groupDataCalls } from '#contract/settings/group-data.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { categories, pageOf } from '../product/sample-products.ts';
import './collect-dialog.tsx';
import { CollectButton } from './collect-button.tsx';

const own = { id: null, cateId: null, tempId: null, attrValue: null, sort: null, giveIntegral: null, ficti: null, isSub: null };
const flags = { isHot: null, isBenefit: null, isBest: null, isNew: null, isGood: null };
const shirt: FoundProduct = {
  ...own,
  ...flags,
  activity: null,
  couponIds: null,
  flatPattern: null,
  storeName: '棉麻衬衫',
  storeInfo: '透气',
  keyword: '衬衫',
  unitName: '件',
  image: 'https://img.alicdn.com/a.jpg',
  sliderImage: ['https://img.alicdn.com/a.jpg', 'https://img.alicdn.com/b.jpg'],
  videoLink: null,
  price: 12_900,
  cost: null,
  otPrice: null,
  specType: true,
  attr: [
    { attrName: '颜色', attrValues: ['雾蓝', '米白'] },
    { attrName: '尺码', attrValues: ['M'] },
  ],
  content: '<p>透气</p>',
};

const LINK = 'https://detail.tmall.com/item.htm?id=1';

async function open(wire: Answering[] = [], scene = {}) {
  const view = renderScreen(<CollectButton call={productCalls.save} />, {
    wire: [
      on(foundCalls.copyConfig, { copyType: '2', copyNum: 0 }),
      on(foundCalls.importProduct, shirt),
      on(foundCalls.copyProduct, { info: shirt }),
      on(categoryCalls.tree, categories),
      on(brandCalls.listAll, []),
      on(groupDataCalls.list, pageOf()),
      on(shopCalls.list, pageOf()),
      on(ruleCalls.list, pageOf()),
      on(freightTemplateCalls.list, pageOf()),
      ...wire,
    ],
    ...scene,
  });
  await view.user.click(screen.getByRole('button', { name: '商品采集' }));
  const dialog = within(await screen.findByRole('dialog', { name: '采集商品' }));
  const search = async (link: string) => {
    await waitFor(() => expect(dialog.getByLabelText('链接地址')).toHaveProperty('disabled', false));
    const box = dialog.getByLabelText('链接地址');
    await view.user.clear(box);
    await view.user.type(box, `${link}{Enter}`);
  };
  return { ...view, dialog, search };
}

describe('the dialog that collects a product', () => {
  it('asks 99Api for what the link says, and fills the form with all combinations', async () => {
    const { sent, dialog, search } = await open();
    await search(LINK);
    expect(await dialog.findByDisplayValue('棉麻衬衫')).toBeTruthy();
    expect(sent(foundCalls.importProduct)).toEqual([{ form: 5, url: LINK }]);
    expect(dialog.getByRole('textbox', { name: '米白 / M售价' }).getAttribute('value')).toBe('129.00');
    expect(dialog.getAllByRole('textbox', { name: /成本价$/ })).toHaveLength(3);
  });

  it('says how many are left of the account, and lets it find the platform', async () => {
    const { sent, dialog, search } = await open([on(foundCalls.copyConfig, { copyType: '1', copyNum: 8 })]);
    expect(await dialog.findByText(/剩余采集次数：8/)).toBeTruthy();
    expect(dialog.queryByRole('radiogroup', { name: '平台' })).toBeNull();
    await search(LINK);
    await dialog.findByDisplayValue('棉麻衬衫');
    expect(sent(foundCalls.copyProduct)).toEqual([{ url: LINK }]);
    expect(sent(foundCalls.copyConfig)).toHaveLength(2);
  });

  it('wants a link, and says why nothing was found', async () => {
    const refuse = () => {
      throw api99Refusals.NO_KEY();
    };
    const { user, notes, dialog, search } = await open([on(foundCalls.importProduct, refuse)]);
    await user.click(await dialog.findByRole('button', { name: '采集' }));
    expect(notes).toMatchObject([{ kind: 'warning', text: '请输入链接地址！' }]);
    await search(LINK);
    await waitFor(() => expect(notes.at(-1)?.text).toContain('请配置复制产品平台的Token'));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true);
  });

  it('does not save what is not complete', async () => {
    const { user, sent, notes, dialog, search } = await open();
    await search(LINK);
    await dialog.findByDisplayValue('棉麻衬衫');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(notes.at(-1)).toMatchObject({ kind: 'warning', text: '请填写完整商品信息！' }));
    expect(sent(productCalls.save)).toEqual([]);
  });

  it('makes the one combination of a product without specifications', async () => {
    const { dialog, search } = await open([on(foundCalls.importProduct, { ...shirt, specType: false, attr: [] })]);
    await search(LINK);
    expect(await dialog.findByRole('textbox', { name: '售价' })).toBeTruthy();
  });

  it('takes another picture as the cover', async () => {
    const { user, dialog, search } = await open();
    await search(LINK);
    const second = await dialog.findByRole('button', { name: '把第 2 张设为封面' });
    expect(second.getAttribute('aria-pressed')).toBe('false');
    await user.click(second);
    await waitFor(() => expect(second.getAttribute('aria-pressed')).toBe('true'));
  });

  it('is not left by mistake with what was found', async () => {
    const { user, dialog, search } = await open();
    await search(LINK);
    await dialog.findByDisplayValue('棉麻衬衫');
    await user.click(dialog.getByRole('button', { name: '取消' }));
    expect(await screen.findByRole('button', { name: '放弃' })).toBeTruthy();
  });

  it('says that pictures stay where they are to those who may not bring any', async () => {
    const { dialog, search } = await open([], {
      may: ['admin:product:save', 'admin:product:copy:config', 'admin:product:import:product'],
    });
    await search(LINK);
    expect(await dialog.findByText(/商品图片会保留来源网站的地址/)).toBeTruthy();
  });

  it('tells those who may not collect', async () => {
    const { dialog } = await open([], { may: ['admin:product:save', 'admin:product:copy:config'] });
    expect(await dialog.findByText('没有采集商品的权限，请联系管理员')).toBeTruthy();
  });

  it('is not there for those who may not add products', () => {
    renderScreen(<CollectButton call={productCalls.save} />, { may: ['admin:product:import:product'] });
    expect(screen.queryByRole('button', { name: '商品采集' })).toBeNull();
  });

  it('passes an accessibility check', async () => {
    const { baseElement } = await open();
    await screen.findByLabelText('链接地址');
    expect(await complaintsOf(baseElement)).toEqual([]);
  });
});
