import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { shopCalls, shopTabs } from '#contract/catalogue/shops.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { itHasABin } from '../../../test/has-a-bin.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { recordsIn } from '../../../test/records.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = shop.admin();

const shops = recordsIn(shop, shopCalls, { logo: 'logo.png' });

itKeepsRecords(shop, shopCalls, {
  valid: (name) => ({
    name,
    logo: '/files/public/store/2026/11/20/logo.png',
    platform: 'jd',
    sourceUrl: 'https://mall.jd.com/index-1.html',
    contact: '老张',
    phone: '021-62345678',
    commissionRate: '12.50',
    intro: '只卖搪瓷',
    sort: 3,
    status: true,
  }),
  invalid: [
    ['no name', { name: '' }, '请输入店铺名称'],
    ['a long name', { name: '长'.repeat(65) }, '店铺名称不能超过64个字符'],
    ['no logo', { logo: ' ' }, '请上传店铺LOGO'],
    ['an unknown platform', { platform: 'ebay' }, '来源平台不正确，请重新选择'],
    ['an address that is none', { sourceUrl: 'javascript:alert(1)' }, '店铺链接应以 http:// 或 https:// 开头'],
    ['a long contact', { contact: '长'.repeat(33) }, '联系人不能超过32个字符'],
    ['a phone number that is none', { phone: '12345' }, '联系电话应为手机号或座机号'],
    ['a rate above the whole', { commissionRate: '100.01' }, '结算比例应为 0 到 100，最多两位小数'],
    ['a rate that is no number', { commissionRate: '一成' }, '结算比例应为 0 到 100，最多两位小数'],
    ['a long introduction', { intro: '长'.repeat(501) }, '店铺简介不能超过500个字符'],
    ['a place that is none', { sort: -1 }, '排序应为 0 到 9999'],
  ],
  taken: '已有同名的店铺，请换一个名称',
  placed: 'sort',
  plain: {
    says: (name) => ({ name, logo: 'logo.png' }),
    is: { status: true, commissionRate: '0.00', platform: '', isDel: false, productCount: 0 },
  },
  switches: { status: shopCalls.updateStatus },
});

describe('the list of shops', () => {
  it('is searched by name, contact and phone number, and chosen by platform', async () => {
    const jd = await shops.make({ name: '查甲', contact: '王五', phone: '13911112222', platform: 'jd' });
    const own = await shops.make({ name: '查乙' });

    for (const keywords of ['查甲', '王五', '1111']) expect(await shops.ids({ keywords })).toEqual([jd]);
    expect(await shops.ids({ keywords: '查', platform: 'jd' })).toEqual([jd]);
    expect(await shops.ids({ keywords: '查' })).toEqual([own, jd]);
    expect(await shops.ids({ keywords: '查_' })).toEqual([]);
  });

  it('is told what to show by state as well, and counts what is searched for', async () => {
    const closed = await shops.make({ name: '页关', status: false });
    const binned = await shops.make({ name: '页废' });
    await admin.run(shopCalls.delete, { id: binned });

    expect(await shops.ids({ keywords: '页', status: false })).toEqual([closed]);
    expect(await shops.ids({ keywords: '页', isDel: true })).toEqual([binned]);
    expect(await admin.run(shopCalls.getCount, { keywords: '页' })).toEqual({ show: 0, hide: 1, recycle: 1 });
  });
});

describe('a shop in the bin', () => {
  itHasABin(shop, {
    calls: shopCalls,
    make: (name) => shops.make({ name }),
    flag: 'status',
    below: (type) => shops.ids({ type }),
    tabs: shopTabs.values,
    acts: [
      (id) => admin.run(shopCalls.updateStatus, { id, status: true }),
      (id) => admin.run(shopCalls.update, { id, name: '改名', logo: 'a.png' }),
    ],
    says: { binned: '店铺在回收站里，请先恢复再修改', notBinned: '请先将店铺移入回收站，再彻底删除', gone: '没有找到相关数据' },
  });

  it('gives its name away, and cannot come back under it', async () => {
    const id = await shops.make({ name: '同名' });
    await admin.run(shopCalls.delete, { id });
    await shops.make({ name: '同名' });

    await expect(admin.run(shopCalls.recovery, { id })).rejects.toMatchObject({ message: '已有同名的店铺，请换一个名称' });
  });

  it('stays while products belong to it', async () => {
    const id = await shops.make({ name: '有货' });
    const productId = await catalogue.saved({ merId: id });
    await admin.run(shopCalls.delete, { id });

    await expect(admin.run(shopCalls.completelyDelete, { id })).rejects.toMatchObject({
      message: '该店铺下有商品，不能彻底删除，请先给商品换一个店铺',
      data: { count: 1 },
    });
    await admin.run(productCalls.delete, { id: productId, type: 'recycle' });
    await admin.run(productCalls.delete, { id: productId, type: 'delete' });
    await admin.run(shopCalls.completelyDelete, { id });

    expect(await catalogue.row(productId)).toMatchObject({ merId: null });
  });
});

describe('the shop of a product', () => {
  const body = async (merId?: number) => ({ ...catalogue.draft({ cateId: await catalogue.category() }), merId });

  it('is told with the product, counted, and kept by a client that knows no shops', async () => {
    const id = await shops.make({ name: '归属' });
    const productId = await catalogue.saved({ merId: id });
    expect(await admin.run(productCalls.info, { id: productId })).toMatchObject({ merId: id });
    expect(await admin.run(shopCalls.info, { id })).toMatchObject({ productCount: 1 });

    await admin.run(productCalls.update, { ...(await body()), id: productId });
    expect(await catalogue.row(productId)).toMatchObject({ merId: id });

    await admin.run(productCalls.update, { ...(await body(0)), id: productId });
    expect(await admin.run(productCalls.info, { id: productId })).toMatchObject({ merId: 0 });
  });

  it('must be there', async () => {
    await expect(admin.run(productCalls.save, await body(999_999))).rejects.toMatchObject({
      code: 500,
      message: '所属店铺不存在，请重新选择店铺',
    });
  });
});
