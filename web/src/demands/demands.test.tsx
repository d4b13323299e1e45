import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type Demand, type DemandRow, demandStates } from '#contract/demands/demand-record.ts';
import { demandCalls } from '#contract/demands/demands.ts';
import { type Quote, quoteStates } from '#contract/demands/quote-record.ts';
import { quoteCalls, quoteRefusals } from '#contract/demands/quotes.ts';
import { mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { complaintsOf } from '../../test/axe.ts';
import { setWidth } from '../../test/browser.ts';
import { type Answering, on } from '../../test/fake-wire.ts';
import { itIsAList } from '../../test/is-a-list.tsx';
import { pageOf } from '../../test/page-of.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { DemandForm } from './demand-form/demand-form.tsx';
import { DemandList } from './demand-list/demand-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const { list, count, info, save, update, submit, accept, deal } = demandCalls;
const row: DemandRow = {
  id: 7,
  demandNo: 'XQ2026112014050012345',
  title: '检修手套',
  unitName: '杭州工务段',
  contact: '老周',
  phone: '0571-86001234',
  cateId: 0,
  cateName: '',
  budget: 37_500,
  expectDate: '2026-11-19',
  remark: '',
  shopId: 0,
  shopName: '',
  status: demandStates.submitted,
  quoteUntil: '',
  quoteCount: 2,
  isOverdue: true,
  reason: '',
  orderNo: '',
  createName: '小雨',
  createTime: at,
  updateTime: at,
};
const demand: Demand = {
  ...row,
  items: [{ name: '手套', spec: '加厚', unit: '双', num: 30, budgetPrice: 1250 }],
  attachments: ['/files/public/demand/2026/11/20/a.pdf'],
  shops: [],
  isChosen: false,
  isOwn: true,
};
const quoting: Demand = {
  ...demand,
  status: demandStates.quoting,
  isOverdue: false,
  shops: ['一站', '二站', '三站'].map((name, index) => ({ id: index + 1, name })),
};
const quote: Quote = {
  id: 11,
  demandId: 7,
  shopId: 1,
  shopName: '一站',
  items: [{ price: 1200, skuId: 0, skuName: '', note: '' }],
  freight: 0,
  amount: 36_000,
  note: '',
  validUntil: '2099-12-31',
  status: quoteStates.open,
  isExpired: false,
  isOwn: true,
  createTime: at,
  updateTime: at,
};
const dearer: Quote = {
  ...quote,
  id: 12,
  shopId: 2,
  shopName: '二站',
  items: [{ price: 1300, skuId: 0, skuName: '', note: '加厚' }],
  freight: 500,
  amount: 39_500,
};
const counts = [{ status: demandStates.submitted, count: 4 }];
const wire = [on(count, counts), on(mallShopCalls.all, [{ id: 4, name: '雾山坪' }])];

describe('the demands', () => {
  itIsAList({
    isInBrowser: true,
    screen: <DemandList />,
    call: list,
    wire,
    some: pageOf(row),
    row: '检修手套',
    shows: ['杭州工务段', '¥375.00', '2026-11-19 逾期', '2 家'],
    none: pageOf<DemandRow>(),
    empty: /^还没有采购需求/,
    filter: 'overdue=true',
    search: ['单号、标题、单位、联系人或电话', 'keywords'],
    reader: { may: ['admin:demand:list'], lacks: ['添加需求', '受理', '拒绝', '关闭', '详情'] },
  });

  it('show how many there are of each state, and are opened to several shops', async () => {
    const { user, sent } = renderScreen(<DemandList />, {
      wire: [...wire, on(preferenceCalls.get, null), on(list, pageOf(row)), on(accept, null)],
    });
    await waitFor(() => expect(screen.getByRole('tab', { name: /待受理/ }).textContent).toContain('4'));
    await user.click(await screen.findByRole('button', { name: '受理' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: '受理' }));
    expect(await within(dialog).findByText('请至少邀请一家店铺')).toBeTruthy();
    await user.click(within(dialog).getByRole('combobox', { name: '邀请报价的店铺' }));
    await user.click(await screen.findByTitle('雾山坪'));
    await user.click(within(dialog).getByRole('button', { name: '受理' }));
    await waitFor(() => expect(sent(accept)).toEqual([{ id: 7, shopIds: [4], quoteUntil: '' }]));
  });
});

const screens = (
  <Routes>
    <Route path="/demand/create/:id?/:isDisabled?" element={<DemandForm />} />
    <Route path="*" element={<p>elsewhere</p>} />
  </Routes>
);
const show = (path: string, more: readonly Answering[] = [], scene = {}) =>
  renderScreen(screens, { at: `/demand/create${path}`, wire: [...wire, on(preferenceCalls.get, null), ...more], ...scene });

describe('the form of a demand', () => {
  it('says what is missing, and saves and submits at once', async () => {
    const { user, sent, address } = show('', [on(save, { id: 8 })]);
    await user.click(await screen.findByRole('button', { name: '保存并提交' }));
    expect(await screen.findByText('请输入需求标题')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: '需求标题' }), '检修手套');
    await user.type(screen.getByRole('textbox', { name: '需求单位' }), '杭州工务段');
    await user.type(screen.getByRole('textbox', { name: '名称' }), '手套');
    await user.click(screen.getByRole('button', { name: '保存并提交' }));
    await waitFor(() =>
      expect(sent(save)).toMatchObject([
        { title: '检修手套', unitName: '杭州工务段', submit: true, items: [{ name: '手套', num: 1 }] },
      ]),
    );
    await waitFor(() => expect(address()).toBe('/demand/index'));
  });

  it('opens a rejected demand with the reason, to be put right', async () => {
    const { user, sent } = show('/7', [
      on(info, { ...demand, status: demandStates.rejected, reason: '规格不清楚', expectDate: '' }),
      on(update, { id: 7 }),
    ]);
    expect(await screen.findByText(/规格不清楚/)).toBeTruthy();
    await user.type(await screen.findByRole('textbox', { name: '需求标题' }), '二');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(update)).toMatchObject([{ id: 7, title: '检修手套二' }]));
  });

  it.each([
    ['it was submitted', '/7', demand],
    ['asked to', '/7/1', { ...demand, status: demandStates.draft }],
    ['a shop did not file it', '/7', { ...demand, status: demandStates.draft, isOwn: false }],
  ])('is only looked at where %s', async (_, path, found) => {
    show(path, [on(info, found), on(submit, null)]);
    expect(await screen.findByText('附件 1.pdf')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });
});

describe('quotes for a demand', () => {
  it.each([1440, 390])(
    'stand side by side on %d px, the cheapest marked and the others with what they ask more',
    async (width) => {
      setWidth(width);
      const { container } = show('/7/1', [on(info, quoting), on(quoteCalls.list, [quote, dearer])]);
      const [cheap, dear] = [
        await screen.findByRole('listitem', { name: '一站的报价' }),
        await screen.findByRole('listitem', { name: '二站的报价' }),
      ];
      expect(within(cheap).getByText('合计最低')).toBeTruthy();
      expect(within(dear).queryByText('合计最低')).toBeNull();
      expect(within(dear).getByText('高 ¥1.00')).toBeTruthy();
      expect(within(dear).getByText('高 ¥35.00')).toBeTruthy();
      expect(screen.getByText('还没报价：三站')).toBeTruthy();
      expect(await complaintsOf(container)).toEqual([]);
    },
  );

  it('are chosen freely, the dearer one as well, after a question', async () => {
    const { user, sent } = show('/7/1', [on(info, quoting), on(quoteCalls.list, [quote, dearer]), on(quoteCalls.accept, null)]);
    const dear = await screen.findByRole('listitem', { name: '二站的报价' });
    await user.click(within(dear).getByRole('button', { name: '采纳' }));
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('采纳“二站”的报价，合计 ¥395.00');
    await user.click(within(question).getByRole('button', { name: '采纳' }));
    await waitFor(() => expect(sent(quoteCalls.accept)).toEqual([{ id: 12 }]));
  });

  it('are given by a shop for its own, price by price', async () => {
    const { user, sent } = show(
      '/7/1',
      [
        on(info, { ...quoting, shops: [{ id: 3, name: '三站' }], isOwn: false }),
        on(quoteCalls.list, []),
        on(quoteCalls.save, null),
      ],
      { ownShops: [{ id: 3, name: '三站' }] },
    );
    await user.click(await screen.findByRole('button', { name: '报价' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await within(dialog).findByText('请填写单价')).toBeTruthy();
    await user.type(within(dialog).getByRole('spinbutton', { name: '单价' }), '11.5');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(quoteCalls.save)).toMatchObject([{ demandId: 7, shopId: 3, items: [{ price: 1150 }] }]));
  });

  it('become an order once one is accepted, and what stands against it is said where it is made', async () => {
    const chosen = { ...quoting, isChosen: true, shopId: 1, shopName: '一站' };
    const refuse = () => {
      throw quoteRefusals.BELOW_COST({ names: '手套' });
    };
    const { user } = show('/7/1', [
      on(info, chosen),
      on(quoteCalls.list, [{ ...quote, status: quoteStates.accepted }]),
      on(quoteCalls.order, refuse),
      on(deal, null),
    ]);
    await user.click(await screen.findByRole('button', { name: '生成订单' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: '收货人' }), '王小明');
    await user.type(within(dialog).getByRole('textbox', { name: '收货人电话' }), '13800001234');
    await user.type(within(dialog).getByRole('textbox', { name: '收货地址' }), '文三路 1 号');
    await user.click(within(dialog).getByRole('button', { name: '生成订单' }));
    expect(await within(dialog).findByText(/低于成本/)).toBeTruthy();
    expect(within(dialog).getByRole('textbox', { name: '收货地址' })).toHaveProperty('value', '文三路 1 号');
  });
});
