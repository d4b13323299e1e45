import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { type DraftInfo, draftCalls, collectedDraftRefusals } from '#contract/collection/drafts.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import { groupDataCalls } from '#contract/settings/group-data.ts';
import { complaintsOf } from '../../test/axe.ts';
import { type Answering, on } from '../../test/fake-wire.ts';
import { itIsAList } from '../../test/is-a-list.tsx';
import { renderScreen } from '../../test/render-screen.tsx';
// Loaded beforehand: the first transform of a whole product form takes longer than a test waits.
import '../catalogue/product-form/collected-sheet.tsx';
import { DraftForm } from './draft-form.tsx';
import { DraftList } from './draft-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const line = { image: '/bowl.jpg', price: 3990, cost: 1000, otPrice: 5990, stock: 5, barCode: '', weight: 50, volume: 0 };
const bowl: DraftInfo = {
  id: 7,
  platform: 'jd',
  soureLink: 'https://item.jd.com/7.html',
  storeName: '青花碗',
  image: '/bowl.jpg',
  price: 3990,
  status: 0,
  failReason: '',
  productId: 0,
  createTime: at,
  updateTime: at,
  payload: {
    storeName: '青花碗',
    storeInfo: '手绘',
    keyword: '碗',
    unitName: '只',
    image: '/bowl.jpg',
    sliderImage: ['/bowl.jpg'],
    cateId: '3',
    tempId: 1,
    specType: false,
    attr: [],
    attrValue: [{ ...line, attrValue: { 规格: '默认' } }],
    content: '',
  },
};
const { payload: _, ...row } = bowl;
const page = (...list: (typeof row)[]) => ({ page: 1, limit: 20, total: list.length, totalPage: 1, list });
const freight = { id: 1, name: '全国包邮', type: 1, appoint: false, sort: 0, createTime: at, updateTime: at };

const screens = (
  <Routes>
    <Route path="/store/list/crawingStore" element={<DraftList />} />
    <Route path="/store/list/crawingStore/:id/:isDisabled?" element={<DraftForm />} />
    <Route path="*" element={<p>elsewhere</p>} />
  </Routes>
);

const show = (path: string, wire: Answering[] = [], scene = {}) =>
  renderScreen(screens, {
    at: `/store/list/crawingStore${path}`,
    wire: [
      on(preferenceCalls.get, null),
      on(categoryCalls.tree, []),
      on(brandCalls.listAll, []),
      on(groupDataCalls.list, { page: 1, limit: 20, total: 0, totalPage: 0, list: [] }),
      on(shopCalls.list, { page: 1, limit: 20, total: 0, totalPage: 0, list: [] }),
      on(freightTemplateCalls.list, { page: 1, limit: 20, total: 1, totalPage: 1, list: [freight] }),
      on(draftCalls.list, page(row, { ...row, id: 8, storeName: '旧碗', status: 1, productId: 42 })),
      on(draftCalls.info, bowl),
      ...wire,
    ],
    ...scene,
  });

describe('the list of collected products', () => {
  it('shows where each was found, what it costs and what became of it', async () => {
    const { container } = show('');
    expect(await screen.findByText('青花碗')).toBeTruthy();
    for (const text of ['京东', '¥39.90', '待处理', '已转为商品']) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('leads to the form of what waits, and to the product of what is imported', async () => {
    const { user, address } = show('');
    await user.click(await screen.findByRole('button', { name: '完善资料' }));
    expect(address()).toBe('/store/list/crawingStore/7');
  });

  it('offers those who may only read nothing but to look', async () => {
    show('', [], { may: ['admin:crawing:product'] });
    await screen.findByText('青花碗');
    expect(screen.queryByRole('button', { name: '完善资料' })).toBeNull();
    expect(screen.getAllByRole('button', { name: '详情' })).toHaveLength(2);
  });

  itIsAList({
    isInBrowser: true,
    screen: <DraftList />,
    call: draftCalls.list,
    some: page(row),
    row: '青花碗',
    none: page(),
    empty: /^还没有采集的商品/,
    filter: 'status=0',
    search: ['商品名称或来源链接', 'keywords'],
  });
});

describe('the form of a collected product', () => {
  it('opens with what was found, and makes a product of it', async () => {
    const { user, sent, address } = show('/7', [on(draftCalls.addProduct, null)]);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '商品名称' })).value).toBe('青花碗');
    expect(screen.getByRole('link', { name: 'https://item.jd.com/7.html' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent(draftCalls.addProduct)).toMatchObject([
        { draftId: 7, soureLink: 'https://item.jd.com/7.html', storeName: '青花碗', attrValue: [{ price: 3990, stock: 5 }] },
      ]),
    );
    await waitFor(() => expect(address()).toBe('/store/index?type=2'));
  });

  it('is saved with pictures of ours in place of those it was found with', async () => {
    const there = {
      ...bowl,
      payload: { ...bowl.payload, image: 'https://img.cn/a.jpg', content: '<img src="https://img.cn/b.jpg">' },
    };
    const { user, sent } = show('/7', [
      on(draftCalls.info, there),
      on(draftCalls.addProduct, null),
      on(uploadCalls.fetch, ({ urls }) =>
        urls.map((url) => ({ url, attId: 1, sattDir: `/files/${url.slice(-5)}`, message: null })),
      ),
    ]);
    await user.click(await screen.findByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent(draftCalls.addProduct)).toMatchObject([
        { image: '/files/a.jpg', content: '<img src="/files/b.jpg">', draftId: 7 },
      ]),
    );
  });

  it('stays open with the reason when somebody was faster', async () => {
    const refuse = () => {
      throw collectedDraftRefusals.IMPORTED();
    };
    const { user } = show('/7', [on(draftCalls.addProduct, refuse)]);
    await user.click(await screen.findByRole('button', { name: '保存' }));
    expect(await screen.findByText('该草稿已转为商品，请在商品列表里修改')).toBeTruthy();
  });

  it.each([
    ['asked to', '/7/1', bowl],
    ['it is imported', '/7', { ...bowl, status: 1, productId: 42 }],
  ])('is only looked at when %s', async (_case, path, draft) => {
    show(path, [on(draftCalls.info, draft)]);
    await screen.findByRole('textbox', { name: '商品名称' });
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });
});
