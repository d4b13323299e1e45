import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { shopCalls, shopTabs } from '#contract/catalogue/shops.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = shop.admin();

type Filter = Partial<Input<typeof shopCalls.list>>;
const find = async (filter: Filter) => (await admin.run(shopCalls.list, { page: 1, limit: 100, ...filter })).list;
const idsBy = async (filter: Filter) => (await find(filter)).map(({ id }) => id);

async function seller(name: string, fields: Partial<Input<typeof shopCalls.save>> = {}): Promise<number> {
  await admin.run(shopCalls.save, { name, logo: 'logo.png', ...fields });
  const found = await find({ keywords: name });
  return found.find((row) => row.name === name)?.id ?? 0;
}

async function productOf(merId: number): Promise<number> {
  const storeName = `店铺商品 ${merId}`;
  await admin.run(productCalls.save, { ...catalogue.draft({ cateId: await catalogue.category(), storeName }), merId });
  const { list } = await admin.run(productCalls.listAll, { keywords: storeName, page: 1, limit: 1 });
  return list[0]?.id ?? 0;
}

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
  switches: { status: shopCalls.updateStatus },
});

describe('a shop', () => {
  it.each(['13800138000', '0571-87654321', '4008-001-234', '400-800-1234', ''])(
    'may be called at “%s”, or not',
    async (phone) => {
      const { code } = await admin.raw('POST', shopCalls.save.path, { body: { name: `电话 ${phone}`, logo: 'a.png', phone } });

      expect(code).toBe(phone === '4008-001-234' ? 400 : 200);
    },
  );

  it('is open, takes no commission and comes from nowhere else, unless told', async () => {
    const id = await seller('白手起家');

    expect(await admin.run(shopCalls.info, { id })).toMatchObject({
      status: true,
      commissionRate: 0,
      platform: '',
      isDel: false,
      productCount: 0,
    });
  });
});

describe('the list of shops', () => {
  it('is searched by name, contact and phone number, and chosen by platform', async () => {
    const jd = await seller('查甲', { contact: '王五', phone: '13911112222', platform: 'jd' });
    const own = await seller('查乙');

    for (const keywords of ['查甲', '王五', '1111']) expect(await idsBy({ keywords })).toEqual([jd]);
    expect(await idsBy({ keywords: '查', platform: 'jd' })).toEqual([jd]);
    expect(await idsBy({ keywords: '查' })).toEqual([own, jd]);
    expect(await idsBy({ keywords: '查_' })).toEqual([]);
  });

  it('has a tab for open ones, closed ones and the bin, and counts them', async () => {
    const open = await seller('页开');
    const closed = await seller('页关', { status: false });
    const binned = await seller('页废');
    await admin.run(shopCalls.delete, { id: binned });

    expect(await idsBy({ keywords: '页', type: shopTabs.open })).toEqual([open]);
    expect(await idsBy({ keywords: '页', type: shopTabs.closed })).toEqual([closed]);
    expect(await idsBy({ keywords: '页', type: shopTabs.bin })).toEqual([binned]);
    expect(await idsBy({ keywords: '页', status: false })).toEqual([closed]);
    expect(await idsBy({ keywords: '页', isDel: true })).toEqual([binned]);
    expect(await admin.run(shopCalls.getCount, { keywords: '页' })).toEqual({ show: 1, hide: 1, recycle: 1 });
  });
});

describe('a shop in the bin', () => {
  it('is closed, is not changed there, and comes back closed', async () => {
    const id = await seller('回收');
    await admin.run(shopCalls.delete, { id });
    const refused = { code: 500, message: '店铺在回收站里，请先恢复再修改' };

    expect(await admin.run(shopCalls.info, { id })).toMatchObject({ isDel: true, status: false });
    await expect(admin.run(shopCalls.updateStatus, { id, status: true })).rejects.toMatchObject(refused);
    await expect(admin.run(shopCalls.update, { id, name: '回收', logo: 'a.png' })).rejects.toMatchObject(refused);

    await admin.run(shopCalls.recovery, { id });
    expect(await admin.run(shopCalls.info, { id })).toMatchObject({ isDel: false, status: false });
  });

  it('gives its name away, and cannot come back under it', async () => {
    const id = await seller('同名');
    await admin.run(shopCalls.delete, { id });
    await seller('同名');

    await expect(admin.run(shopCalls.recovery, { id })).rejects.toMatchObject({ message: '已有同名的店铺，请换一个名称' });
  });

  it('goes for good only from there', async () => {
    const id = await seller('彻底');
    await expect(admin.run(shopCalls.completelyDelete, { id })).rejects.toMatchObject({
      message: '请先将店铺移入回收站，再彻底删除',
    });

    await admin.run(shopCalls.delete, { id });
    await admin.run(shopCalls.completelyDelete, { id });

    await expect(admin.run(shopCalls.info, { id })).rejects.toMatchObject({ code: 404 });
  });

  it('stays while products belong to it', async () => {
    const id = await seller('有货');
    const productId = await productOf(id);
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
    const id = await seller('归属');
    const productId = await productOf(id);
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
