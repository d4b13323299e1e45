import { screen, waitFor } from '@testing-library/react';
import { Form, Switch } from 'antd';
import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { cityCalls } from '#contract/delivery/cities.ts';
import { deskOrderCalls } from '#contract/orders/desk-orders.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
// Loaded beforehand: the first transform of it takes longer than a test waits.
import '#web/catalogue/product-picker/product-picker.tsx';
import { product, slippers } from '#web/catalogue/product/sample-products.ts';
import { DeskOrder } from './desk-order.tsx';
import { blank, deskWays, draftOf, quoteOf } from './form-values.ts';
import { PriceTrial } from './price-trial.tsx';
import { QuoteReceipt } from './quote-receipt.tsx';

const tree = [
  {
    id: 1,
    cityId: 330000,
    parentId: 0,
    name: '浙江省',
    isShow: true,
    child: [{ id: 2, cityId: 330100, parentId: 330000, name: '杭州市', isShow: true }],
  },
];
const mug = { skuId: 7, quantity: 2, productId: 3, name: '搪瓷杯', suk: '红', image: '', price: 3000, stock: 9, sale: null };
const customer = { uid: 5, nickname: '王小明' };

const pageOf = <T,>(...list: T[]) => ({ page: 1, limit: 10, total: list.length, totalPage: 1, list });

const show = (wire: Answering[] = []) =>
  renderScreen(<DeskOrder />, {
    wire: [on(cityCalls.tree, tree), on(productCalls.list, { page: 1, limit: 10, total: 0, totalPage: 0, list: [] }), ...wire],
  });

describe('the basket that staff put together', () => {
  it('goes to the city that was chosen, by whose key freight is looked up', () => {
    const values = {
      ...blank,
      lines: [mug],
      region: '浙江省,杭州市,西湖区',
      address: { name: '王', phone: '138', detail: '文三路' },
    };
    const fetched = { ...values, way: deskWays.fetched, storeId: 4 };
    expect(draftOf(fetched, tree)).toEqual({
      lines: [{ skuId: 7, quantity: 2 }],
      pickUp: { storeId: 4, name: '王', phone: '138' },
    });
    expect(draftOf(values, tree)).toEqual({
      lines: [{ skuId: 7, quantity: 2 }],
      address: {
        name: '王',
        phone: '138',
        detail: '文三路',
        province: '浙江省',
        city: '杭州市',
        district: '西湖区',
        cityId: 330100,
      },
    });
  });

  it('uses coupon and points of a customer alone', () => {
    const reduced = { ...blank, lines: [mug], couponId: 8, useIntegral: true };
    expect(draftOf(reduced, tree)).not.toHaveProperty('couponId');
    expect(draftOf({ ...reduced, customer }, tree)).toMatchObject({ uid: 5, couponId: 8, useIntegral: true });
  });

  it('is bought from the activity of its line, a bargain by its participation', () => {
    const sale = { activityId: 4, kind: 2, title: '砍价', skuId: 7, price: 100, quota: 5, participationId: 6 };
    expect(draftOf({ ...blank, lines: [{ ...mug, sale }] }, tree)).toMatchObject({ activityId: 4, participationId: 6 });
    expect(draftOf({ ...blank, lines: [mug] }, tree)).not.toHaveProperty('activityId');
  });

  it('is priced before a name and a street are known', () => {
    expect(quoteOf({ ...blank, lines: [mug] }, tree).address).toMatchObject({ name: '-', detail: '-', cityId: 0 });
  });
});

describe('the price trial', () => {
  const flash = { activityId: 4, kind: 1, title: '双十一', skuId: 7, price: 2000, quota: 5, participationId: null };
  const quote = {
    proTotalPrice: 2000,
    freight: 0,
    couponPrice: 0,
    useIntegral: 0,
    deductionPrice: 0,
    payPrice: 2000,
    gainIntegral: 0,
    steps: [
      { step: 'goods' as const, label: '商品金额', amount: 3000 },
      { step: 'activity' as const, label: '活动优惠', amount: -1000 },
    ],
    lines: [{ skuId: 7, productName: '搪瓷杯', sku: '红', originalPrice: 3000, price: 2000, quantity: 1, payPrice: 2000 }],
    activity: { kind: 1, title: '双十一' },
  };

  it('buys a line from the activity that is chosen, says its step by name, and places nothing', async () => {
    const { user, sent, container } = renderScreen(<PriceTrial />, {
      wire: [
        on(cityCalls.tree, tree),
        on(productCalls.list, pageOf(product(3))),
        on(productCalls.info, {
          ...slippers,
          id: 3,
          attrValue: slippers.attrValue.slice(0, 1).map((sku) => ({ ...sku, id: 7 })),
        }),
        on(deskOrderCalls.deskSales, [flash]),
        on(deskOrderCalls.deskQuote, quote),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '添加商品' }));
    await user.click(await screen.findByRole('checkbox', { name: /选择搪瓷杯/ }));
    await user.click(screen.getByRole('button', { name: '确定（1）' }));
    await user.click(await screen.findByRole('combobox', { name: /按什么价$/ }));
    await user.click(await screen.findByText('秒杀 ¥20.00 · 双十一'));

    expect(await screen.findByText('活动优惠（秒杀“双十一”）')).toBeTruthy();
    await waitFor(() => expect(sent(deskOrderCalls.deskQuote).at(-1)).toMatchObject({ lines: [{ skuId: 7 }], activityId: 4 }));
    expect(screen.getByRole('button', { name: '按此下单' })).toBeTruthy();
    expect(sent(deskOrderCalls.deskPlace)).toEqual([]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('takes several products at one opening of the picker, each by its first specification', async () => {
    const { user } = renderScreen(<PriceTrial />, {
      wire: [
        on(cityCalls.tree, tree),
        on(productCalls.list, pageOf(product(3), product(4))),
        on(productCalls.info, ({ id }) => ({
          ...slippers,
          id,
          storeName: `拖鞋 ${id}`,
          attrValue: slippers.attrValue.slice(0, 1).map((sku) => ({ ...sku, id: id * 10 })),
        })),
        on(deskOrderCalls.deskSales, []),
        on(deskOrderCalls.deskQuote, quote),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '添加商品' }));
    // Anywhere in the row.
    for (const name of ['3', '4']) await user.click(await screen.findByRole('cell', { name }));
    await user.click(screen.getByRole('button', { name: '确定（2）' }));

    expect(await screen.findByLabelText(/^拖鞋 3 .*的数量$/)).toBeTruthy();
    expect(screen.getByLabelText(/^拖鞋 4 .*的数量$/)).toBeTruthy();
  });

  it('has no empty part for a region where the shop knows none', async () => {
    renderScreen(<PriceTrial />, { wire: [on(cityCalls.tree, [])] });

    await screen.findByRole('button', { name: '添加商品' });
    await waitFor(() => expect(screen.queryByText('收货')).toBeNull());
  });
});

describe('points that take nothing off', () => {
  const quote = {
    proTotalPrice: 3000,
    freight: 600,
    useIntegral: 0,
    deductionPrice: 0,
    payPrice: 600,
    gainIntegral: 0,
    steps: [],
    lines: [],
    activity: null,
  };

  it.each([
    [{ couponPrice: 3000 }, '优惠券已经付清商品，积分不再抵扣，运费照付'],
    [{ couponPrice: 3000, freight: 0 }, '优惠券已经付清商品，积分不再抵扣'],
    [{ couponPrice: 0, proTotalPrice: 0, freight: 0 }, '商品不用付款，积分没有抵扣'],
    [{ couponPrice: 500 }, '积分没有抵扣：用户没有积分，或者店铺没有开启积分抵扣'],
  ])('say why: %o', async (prices, reason) => {
    renderScreen(
      <Form initialValues={{ ...blank, lines: [mug], customer, useIntegral: true }}>
        <Form.Item name="useIntegral">
          <Switch />
        </Form.Item>
        <QuoteReceipt />
      </Form>,
      { wire: [on(cityCalls.tree, tree), on(deskOrderCalls.deskQuote, { ...quote, ...prices })] },
    );

    expect(await screen.findByText(reason)).toBeTruthy();
  });
});

describe('an order for a customer on the telephone', () => {
  it('goes to an address that was pasted in one piece', async () => {
    const { user } = show([on(deskOrderCalls.deskPoints, [])]);
    await screen.findByText(/^所在地区/);
    await user.click(screen.getByRole('textbox', { name: '粘贴收货信息' }));
    await user.paste('李四 13900001234 浙江杭州文三路2号');

    expect(await screen.findByDisplayValue('李四')).toBeTruthy();
    expect(screen.getByDisplayValue('13900001234')).toBeTruthy();
    expect(screen.getByDisplayValue('文三路2号')).toBeTruthy();
  });

  it('is paid online or by hand, whatever customers may choose, and says how money by hand is confirmed', async () => {
    show();
    expect(await screen.findByText(/线下支付不会超时取消，收到款后在订单里确认付款/)).toBeTruthy();
    expect(screen.getByRole('radio', { name: '线下支付' })).toHaveProperty('disabled', false);
    expect(screen.getByRole('radio', { name: '微信支付' })).toHaveProperty('disabled', false);
  });

  it('is not sent to a telephone number that was cut short', async () => {
    const { user, sent } = show();
    await user.type(await screen.findByRole('textbox', { name: '收货电话' }), '123');
    await user.click(screen.getByRole('button', { name: '提交订单' }));
    expect(await screen.findByText('收货人电话不完整，请检查')).toBeTruthy();
    expect(sent(deskOrderCalls.deskPlace)).toEqual([]);
  });

  it('is not sent without goods and somebody to bring them to', async () => {
    const { user, sent, container } = show();
    await user.click(await screen.findByRole('button', { name: '提交订单' }));
    expect(await screen.findByText('请添加商品')).toBeTruthy();
    expect(screen.getByText('请填写收货人姓名')).toBeTruthy();
    expect(sent(deskOrderCalls.deskPlace)).toEqual([]);
    expect(screen.getByText('添加商品后，这里逐步列出价格怎样算出来')).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);
  });
});
