import { describe, expect, it } from 'vitest';
import { mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { shopAccountCalls } from '#contract/sellers/shop-accounts.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { seller } = catalogueIn(shop);
const admin = shop.admin();
const { reveal, save } = shopAccountCalls;
const account = { bankName: '工商银行虹桥支行', bankAccountName: '臂板工房有限公司', bankAccount: '6222 0202 0011 2233' };
const listed = (id: number) => admin.run(mallShopCalls.info, { id });

describe('the account of a shop', () => {
  it('is masked in the list, and whole to those who ask, each of whom is kept', async () => {
    const id = await seller('收款店');
    expect(await admin.run(reveal, { id })).toEqual({ bankName: '', bankAccountName: '', bankAccount: '' });
    await admin.run(save, { id, ...account });
    expect(await listed(id)).toMatchObject({ bankName: '工商银行虹桥支行', bankAccount: '622*********2233' });

    const clerk = shop.admin({ may: ['admin:shop:list', 'admin:shop:info'] });
    await expect(clerk.run(reveal, { id })).rejects.toMatchObject({ code: 403 });
    expect(await admin.run(reveal, { id })).toMatchObject({ bankAccount: '6222020200112233' });
    expect(await shop.db.execute('select account_id from shop_account_view')).toMatchObject({ rowCount: 1 });
  });

  it('keeps its number where it comes back masked', async () => {
    const id = await seller('改行店');
    await admin.run(save, { id, ...account });
    await admin.run(save, { id, ...account, bankName: '建设银行', bankAccount: '622*********2233' });
    expect(await admin.run(reveal, { id })).toMatchObject({ bankName: '建设银行', bankAccount: '6222020200112233' });
  });

  it('needs its number before it can come back masked, and is overwritten by nobody who opened it before', async () => {
    const id = await seller('先填全');
    await expect(admin.run(save, { id, ...account, bankAccount: '622*********2233' })).rejects.toMatchObject({
      message: '还没有收款账号，请填写完整的银行账号',
    });
    const opened = { bankName: '', bankAccountName: '', bankAccount: '' };
    const form = { id, ...account, opened };
    expect(await admin.raw('POST', save.path, { body: form })).toMatchObject({ code: 200 });
    expect(await admin.raw('POST', save.path, { body: { ...form, bankName: '建设银行' } })).toMatchObject({ code: 409 });
  });

  it.each([
    ['no bank', { bankName: '' }, '请输入开户行'],
    ['no owner', { bankAccountName: '' }, '请输入账户名称'],
    ['a number that is none', { bankAccount: '工行' }, '银行账号应为 6 到 32 位数字'],
  ])('is refused with %s', async (_, change, message) => {
    const body = { id: 1, ...account, ...change };
    expect(await admin.raw('POST', save.path, { body })).toMatchObject({ message });
  });

  it('is not there for a shop that is not', async () => {
    await expect(admin.run(reveal, { id: 999_999 })).rejects.toMatchObject({ code: 404 });
  });
});
