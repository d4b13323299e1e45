import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#contract/call.ts';
import { administratorCalls } from '#contract/access/administrators.ts';
import { finderCalls } from '#contract/finder/finder.ts';
import { complaintsOf } from '../../../../../test/axe.ts';
import { on } from '../../../../../test/fake-wire.ts';
import { me, renderApp } from '../../../../../test/render-app.tsx';
// Loaded beforehand: the dictionary of pinyin takes longer than a test waits.
import '../../../menu/pinyin.ts';
import './finder-results.tsx';

type Hits = Answer<typeof finderCalls.find>;

const none: Hits = { products: [], orders: [], cases: [], customers: [], settings: [] };
const setting = { root: 95, tab: 96, above: ['商城配置', '邮费'], field: 'store_postage', label: '包邮门槛' };
const cup = { id: 7, storeName: '站台搪瓷杯', image: '', price: 3990, stock: 8, tab: 2 };
const order = {
  orderNo: 'SO202611200007',
  realName: '欧阳雪',
  userPhone: '138****2995',
  deliveryId: null,
  goods: '站台搪瓷杯',
  seller: '青禾家居',
  statusStr: { key: 'notShipped', value: '未发货' },
  paid: true,
  createTime: new Date('2026-11-20T06:05:00Z'),
};
const returned: Hits['cases'][number] = {
  id: 7,
  caseNo: 'TH202611200007',
  kind: 'exchange',
  state: 'waiting',
  realName: '欧阳雪',
  userPhone: '138****2995',
  backNumber: '',
};
const customer = { id: 3, nickname: '欧阳雪', phone: null };
const all: Hits = { products: [cup], orders: [order], cases: [], customers: [customer], settings: [] };

async function open(answer: Hits | (() => Promise<Hits>) = all, permissionsList = ['*:*:*'], roles = me.roles) {
  const app = renderApp({
    at: '/store/attr',
    wire: [on(finderCalls.find, answer), on(administratorCalls.me, { ...me, permissionsList, roles })],
  });
  await screen.findByRole('button', { name: '查找' });
  await app.user.keyboard('{Control>}k{/Control}');
  const box = screen.getByRole('combobox', { name: '查找任何内容' });
  await screen.findByRole('listbox', { name: '找到的内容' });
  await found().findAllByRole('option');
  return { ...app, box };
}

const found = () => within(screen.getByRole('listbox', { name: '找到的内容' }));
const lines = () =>
  found()
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the finder', () => {
  it('leads to a setting by its name, and says where it stands', async () => {
    const { user, address } = await open({ ...none, settings: [setting] });
    await user.paste('包邮');
    await found().findByText('系统设置 › 商城配置 › 邮费');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/operation/setting?root=95&tab=96&field=store_postage'));
  });

  it('leaves out settings of a page that is kept for super administrators, and has those of other pages', async () => {
    const { user } = await open({ ...none, settings: [{ ...setting, field: 'order_receive_days' }] }, ['*:*:*'], ['11']);
    await user.paste('自动收货');
    await found().findByText('经营设置 › 订单');
    expect(lines().join()).not.toContain('系统设置');
  });

  it('leads to a return case by its number, and says where it stands', async () => {
    const { user, address } = await open({ ...none, cases: [returned] });
    await user.paste('TH2026');
    await found().findByText('欧阳雪 · 换货');
    expect(lines().join()).toContain('待退回');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/order/returns?open=7'));
  });

  it('leads to a setting of a page that is made of declarations', async () => {
    const { user, address } = await open(none);
    await user.paste('自动收货');
    await found().findByText('经营设置 › 订单');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/setting\/business\?field=\w+$/));
  });

  it('opens a record by its name and Enter, which waits for the answer', async () => {
    let answer: (hits: Hits) => void = () => undefined;
    const { user, address, sent } = await open(() => new Promise((resolve) => (answer = resolve)));

    await user.paste('搪瓷杯');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent(finderCalls.find)).toHaveLength(1));
    expect(address()).toBe('/store/attr');
    answer(all);

    await waitFor(() => expect(address()).toBe('/store/list/creatProduct/7'));
    expect(screen.queryByRole('dialog', { name: '查找' })).toBeNull();
  });

  it('shows what it found in groups, with its state and without whole phones', async () => {
    const { user } = await open();

    await user.paste('欧阳');
    await screen.findByRole('group', { name: '订单' });

    expect(lines()).toEqual([
      '站台搪瓷杯ID 7 · ¥39.90 · 库存 8仓库中',
      expect.stringMatching(/^欧阳雪 · 站台搪瓷杯SO202611200007 · 138\*\*\*\*2995.*待发货$/),
      expect.stringMatching(/^欧阳雪ID \d+ · 没有手机号$/),
    ]);
    expect(await complaintsOf(document.body)).toEqual([]);
  });

  it('opens a page at once by the first letters of its pinyin, and the chosen line by the arrows', async () => {
    const { user, address } = await open(none);

    await user.keyboard('sppl{Enter}');
    await waitFor(() => expect(address()).toBe('/store/comment'));

    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(lines()[0]).toBe('商品评论商品'));
    await user.keyboard('规格{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(address()).toBe('/store/attr'));
  });

  it('asks for nothing a person may not list, and offers no scope of it', async () => {
    const { user, sent } = await open(all, ['admin:order:list']);
    expect([...screen.getByRole('combobox', { name: '查找范围' }).children].map(({ textContent }) => textContent)).toEqual([
      '全部',
      '页面',
      '订单',
      '操作',
    ]);

    await user.selectOptions(screen.getByRole('combobox', { name: '查找范围' }), '操作');
    await user.keyboard('快捷键');
    await screen.findByRole('option', { name: '查看快捷键' });

    expect(sent(finderCalls.find)).toEqual([]);
  });

  it('finds pages and acts alone before another server of the wire', async () => {
    const { isExtended: _, ...plain } = me;
    const app = renderApp({ at: '/store/attr', wire: [on(administratorCalls.me, plain)] });
    await screen.findByRole('button', { name: '查找' });
    await app.user.keyboard('{Control>}k{/Control}');
    await app.user.paste('商品');

    await waitFor(() => expect(lines()).toContain('商品评论商品'));
    const choices = [...screen.getByRole('combobox', { name: '查找范围' }).children].map(({ textContent }) => textContent);
    expect(choices).toEqual(['全部', '页面', '操作']);
    expect(screen.queryByText(/失败|重试/)).toBeNull();
  });

  it('asks once for what is typed in one go, and gives the focus back', async () => {
    const { user, sent } = await open(none);

    await user.paste('火星');
    await screen.findByText(/没有找到“火星”/);
    await user.keyboard('{Escape}');

    expect(sent(finderCalls.find)).toEqual([{ keywords: '火星' }]);
    expect(screen.queryByRole('dialog', { name: '查找' })).toBeNull();
  });
});
