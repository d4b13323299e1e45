import { describe, expect, it } from 'vitest';
import { mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { ordersIn } from '../../../test/orders.ts';
import { recordsIn } from '../../../test/records.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const { sku, order } = ordersIn(shop);
const shops = recordsIn(shop, mallShopCalls, { logo: 'logo.png' });

itKeepsRecords(shop, mallShopCalls, {
  valid: (name) => ({
    name,
    logo: '/files/public/store/2026/11/20/logo.png',
    commissionRate: '12.50',
    code: `C-${Buffer.from(name).toString('hex')}`,
    type: 2,
    railUnit: '上海局',
    address: '站前路 1 号',
    license: '/files/public/store/2026/11/20/license.png',
    settleCycle: 1,
    remark: '先试三个月',
  }),
  invalid: [
    ['no name', { name: '' }, '请输入店铺名称'],
    ['a code of signs', { code: '甲/1' }, '店铺编码只能是字母、数字、横线和下划线'],
    ['an unknown kind', { type: 3 }, '店铺类型应为自营或合作'],
    ['an unknown period', { settleCycle: 9 }, '结算周期应为按周、按半月或按月'],
    ['a rate above the whole', { commissionRate: '100.01' }, '结算比例应为 0 到 100，最多两位小数'],
  ],
  taken: '已有同名的店铺，请换一个名称',
  plain: {
    says: (name) => ({ name, logo: 'logo.png' }),
    is: { type: 1, settleCycle: 3, code: '', operatorId: 0, operatorName: '', bankAccount: '', status: true },
  },
  switches: { status: mallShopCalls.updateStatus },
});

describe('a shop of the mall', () => {
  it('is the shop of its products: what is agreed stays when somebody changes what customers see', async () => {
    const id = await shops.make({ name: '两面店', code: 'LM-1', settleCycle: 1 });
    await admin.run(shopCalls.update, { id, name: '两面老店', logo: 'logo.png' });
    expect(await admin.run(mallShopCalls.info, { id })).toMatchObject({ name: '两面老店', code: 'LM-1', settleCycle: 1 });
  });

  it('has a code of its own, free again once it is in the bin', async () => {
    const id = await shops.make({ name: '编码一', code: 'SAME' });
    await expect(admin.run(mallShopCalls.save, { name: '编码二', logo: 'a.png', code: 'SAME' })).rejects.toMatchObject({
      message: '已有店铺用了这个编码，请换一个',
    });
    await admin.run(mallShopCalls.delete, { id });
    await shops.make({ name: '编码二', code: 'SAME' });
  });

  it('sells nothing while it is closed, and sells again once it opens', async () => {
    const merId = await shops.make({ name: '歇业店' });
    const of = await sku({ merId });
    await admin.run(mallShopCalls.updateStatus, { id: merId, status: false });
    await expect(order({ of })).rejects.toMatchObject({ message: expect.stringContaining('下架') });

    await admin.run(mallShopCalls.updateStatus, { id: merId, status: true });
    expect((await order({ of })).orderNo).toBeTruthy();
  });

  it('counts its orders, and stays while one of them is not over', async () => {
    const merId = await shops.make({ name: '有单店' });
    const placed = await order({ of: await sku({ merId }), paid: true });
    expect((await admin.run(mallShopCalls.list, { page: 1, limit: 20, keywords: '有单店' })).list[0]?.orderCount).toBe(1);
    const refused = { message: '该店铺存在未完成订单，无法删除' };
    await expect(admin.run(mallShopCalls.delete, { id: merId })).rejects.toMatchObject(refused);
    await expect(admin.run(shopCalls.delete, { id: merId })).rejects.toMatchObject(refused);

    const { orderNo } = placed;
    await admin.run(refundCalls.agreeRefund, { orderNo, amount: placed.payPrice, reason: '不要了', requestKey: orderNo });
    await shop.runQueued();
    expect(await admin.run(mallShopCalls.delete, { id: merId })).toBeNull();
  });

  it('is named among all while it is open', async () => {
    const id = await shops.make({ name: '全部里的店' });
    const names = async () => (await admin.run(mallShopCalls.all, {})).map((row) => row.name);
    expect(await names()).toContain('全部里的店');
    await admin.run(mallShopCalls.updateStatus, { id, status: false });
    expect(await names()).not.toContain('全部里的店');
  });
});
