import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { discountBearers } from '#contract/coupons/discount-bearers.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { type Clash, clashCalls, clashKinds } from '#contract/marketing/clashes.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { flashSaleRefusals } from '#contract/marketing/flash-sale-refusals.ts';
import { slotCalls } from '#contract/marketing/slots.ts';
import { startOfDay } from '#contract/moment.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { giveReason } from '../../../test/give-reason.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { categories, product, slippers } from '#web/catalogue/product/sample-products.ts';
import { clash } from '../sample-clashes.ts';
import { morning, pageOf } from '../sample-sales.ts';
import { FlashSaleForm } from './flash-sale-form.tsx';

const [only] = slippers.attrValue;
const { suk = '', price: usual = 0 } = only ?? {};
const two = only ? [only, { ...only, suk: '蓝' }] : [];
const titled = (id: number) => ({ ...slippers, id, storeName: `拖鞋 ${id}`, attrValue: slippers.attrValue.slice(0, 1) });

const show = (more: readonly Answering[] = [], at = '/form/creat', isWireOnly = false) =>
  renderScreen(
    <Routes>
      <Route path="/form/:name/:timeId?" element={<FlashSaleForm />} />
      <Route path="/marketing/seckill/list" element={<p>秒杀列表</p>} />
    </Routes>,
    {
      at,
      isWireOnly,
      wire: [
        on(categoryCalls.tree, categories),
        on(productCalls.list, pageOf(product(1), product(2), product(3))),
        on(productCalls.info, ({ id }) => titled(id)),
        on(slotCalls.list, pageOf(morning)),
        on(freightTemplateCalls.list, pageOf()),
        on(clashCalls.checkFlashSale, []),
        on(flashSaleCalls.saveMany, null),
        ...more,
      ],
    },
  );
type View = ReturnType<typeof show>;

async function choose({ user }: View, ids: readonly number[]) {
  await user.click(await screen.findByRole('button', { name: '选择商品' }));
  for (const id of ids) await user.click(await screen.findByText(`搪瓷杯 ${id}`));
  await user.click(screen.getByRole('button', { name: `确定（${ids.length}）` }));
  for (const id of ids) await screen.findByRole('button', { name: `移出拖鞋 ${id}` });
}

/** Chooses products, tomorrow, and ten to eleven. */
async function begin(view: View, ids: readonly number[]) {
  await choose(view, ids);
  await view.user.click(screen.getByRole('button', { name: '明天' }));
  await view.user.click(screen.getByRole('combobox', { name: '开始时间' }));
  await view.user.click(await screen.findByTitle('10:00'));
}

const cell = (id: number, field: string) => screen.getByLabelText(`拖鞋 ${id}${field}`);
const price = (id: number, yuan: string) => fireEvent.change(cell(id, '秒杀价'), { target: { value: yuan } });
const quota = (id: number, pieces: string) => fireEvent.change(cell(id, '限量'), { target: { value: pieces } });
const addAll = ({ user }: View) => user.click(screen.getByRole('button', { name: '全部添加' }));

describe('several products of a flash sale', () => {
  it('have their days and hours once, price and pieces in one grid, and are saved together', async () => {
    const view = show();
    await begin(view, [1, 3]);
    price(1, '5');
    price(3, '6.5');
    quota(3, '2');
    await addAll(view);

    expect(await screen.findByText('秒杀列表')).toBeTruthy();
    const day = startOfDay(new Date(), 1);
    expect(view.sent(flashSaleCalls.saveMany)).toMatchObject([
      {
        startTime: day,
        stopTime: day,
        timeId: 0,
        time: { startTime: 10, endTime: 11 },
        status: true,
        products: [
          { productId: 1, num: 1, attrValue: [{ suk, price: 500 }] },
          { productId: 3, num: 1, attrValue: [{ suk, price: 650, quota: 2 }] },
        ],
      },
    ]);
  });

  it('take a part of their usual prices all at once, and let it be taken back', async () => {
    const view = show();
    await choose(view, [1, 2]);
    await view.user.type(screen.getByRole('spinbutton', { name: '售价的百分比' }), '80{Enter}');
    const part = ((usual * 80) / 100 / 100).toFixed(2);
    await waitFor(() => expect([1, 2].map((id) => cell(id, '秒杀价'))).toMatchObject([{ value: part }, { value: part }]));
    await view.user.click(screen.getByRole('button', { name: '撤销一步' }));
    expect(cell(1, '秒杀价')).toHaveProperty('value', '');
  });

  it('begin in the slot that they were added from', async () => {
    const view = show([], '/form/creat/3');
    await choose(view, [1]);
    await view.user.click(screen.getByRole('button', { name: '明天' }));
    price(1, '5');
    await addAll(view);
    expect(await screen.findByText('秒杀列表')).toBeTruthy();
    const [sent] = view.sent(flashSaleCalls.saveMany);
    expect([sent?.timeId, sent?.time]).toEqual([3, undefined]);
  });

  it('fold the SKUs of a product below it, and leave out those that are not ticked', async () => {
    const view = show([on(productCalls.info, ({ id }) => ({ ...titled(id), attrValue: two }))]);
    await begin(view, [1]);
    price(1, '5');
    await view.user.click(screen.getByRole('button', { name: '展开 2 个规格' }));
    await view.user.click(screen.getByRole('checkbox', { name: suk }));
    await addAll(view);
    expect(await screen.findByText('秒杀列表')).toBeTruthy();
    const [sent] = view.sent(flashSaleCalls.saveMany);
    expect(sent).toMatchObject({ products: [{ attrValue: [{ suk: '蓝', price: 500 }] }] });
  });

  it('have one bearer of what they take off, where other shops sell through the house', async () => {
    const view = show([on(shopCalls.list, { page: 1, limit: 1, total: 2, totalPage: 2, list: [] })]);
    await begin(view, [1]);
    await view.user.click(screen.getByRole('button', { name: /^其他设置/, expanded: false }));
    await view.user.click(await screen.findByRole('radio', { name: '平台' }));
    price(1, '5');
    await addAll(view);
    expect(await screen.findByText('秒杀列表')).toBeTruthy();
    expect(view.sent(flashSaleCalls.saveMany)).toMatchObject([{ bearer: discountBearers.platform }]);
  });

  it('stay as they were typed where one is refused, which is named', async () => {
    const products = [{ productId: 1, name: '拖鞋 1', reason: '活动标题已经存在' }];
    const refusal = flashSaleRefusals.SOME_REFUSED({ products });
    const view = show([
      on(flashSaleCalls.saveMany, () => {
        throw refusal;
      }),
    ]);
    await begin(view, [1, 2]);
    price(1, '5');
    price(2, '6');
    await addAll(view);

    expect(await screen.findByText(refusal.message)).toBeTruthy();
    expect(cell(2, '秒杀价')).toHaveProperty('value', '6');
  });

  it('are not sent while one of them lacks its price, which is marked and named', async () => {
    const view = show();
    await begin(view, [1, 2]);
    price(1, '5');
    await addAll(view);

    expect(await screen.findByText('“拖鞋 2”：请填秒杀价')).toBeTruthy();
    expect(cell(2, '秒杀价').getAttribute('aria-invalid')).toBe('true');
    expect(view.sent(flashSaleCalls.saveMany)).toEqual([]);
  });

  it('are asked about once where some clash, each by its name', async () => {
    const told: Clash = clash({
      kind: clashKinds.belowCost,
      activity: null,
      other: null,
      skus: [{ suk, price: 100, cost: 800, usual: 900 }],
    });
    const view = show([on(clashCalls.checkFlashSale, ({ productId }) => (productId === 2 ? [told] : []))]);
    await begin(view, [1, 2]);
    price(1, '5');
    price(2, '1');
    await addAll(view);

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(new RegExp(`^拖鞋 2：“${suk}”卖 ¥1.00，低于成本`))).toBeTruthy();
    await giveReason(view.user, '保存', '清仓');
    await waitFor(() => expect(view.sent(flashSaleCalls.saveMany)).toMatchObject([{ clashReason: '清仓' }]));
  });

  it('are added one by one before another server of the wire, in one of its slots', async () => {
    const { user } = show([], '/form/creat', true);
    await user.click(await screen.findByRole('button', { name: '选择商品' }));
    await user.click(await screen.findByText('搪瓷杯 1'));
    expect(await screen.findByRole('combobox', { name: /时段/ })).toBeTruthy();
    expect(screen.queryByText('自定时间')).toBeNull();
  });

  it.each([1440, 390])('pass an accessibility check at %i', async (width) => {
    setWidth(width);
    const view = show();
    await choose(view, [1, 2]);
    expect(await complaintsOf(view.container)).toEqual([]);
  });
});
