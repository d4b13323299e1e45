import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { discountBearers } from '#contract/coupons/discount-bearers.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { activityRefusals } from '#contract/marketing/activities.ts';
import { type Clash, clashCalls, clashKinds } from '#contract/marketing/clashes.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { slotCalls } from '#contract/marketing/slots.ts';
import { showDay } from '#contract/moment.ts';
import { setWidth } from '../../../test/browser.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { giveReason } from '../../../test/give-reason.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { categories, product, slippers } from '#web/catalogue/product/sample-products.ts';
import { clash } from '../sample-clashes.ts';
import { morning, pageOf } from '../sample-sales.ts';
import { FlashSaleForm } from './flash-sale-form.tsx';

const titled = (id: number) => ({ ...slippers, id, storeName: `拖鞋 ${id}` });

const show = (more: readonly Answering[] = []) =>
  renderScreen(
    <Routes>
      <Route path="/form/:name/:timeId" element={<FlashSaleForm />} />
      <Route path="/marketing/seckill/list" element={<p>秒杀列表</p>} />
    </Routes>,
    {
      at: '/form/creat/3',
      wire: [
        on(categoryCalls.tree, categories),
        on(productCalls.list, pageOf(product(1), product(2), product(3))),
        on(productCalls.info, ({ id }) => titled(id)),
        on(slotCalls.list, pageOf(morning)),
        on(freightTemplateCalls.list, pageOf()),
        on(clashCalls.checkFlashSale, []),
        on(flashSaleCalls.save, null),
        ...more,
      ],
    },
  );
type View = ReturnType<typeof show>;

async function choose({ user }: View, ids: readonly number[]) {
  await user.click(await screen.findByRole('button', { name: '选择商品' }));
  for (const id of ids) await user.click(await screen.findByText(`搪瓷杯 ${id}`));
  await user.click(screen.getByRole('button', { name: `确定（${ids.length}）` }));
  await screen.findByRole('heading', { name: `添加 ${ids.length} 件秒杀商品` });
}

/** Chooses products, and the days of all. */
async function begin(view: View, ids: readonly number[]) {
  await choose(view, ids);
  for (const name of ['开始日期', '结束日期']) {
    const box = await screen.findByPlaceholderText(name);
    fireEvent.mouseDown(box);
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: showDay(new Date()) } });
    fireEvent.keyDown(box, { key: 'Enter', code: 'Enter' });
  }
}

const [{ suk = '' } = {}] = slippers.attrValue;
const price = (id: number, yuan: string) =>
  fireEvent.change(screen.getByLabelText(`拖鞋 ${id} ${suk}的秒杀价`), { target: { value: yuan } });
const quota = (id: number, pieces: string) =>
  fireEvent.change(screen.getByLabelText(`拖鞋 ${id} ${suk}的限量`), { target: { value: pieces } });
const addAll = ({ user }: View) => user.click(screen.getByRole('button', { name: '全部添加' }));

describe('several products of a flash sale', () => {
  it('have their days and slot once, and prices and quotas in one grid', async () => {
    const view = show();
    await begin(view, [1, 3]);
    price(1, '5');
    price(3, '6.5');
    quota(3, '2');
    await addAll(view);

    expect(await screen.findByText('秒杀列表')).toBeTruthy();
    expect(view.sent(flashSaleCalls.save)).toMatchObject([
      { productId: 1, title: '拖鞋 1', timeId: 3, num: 1, attrValue: [{ suk, price: 500 }] },
      { productId: 3, title: '拖鞋 3', timeId: 3, num: 1, attrValue: [{ suk, price: 650, quota: 2 }] },
    ]);
    expect(view.notes).toMatchObject([{ kind: 'success', text: '已添加 2 件秒杀商品' }]);
  });

  it('have one bearer of what they take off, where other shops sell through the house', async () => {
    const view = show([on(shopCalls.list, { page: 1, limit: 1, total: 2, totalPage: 2, list: [] })]);
    await begin(view, [1, 2]);
    await view.user.click(await screen.findByRole('radio', { name: '平台' }));
    price(1, '5');
    price(2, '6');
    await addAll(view);
    expect(await screen.findByText('秒杀列表')).toBeTruthy();
    const { platform } = discountBearers;
    expect(view.sent(flashSaleCalls.save)).toMatchObject([{ bearer: platform }, { bearer: platform }]);
  });

  it('stand where they were added, and one that is refused stays with its reason', async () => {
    let isGone = true;
    const view = show([
      on(flashSaleCalls.save, ({ productId }) => {
        if (productId === 1 && isGone) throw activityRefusals.NO_PRODUCT();
        return null;
      }),
    ]);
    await begin(view, [1, 2]);
    price(1, '5');
    price(2, '6');
    await addAll(view);

    expect(await screen.findByText(activityRefusals.NO_PRODUCT().message)).toBeTruthy();
    expect(screen.queryByLabelText(`拖鞋 2 ${suk}的秒杀价`)).toBeNull();
    expect(screen.getByRole('heading', { name: '添加 1 件秒杀商品' })).toBeTruthy();

    isGone = false;
    await addAll(view);
    expect(await screen.findByText('秒杀列表')).toBeTruthy();
    expect(view.sent(flashSaleCalls.save).map(({ productId }) => productId)).toEqual([1, 2, 1]);
  });

  it('are not sent while one of them lacks its price, and it is named', async () => {
    const view = show();
    await begin(view, [1, 2]);
    price(1, '5');
    price(2, '');
    await addAll(view);

    expect(await screen.findByText('拖鞋 2：请填写秒杀价')).toBeTruthy();
    expect(view.sent(flashSaleCalls.save)).toEqual([]);
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
    await waitFor(() => expect(view.sent(flashSaleCalls.save)).toHaveLength(2));
  });

  it('are cards on a phone', async () => {
    setWidth(390);
    await choose(show(), [1, 2]);
    expect(within(screen.getByRole('region', { name: '拖鞋 2' })).getByLabelText(`拖鞋 2 ${suk}的秒杀价`)).toBeTruthy();
  });
});
