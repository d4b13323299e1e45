import { describe, expect, it } from 'vitest';
import { addressCalls } from '#contract/orders/addresses.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, send, storefront, info, timeline } = ordersIn(shop);
const says = (message: string) => ({ code: 500, message });
const to = { realName: '李雷', userPhone: '13900000000', userAddress: '上海市静安区南京西路 1 号' };
const change = ({ orderNo }: PlacedOrder) => shop.admin().run(addressCalls.changeAddress, { orderNo, ...to, reason: '用户来电' });
const address = {
  name: '李雷',
  phone: '13900000000',
  province: '上海市',
  city: '',
  district: '静安区',
  detail: '南京西路 1 号',
  cityId: 0,
};
const move = ({ orderNo }: PlacedOrder) => storefront.run(openOrderCalls.changeAddress, { orderNo, address });

describe('the address of an order', () => {
  it('is changed by staff before it is sent, with old and new in the timeline', async () => {
    const placed = await order({ of: await sku(), paid: true });

    expect(await change(placed)).toBeNull();

    expect(await info(placed)).toMatchObject(to);
    expect((await timeline(placed))[0]).toMatchObject({
      changeType: 'address_edit',
      changeMessage: '修改地址 王小明 13800001234 浙江省杭州市西湖区文三路 1 号 改为 李雷 13900000000 上海市静安区南京西路 1 号',
      reason: '用户来电',
    });
    await expect(change(placed)).rejects.toMatchObject(says('收货信息没有变化，无需修改'));
  });

  it('is not changed to a telephone number that was cut short', async () => {
    const placed = await order({ of: await sku(), paid: true });
    const cut = { orderNo: placed.orderNo, ...to, userPhone: '123' };

    await expect(shop.admin().run(addressCalls.changeAddress, cut)).rejects.toThrow('收货人电话不完整，请检查');
  });

  it('is changed by its customer, and saying it twice changes nothing', async () => {
    const placed = await order({ of: await sku() });

    await move(placed);
    await move(placed);

    expect(await info(placed)).toMatchObject(to);
    expect((await timeline(placed)).filter(({ changeType }) => changeType === 'address_edit')).toHaveLength(1);
  });

  it('stays once it is sent or cancelled', async () => {
    const [sent, gone] = [await order({ of: await sku(), sent: true }), await order({ of: await sku() })];
    await storefront.run(openOrderCalls.cancel, { orderNo: gone.orderNo });

    for (const placed of [sent, gone])
      for (const act of [change, move])
        await expect(act(placed)).rejects.toMatchObject(says('订单已发货、已退款或已取消，不能修改地址'));
  });

  it('is what the parcel went to when both come at once', async () => {
    const placed = await order({ of: await sku(), paid: true });

    const [, changed] = await Promise.allSettled([send(placed), change(placed)]);

    const kinds = (await timeline(placed)).map(({ changeType }) => changeType);
    expect(kinds.indexOf('express')).toBe(0);
    expect(kinds.includes('address_edit')).toBe(changed.status === 'fulfilled');
  });
});
