import { describe, expect, it } from 'vitest';
import { bankAccountCalls } from '#contract/cashier/bank-accounts.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const { save, update, list } = bankAccountCalls;
const base = { name: '工行基本户', bank: 'icbc', number: '1202 0200 0990 0012 345', isClosed: false } as const;
const named = async (name: string) => (await admin.run(list, {})).find((one) => one.name === name);

describe('an account of the shop', () => {
  it('is masked, keeps its number where it comes back so, and is there once', async () => {
    await admin.run(save, base);
    const found = await named('工行基本户');
    expect(found).toMatchObject({ bank: 'icbc', number: '120************2345' });
    await admin.run(update, { ...base, id: found?.id ?? 0, name: '工行一般户', number: found?.number ?? '' });
    expect((await named('工行一般户'))?.number).toBe(found?.number);
    await expect(admin.run(save, { ...base, name: '又一个' })).rejects.toMatchObject({ message: '这个银行账号已经登记过' });
    await expect(admin.run(save, { ...base, number: '120****2345' })).rejects.toMatchObject({ message: '请填写完整的银行账号' });
  });
});
