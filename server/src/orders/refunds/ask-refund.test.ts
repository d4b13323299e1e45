import { describe, expect, it } from 'vitest';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, storefront, info } = ordersIn(shop);

describe('a customer who asks for a refund with pictures', () => {
  const ask = async (...images: string[]) => {
    const placed = await order({ of: await sku(), paid: true });
    await storefront.run(openOrderCalls.askRefund, { orderNo: placed.orderNo, reason: '与描述不符', images });
    return (await info(placed)).refundReasonWapImg;
  };

  it('has them shown from our storage and from public servers, each as one', async () => {
    expect(await ask('/files/image/public/a.png', 'https://cdn.example.org/a,b.jpg')).toBe(
      '/files/image/public/a.png,https://cdn.example.org/a%2Cb.jpg',
    );
  });

  it('is told of one that the browsers of staff must not fetch, of too many and of a long one', async () => {
    const says = (message: string) => ({ message: expect.stringContaining(message) });
    await expect(ask('https://192.168.1.1/admin.png')).rejects.toMatchObject(
      says('图片地址不能访问，请换成公网上以 https 开头的图片地址'),
    );
    await expect(ask(...Array.from({ length: 10 }, () => '/files/a.png'))).rejects.toMatchObject(says('退款图片最多 9 张'));
    await expect(ask(`/files/${'a'.repeat(255)}.png`)).rejects.toMatchObject(says('图片地址最多 255 个字'));
  });
});
