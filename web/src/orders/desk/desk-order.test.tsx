import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { cityCalls } from '#contract/delivery/cities.ts';
import { deskOrderCalls } from '#contract/orders/desk-orders.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { DeskOrder } from './desk-order.tsx';
import { blank, draftOf, quoteOf } from './form-values.ts';

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
const mug = { skuId: 7, quantity: 2, productId: 3, name: '搪瓷杯', suk: '红', image: '', price: 3000, stock: 9 };
const customer = { uid: 5, nickname: '王小明' };

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

  it('is priced before a name and a street are known', () => {
    expect(quoteOf({ ...blank, lines: [mug] }, tree).address).toMatchObject({ name: '-', detail: '-', cityId: 0 });
  });
});

describe('an order for a customer on the telephone', () => {
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
