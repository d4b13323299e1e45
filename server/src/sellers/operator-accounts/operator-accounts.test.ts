import { describe, expect, it } from 'vitest';
import { operatorAccountCalls } from '#contract/sellers/operator-accounts.ts';
import { operatorCalls } from '#contract/sellers/operators.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const { reveal, save } = operatorAccountCalls;
const account = { bankName: '建设银行汉口支行', bankAccountName: '楚天代运营有限公司', bankAccount: '4200 1112 2233 4455' };
const listed = (id: number) => admin.run(operatorCalls.info, { id });

async function operator(name: string): Promise<number> {
  await admin.run(operatorCalls.save, { name });
  return (await admin.run(operatorCalls.list, { page: 1, limit: 1, keywords: name })).list[0]?.id ?? 0;
}

describe('the account of an operator', () => {
  it('is masked in the list, and whole to those who ask, each of whom is kept', async () => {
    const id = await operator('收款运营');
    expect(await admin.run(reveal, { id })).toEqual({ bankName: '', bankAccountName: '', bankAccount: '' });
    await admin.run(save, { id, ...account });
    expect(await listed(id)).toMatchObject({ bankName: '建设银行汉口支行', bankAccount: '420*********4455' });
    expect((await admin.run(operatorCalls.list, { page: 1, limit: 1 })).list[0]).toMatchObject({
      bankAccount: '420*********4455',
    });

    const clerk = shop.admin({ may: ['admin:operator:list', 'admin:operator:info'] });
    await expect(clerk.run(reveal, { id })).rejects.toMatchObject({ code: 403 });
    expect(await admin.run(reveal, { id })).toMatchObject({ bankAccount: '4200111222334455' });
    expect(await shop.db.execute('select account_id from operator_account_view')).toMatchObject({ rowCount: 1 });
  });

  it('keeps its number where it comes back masked, and is overwritten by nobody who opened it before', async () => {
    const id = await operator('改行运营');
    await expect(admin.run(save, { id, ...account, bankAccount: '420*********4455' })).rejects.toMatchObject({
      message: '还没有收款账号，请填写完整的银行账号',
    });
    await admin.run(save, { id, ...account });
    await admin.run(save, { id, ...account, bankName: '工商银行', bankAccount: '420*********4455' });
    expect(await admin.run(reveal, { id })).toMatchObject({ bankName: '工商银行', bankAccount: '4200111222334455' });
    const stale = { id, ...account, opened: { bankName: '', bankAccountName: '', bankAccount: '' } };
    expect(await admin.raw('POST', save.path, { body: stale })).toMatchObject({ code: 409 });
  });

  it('is not there for an operator that is not', async () => {
    await expect(admin.run(reveal, { id: 999_999 })).rejects.toMatchObject({ code: 404 });
  });
});
