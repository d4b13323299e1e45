import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type Shop, no, shopCalls } from '#contract/catalogue/shops.ts';
import { setWidth } from '../../../test/browser.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { pageOf, seller } from '../product/sample-products.ts';
import { ShopList } from './shop-list.tsx';

const draft = {
  name: '搪瓷专卖',
  logo: '/logo.png',
  platform: 'jd',
  sourceUrl: 'https://mall.jd.com/index-1.html',
  contact: '老张',
  phone: '021-62345678',
  commissionRate: 1250,
  intro: '只卖搪瓷',
  sort: 3,
  status: true,
} as const;
const enamel: Shop = { ...seller, ...draft, id: 7, productCount: 12 };
const binned: Shop = { ...enamel, id: 8, name: '旧店', platform: '', sourceUrl: '', status: false, isDel: true };

const wire = [
  on(preferenceCalls.get, null),
  on(shopCalls.getCount, { show: 1, hide: 2, recycle: 3 }),
  on(shopCalls.list, pageOf(enamel)),
];
const show = (more: Answering[] = [], scene = {}) => renderScreen(<ShopList />, { wire: [...wire, ...more], ...scene });

describe('the list of shops', () => {
  it('opens on those that are open, and counts the others', async () => {
    const { user, sent } = show();
    expect(await screen.findByRole('tab', { name: '营业中 1', selected: true })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: '回收站 3' }));
    await waitFor(() => expect(sent(shopCalls.list).at(-1)).toMatchObject({ type: 3 }));
  });

  it('counts what is searched for', async () => {
    const { user, sent } = show();
    await user.type(await screen.findByRole('searchbox'), '老张{Enter}');
    await waitFor(() => expect(sent(shopCalls.list).at(-1)).toMatchObject({ keywords: '老张' }));
    await waitFor(() => expect(sent(shopCalls.getCount).at(-1)).toEqual({ keywords: '老张' }));
  });

  it('leaves out on a phone what is not known of a shop', async () => {
    setWidth(390);
    show([on(shopCalls.list, pageOf({ ...enamel, contact: '' }))]);
    expect(await screen.findByText('来源平台')).toBeTruthy();
    expect(screen.queryByText('联系人')).toBeNull();
  });

  itIsAList({
    screen: <ShopList />,
    call: shopCalls.list,
    wire,
    some: pageOf(enamel),
    row: '搪瓷专卖',
    shows: ['京东', '老张', '12.50%', '12'],
    none: pageOf<Shop>(),
    empty: '还没有营业中的店铺，自营商品不需要店铺',
    filter: 'platform=jd',
    search: ['店铺名称、联系人或电话', 'keywords'],
    reader: { may: ['admin:product:shop:list'], lacks: ['添加店铺', '编辑', '更多', '历史'] },
  });
});

describe('a shop', () => {
  it('is closed at a click, which can be taken back', async () => {
    const { user, sent, notes } = show([on(shopCalls.updateStatus, null, { change: 3 })]);
    await user.click(await screen.findByRole('switch', { name: '搪瓷专卖营业' }));
    await waitFor(() => expect(sent(shopCalls.updateStatus)).toEqual([{ id: 7, status: false }]));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '修改成功' }]));
  });

  it('comes back from the bin, or leaves it for good after a question', async () => {
    const refuse = () => {
      throw no.IN_USE({ count: 2 });
    };
    const { user, sent, notes } = show(
      [on(shopCalls.list, pageOf(binned)), on(shopCalls.recovery, null), on(shopCalls.completelyDelete, refuse)],
      { at: '/?type=3' },
    );
    await user.click(await screen.findByRole('button', { name: '恢复' }));
    await waitFor(() => expect(sent(shopCalls.recovery)).toEqual([{ id: 8 }]));
    await user.click(screen.getByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '彻底删除' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '彻底删除' }));
    await waitFor(() =>
      expect(notes.at(-1)).toEqual({ kind: 'error', text: '该店铺下有商品，不能彻底删除，请先给商品换一个店铺' }),
    );
  });
});

describe('the dialog of a shop', () => {
  it('wants a phone number that is one', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '添加店铺' }));
    await user.type(await screen.findByRole('textbox', { name: '联系电话' }), '123');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('联系电话应为手机号或座机号')).toBeTruthy();
  });

  itIsADialog({
    screen: <ShopList />,
    wire,
    at: '/?keywords=厂',
    call: shopCalls.update,
    field: '店铺名称',
    value: '搪瓷专卖',
    wrong: ['', '请输入店铺名称'],
    blank: ['添加店铺', '请输入店铺名称', '请上传店铺LOGO'],
    sends: { ...draft, id: 7, name: '另一个' },
  });
});
