import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#contract/call.ts';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { lowStockCalls } from '#contract/catalogue/stock.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { categories, coloured, pageOf, product } from '../product/sample-products.ts';
import { ProductList } from './product-list.tsx';

const tabs = [
  { type: 1, name: '出售中商品', count: 2 },
  { type: 2, name: '仓库中商品', count: 1 },
  { type: 5, name: '商品回收站', count: 0 },
];

const show = (wire: Answering[] = [], scene = {}) =>
  renderScreen(<ProductList />, {
    wire: [
      on(preferenceCalls.get, null),
      on(categoryCalls.tree, categories),
      on(productCalls.tabs, tabs),
      on(lowStockCalls.threshold, 10),
      on(productCalls.list, pageOf(product(1), coloured(2))),
      ...wire,
    ],
    ...scene,
  });

const refuses = (refusal: () => Error) => () => {
  throw refusal();
};

type ProductRow = Answer<typeof productCalls.list>['list'][number];

describe('the list of products', () => {
  it('opens with what is on sale, and counts the other places', async () => {
    const { sent } = show();
    expect(await screen.findByText('搪瓷杯 1')).toBeTruthy();
    expect(screen.getByRole('tab', { name: '仓库中 1' })).toBeTruthy();
    expect(sent(productCalls.list)[0]).toMatchObject({ type: 1, page: 1, limit: 20 });
  });

  it('shows the lowest price of a product with several', async () => {
    show();
    expect(await screen.findByText('¥19.90 起')).toBeTruthy();
  });

  it('marks the pieces left of a product that is low, and of no other', async () => {
    show([on(productCalls.list, pageOf(product(1), { ...product(2), stock: 10 }))]);
    expect(await screen.findByTitle('低于或等于警戒库存 10 件')).toHaveProperty('textContent', '10');
    expect(screen.getAllByTitle(/警戒库存/)).toHaveLength(1);
  });

  it('keeps its tab when filters are cleared', async () => {
    const { user, address } = show([on(productCalls.list, pageOf())], { at: '/?type=2&keywords=x' });
    await user.click(await screen.findByText('清空筛选'));
    await waitFor(() => expect(address()).toBe('/?type=2'));
    expect(await screen.findByText(/^仓库是空的/)).toBeTruthy();
  });

  it('leads to the tab where the search does find something', async () => {
    const stored = on(productCalls.list, ({ type }) => (type === 2 ? pageOf(product(3)) : pageOf<ProductRow>()));
    const { user, address } = show([stored], { at: '/?keywords=x' });
    await user.click(await screen.findByRole('button', { name: '仓库中有 1 件' }));
    expect(await screen.findByText('搪瓷杯 3')).toBeTruthy();
    expect(address()).toBe('/?keywords=x&type=2');
  });

  it('names the other tabs in which a search finds something, beside what it finds here', async () => {
    const both = on(productCalls.list, ({ type }) => (type === 5 ? pageOf<ProductRow>() : pageOf(product(type))));
    const { user } = show([both], { at: '/?keywords=x' });
    await screen.findByText('搪瓷杯 1');
    await user.click(await screen.findByRole('button', { name: '仓库中有 1 件' }));
    expect(await screen.findByText('搪瓷杯 2')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '出售中有 1 件' })).toBeTruthy();
    expect(screen.queryByText(/^回收站有/)).toBeNull();
  });

  it('has a tab of all that is not in the bin, where products go on the shelf and off it', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('tab', { name: '全部 3' }));
    await waitFor(() => expect(sent(productCalls.list).at(-1)).toMatchObject({ type: 6 }));
    await user.click(await screen.findByRole('checkbox', { name: '选择本页' }));
    expect(screen.getByRole('button', { name: '上架 2 件' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '下架 2 件' })).toBeTruthy();
  });

  it('says to somebody of no shop why it is empty, and offers no way to a product', async () => {
    show([on(productCalls.list, pageOf())], { ownShops: [] });
    expect(await screen.findByText(/还不属于任何店铺；请管理员到“店铺管理”的“人员”里加上您/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '添加商品' })).toBeNull();
  });

  it('offers people of one shop neither others nor products of elsewhere', async () => {
    const { user } = show([], { ownShops: [{ id: 7, name: '搪瓷专卖' }] });
    expect(await screen.findByRole('button', { name: '添加商品' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '商品采集' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /更多筛选/ }));
    expect(await screen.findByRole('combobox', { name: '品牌' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: '店铺' })).toBeNull();
  });

  it('lets people of several shops choose among these', async () => {
    const ownShops = ['搪瓷专卖', '竹器专卖'].map((name, index) => ({ id: 7 + index, name }));
    const { user, sent } = show([], { ownShops });
    await user.click(await screen.findByRole('button', { name: /更多筛选/ }));
    await user.click(await screen.findByRole('combobox', { name: '店铺' }));
    await user.click(await screen.findByTitle('竹器专卖'));
    await waitFor(() => expect(sent(productCalls.list).at(-1)).toMatchObject({ merId: [8] }));
  });

  it('leads to the runs that changed many', async () => {
    const { user, address } = show();
    await user.click(await screen.findByRole('button', { name: '批量修改记录' }));
    expect(address()).toBe('/run?kind=product.bulk');
  });

  it('opens a row to what else is known, combination by combination', async () => {
    const { user } = show();
    const row = await screen.findByText('棉布拖鞋 2');
    await user.click(within(row.closest('tr') ?? row).getByRole('button', { name: /展开/ }));
    expect(screen.getByText('餐厨、杯子')).toBeTruthy();
    expect(within(screen.getByRole('table', { name: '棉布拖鞋 2的规格' })).getByText('¥25.90')).toBeTruthy();
  });

  itIsAList({
    isInBrowser: true,
    screen: <ProductList />,
    call: productCalls.list,
    wire: [on(categoryCalls.tree, categories), on(productCalls.tabs, tabs), on(lowStockCalls.threshold, 10)],
    some: pageOf(product(1)),
    row: '搪瓷杯 1',
    none: pageOf<ProductRow>(),
    empty: /^还没有出售中的商品/,
    at: '/?type=1',
    filter: 'keywords=x',
    search: ['商品搜索', 'keywords'],
    reader: { may: ['admin:product:list'], lacks: ['添加商品', '导入', '更多'] },
  });
});

describe('a figure in the list', () => {
  it('is changed where it stands, and can be taken back', async () => {
    const { user, sent, notes } = show([on(productCalls.patch, null, { change: 7 })]);
    await user.click(await screen.findByRole('button', { name: '修改搪瓷杯 1售价' }));
    await user.keyboard('25.5{Enter}');
    expect(sent(productCalls.patch)).toEqual([{ id: 1, price: 2550 }]);
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '已修改商品' }]));
  });

  it('is the old one again when the server refuses, with the reason', async () => {
    const { user, notes } = show([on(productCalls.patch, refuses(productRefusals.DELETED))]);
    await user.dblClick(await screen.findByText('¥19.90'));
    await user.keyboard('9{Enter}');
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'error', text: '商品已删除' }]));
    expect(screen.getByText('¥19.90')).toBeTruthy();
  });

  it('stays when it is let go with Esc', async () => {
    const { user, sent } = show();
    await user.dblClick(await screen.findByText('¥19.90'));
    await user.keyboard('9{Escape}');
    expect(screen.getByText('¥19.90')).toBeTruthy();
    expect(sent(productCalls.patch)).toEqual([]);
  });

  it('tells which stock it was changed from, so that orders in between count', async () => {
    const { user, sent } = show([on(productCalls.patch, null)]);
    await user.click(await screen.findByRole('button', { name: '修改搪瓷杯 1库存' }));
    await user.keyboard('30{Enter}');
    expect(sent(productCalls.patch)).toEqual([{ id: 1, stock: 30, stockBase: 12 }]);
  });

  it('belongs to one combination when there are several', async () => {
    const { user, sent } = show([on(productCalls.patch, null)]);
    await user.click(await screen.findByRole('button', { name: '按规格修改棉布拖鞋 2售价' }));
    await user.click(await screen.findByRole('button', { name: '修改蓝售价' }));
    await user.keyboard('30{Enter}');
    expect(sent(productCalls.patch)).toEqual([{ id: 2, skuId: 21, price: 3000 }]);
  });
});

describe('the shelf switch', () => {
  it('flips back with the reason when the server refuses', async () => {
    const { user, notes } = show([
      on(productCalls.list, pageOf(product(1, { isShow: false }))),
      on(productCalls.putOnShell, refuses(productRefusals.NO_CATEGORY)),
    ]);
    const toggle = await screen.findByRole('switch', { name: '搪瓷杯 1上架' });
    await user.click(toggle);
    await waitFor(() => expect(notes).toMatchObject([{ text: '商品分类不存在或未显示，请先修改商品分类' }]));
    expect(toggle.getAttribute('aria-checked')).toBe('false');
  });

  it('is a word for those who may not use it', async () => {
    show([], { may: ['admin:product:list'] });
    expect(await screen.findAllByText('上架')).toHaveLength(2);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: '修改搪瓷杯 1售价' })).toBeNull();
  });
});

describe('what can be done with a product', () => {
  const menuOf = async (user: ReturnType<typeof show>['user']) => {
    const more = await screen.findByRole('button', { name: '更多' });
    await user.click(more);
    return [more.previousElementSibling, ...(await screen.findAllByRole('button'))].map((button) => button?.textContent);
  };

  it('is editing first, on sale as well', async () => {
    const { user } = show([on(productCalls.list, pageOf(product(1)))]);
    const acts = await menuOf(user);
    expect(acts[0]).toBe('编辑');
    expect(acts).toContain('移入回收站');
  });

  it('is restoring from the bin, or leaving it for good after a question', async () => {
    const { user, sent } = show(
      [on(productCalls.list, pageOf(product(1, { isShow: false, isRecycle: true }))), on(productCalls.delete, null)],
      { at: '/?type=5' },
    );
    expect(await menuOf(user)).toContain('恢复商品');
    await user.click(screen.getByRole('button', { name: '删除' }));
    expect(await screen.findByText(/^确定彻底删除“搪瓷杯 1”/)).toBeTruthy();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(sent(productCalls.delete)).toEqual([{ id: 1, type: 'delete' }]));
  });
});

describe('many products at once', () => {
  it('go to the shelf with their number on the button, and those left alone are named', async () => {
    const outcome = {
      matched: 2,
      changed: 1,
      refused: [{ id: 2, storeName: '棉布拖鞋 2', reason: '商品没有可售的规格' }],
      runId: 1,
      jobId: null,
    };
    const { user, sent } = show([on(productBulkCalls.bulkPutOnShell, outcome, { change: 3 })], { at: '/?type=2' });
    await screen.findByText('搪瓷杯 1');
    await user.click(screen.getByRole('checkbox', { name: '选择本页' }));
    await user.click(screen.getByRole('button', { name: '上架 2 件' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('上架了 1 件，1 件没有上架');
    expect(sent(productBulkCalls.bulkPutOnShell)).toEqual([{ ids: [1, 2] }]);
  });

  it('go in the background when they are too many to wait for, and can be followed', async () => {
    const begun = { matched: 900, changed: 0, refused: [], runId: 1, jobId: 5 };
    const { user, address } = show([on(productBulkCalls.bulkPutOnShell, begun)], { at: '/?type=2' });
    await screen.findByText('搪瓷杯 1');
    await user.click(screen.getByRole('checkbox', { name: '选择本页' }));
    await user.click(screen.getByRole('button', { name: '上架 2 件' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('正在上架 900 件商品');
    await user.click(screen.getByRole('button', { name: '查看进度' }));
    await waitFor(() => expect(address()).toBe('/run?kind=product.bulk'));
  });
});

describe('the list of products on a phone', () => {
  it('is cards with price, sales and stock', async () => {
    setWidth(390);
    show();
    const card = (await screen.findByText('搪瓷杯 1')).closest('li');
    expect(card?.textContent).toContain('商品售价¥19.90');
    expect(card?.textContent).toContain('库存12');
  });
});

describe('a person of the warehouse', () => {
  it('sees products and no way to change them', async () => {
    const { user } = show([], { may: ['admin:product:list', 'admin:product:tabs:headers', 'admin:product:info'] });
    await screen.findByText('搪瓷杯 1');
    for (const more of screen.queryAllByRole('button', { name: '更多' })) await user.click(more);
    for (const name of ['添加商品', '导入商品', '修改搪瓷杯 1库存', '复制', '定时', '移入回收站'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getAllByRole('button', { name: '详情' })).toHaveLength(2);
  });
});

describe('the tabs', () => {
  it('are left out for those who may not count, and the list stands by itself', async () => {
    show([], { may: ['admin:product:list'] });
    await screen.findByText('搪瓷杯 1');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('lead to another place and let the choice of rows go', async () => {
    const { user, sent, address } = show();
    await screen.findByText('搪瓷杯 1');
    await user.click(screen.getByRole('tab', { name: '仓库中 1' }));
    await waitFor(() => expect(address()).toBe('/?type=2'));
    await waitFor(() => expect(sent(productCalls.list).at(-1)).toMatchObject({ type: 2 }));
  });
});

describe('the acts over many products', () => {
  const offered = async (at: string, row = product(1)) => {
    const { user } = show([on(productCalls.list, pageOf(row))], { at });
    await screen.findByText('搪瓷杯 1');
    await user.click(screen.getByRole('checkbox', { name: '选择本页' }));
    const bar = screen.getByRole('region', { name: '批量操作' });
    return within(bar)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  };

  it.each([
    ['/?type=1', ['取消选择', '下架 1 件', '批量修改', '复制 1 件', '移入回收站 1 件']],
    ['/?type=2', ['取消选择', '上架 1 件', '批量修改', '复制 1 件', '移入回收站 1 件']],
    ['/?type=3', ['取消选择', '上架 1 件', '下架 1 件', '批量修改', '复制 1 件', '移入回收站 1 件']],
    ['/?type=5', ['取消选择', '恢复 1 件']],
  ])('fit the place: %s', async (at, labels) => {
    expect(await offered(at)).toEqual(labels);
  });

  it('ask before they take from the shelf, and say to how many', async () => {
    const { user, sent } = show([
      on(productBulkCalls.bulkOffShell, { matched: 2, changed: 2, refused: [], runId: 1, jobId: null }),
    ]);
    await screen.findByText('搪瓷杯 1');
    await user.click(screen.getByRole('checkbox', { name: '选择本页' }));
    await user.click(screen.getByRole('button', { name: '下架 2 件' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('确定下架 2 件商品？下架后用户将无法购买。');
    await user.click(within(dialog).getByRole('button', { name: '下架 2 件' }));
    await waitFor(() => expect(sent(productBulkCalls.bulkOffShell)).toEqual([{ ids: [1, 2] }]));
  });

  it('copy into the warehouse, and say how many', async () => {
    const { user, sent, notes } = show([on(productCalls.duplicateMany, { ids: [8, 9] })]);
    await screen.findByText('搪瓷杯 1');
    await user.click(screen.getByRole('checkbox', { name: '选择本页' }));
    await user.click(screen.getByRole('button', { name: '复制 2 件' }));
    await waitFor(() => expect(notes).toMatchObject([{ text: '已复制 2 件到仓库，库存为 0' }]));
    expect(sent(productCalls.duplicateMany)).toEqual([{ ids: [1, 2] }]);
  });

  it('say of how many there is nothing to be found any more', async () => {
    const { user, notes } = show([
      on(productBulkCalls.bulkRecycle, { matched: 1, changed: 1, refused: [], runId: 1, jobId: null }),
    ]);
    await screen.findByText('搪瓷杯 1');
    await user.click(screen.getByRole('checkbox', { name: '选择本页' }));
    await user.click(screen.getByRole('button', { name: '移入回收站 2 件' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '移入回收站 2 件' }));
    await waitFor(() => expect(notes).toMatchObject([{ text: '已移入回收站 1 件，没有找到 1 件' }]));
  });
});

describe('the further filters of products', () => {
  const brands = [{ id: 7, name: '老厂', logo: '' }];
  const wire = [on(brandCalls.listAll, brands), on(shopCalls.list, pageOf()), on(freightTemplateCalls.list, pageOf())];

  it('are behind a button, and stand as tags once they are set', async () => {
    const { user, address, sent } = show(wire);
    await user.click(await screen.findByRole('button', { name: /更多筛选/ }));
    await user.click(await screen.findByRole('combobox', { name: '品牌' }));
    await user.click(await screen.findByText('老厂'));
    await user.click(await screen.findByText('未填品牌'));
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/?brandId=7,0'));
    expect(sent(productCalls.list).at(-1)).toMatchObject({ brandId: [7, 0] });

    expect(screen.getByText('品牌：老厂、未填品牌')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '移除品牌' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('take a range by either end, and put the ends in order', async () => {
    const { user, address, sent } = show(wire);
    await user.type(await screen.findByRole('textbox', { name: '售价从' }), '50{Enter}');
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/?price=50,'));
    await user.type(screen.getByRole('textbox', { name: '售价到' }), '9.90{Enter}');
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/?price=9.90,50'));
    expect(sent(productCalls.list).at(-1)).toMatchObject({ price: { from: 990, to: 5000 } });

    await user.type(screen.getByRole('textbox', { name: '售价到' }), 'x{Enter}');
    expect(decodeURIComponent(address())).toBe('/?price=9.90,50');
  });

  it('say what an address asks for', async () => {
    const { container } = show(wire, { at: '/?stock=%2C5&lacks=gallery,detail&specType=true&dateLimit=today&tempId=1' });
    const tags = within(await screen.findByRole('group', { name: '已选筛选' }));
    for (const words of ['库存：≤ 5 件', '资料不全：缺轮播图、缺商品详情', '规格：多规格', '添加时间：今天', '运费模板：1'])
      expect(tags.getByText(words)).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('leave out the lists one may not read', async () => {
    const { user } = show([], { may: ['admin:product:list'] });
    await user.click(await screen.findByRole('button', { name: /更多筛选/ }));
    expect(await screen.findByRole('combobox', { name: '资料不全' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: '品牌' })).toBeNull();
  });
});
