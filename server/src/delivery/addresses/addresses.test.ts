import { describe, expect, it } from 'vitest';
import { customerCalls } from '#contract/customers/customers.ts';
import { type CustomerAddress, openAddressCalls } from '#contract/delivery/customer-addresses.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { address as text, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, draft, info, storefront } = ordersIn(shop);
const { uidOf } = accountsIn(shop);
const save = (account: string, more = {}) => storefront.run(openAddressCalls.save, { ...text, account, ...more });
const list = (account: string) => storefront.run(openAddressCalls.list, { account });
const choose = (account: string, id: number) => storefront.run(openAddressCalls.setDefault, { account, id });
const remove = (account: string, id: number) => storefront.run(openAddressCalls.delete, { account, id });
const defaultsOf = async (account: string) => (await list(account)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
const NOT_FOUND = { message: '收货地址不存在，请重新选择' };

async function threeOf(account: string): Promise<CustomerAddress[]> {
  const saved = [];
  for (const detail of ['一号', '二号', '三号']) saved.push(await save(account, { detail }));
  return saved;
}

describe('an address', () => {
  it('is saved with its region and found as it was written, the default before the newest', async () => {
    expect(await list('book')).toEqual([]);
    await save('book', { cityId: 330106, phone: '13900001111' });
    await save('book', { detail: '二号' });
    await save('book', { detail: '三号' });

    const [first, ...others] = await list('book');
    expect(first).toMatchObject({ ...text, cityId: 330106, phone: '13900001111', isDefault: true });
    expect(others.map(({ detail, isDefault }) => [detail, isDefault])).toEqual([
      ['三号', false],
      ['二号', false],
    ]);
  });

  it('is edited in its place, and kept once when it is sent again', async () => {
    const { id } = await save('edit');
    await save('edit', { id, detail: '新路 9 号' });
    expect(await save('edit', { detail: '新路 9 号' })).toMatchObject({ id });

    expect(await list('edit')).toMatchObject([{ id, detail: '新路 9 号', isDefault: true }]);
  });

  it('says where its customer lives, as long as nothing else does', async () => {
    const uid = await uidOf('lives');
    const livesIn = async (province: string) =>
      (await shop.admin().run(customerCalls.list, { country: 'CN', province, page: 1, limit: 100 })).list.some(
        (one) => one.uid === uid,
      );
    await save('lives', { province: '云南省', city: '大理市' });
    await save('lives', { province: '贵州省', city: '贵阳市', isDefault: true });

    expect([await livesIn('云南'), await livesIn('贵州')]).toEqual([true, false]);
  });

  it('of another buyer does not exist', async () => {
    const { id } = await save('owner');
    await save('thief');

    for (const account of ['thief', 'nobody']) {
      await expect(save(account, { id, detail: '别处' })).rejects.toMatchObject(NOT_FOUND);
      await expect(choose(account, id)).rejects.toMatchObject(NOT_FOUND);
      await expect(remove(account, id)).rejects.toMatchObject(NOT_FOUND);
    }
    expect(await list('owner')).toMatchObject([{ id, detail: text.detail }]);
    expect(await list('nobody')).toEqual([]);
  });

  it('is one of twenty at most, of thirty saved at once', async () => {
    const all = await Promise.allSettled(Array.from({ length: 30 }, (_, at) => save('full', { detail: `${at} 号` })));

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await list('full')).toHaveLength(20);
    const [{ id } = { id: 0 }] = await list('full');
    await expect(save('full')).rejects.toMatchObject({ message: '最多保存 20 个收货地址，请先删除不用的地址' });
    expect(await save('full', { id, detail: '改过' })).toMatchObject({ detail: '改过' });
  });

  it.each([
    [{ name: ' ' }, '请填写收货人姓名'],
    [{ phone: '' }, '请填写收货人电话'],
    [{ phone: '1'.repeat(19) }, '联系电话：最多 18 个字'],
    [{ detail: '' }, '请填写收货地址'],
    [{ cityId: -1 }, '城市：编号不正确，请刷新页面后重试'],
  ])('is checked as orders check it: %o', async (wrong, message) => {
    const body = { ...text, account: 'wrong', ...wrong };
    expect(await storefront.raw('POST', '/open/address/save', { body })).toMatchObject({ code: 400, message });
  });
});

describe('the default address', () => {
  it('is set once when two first addresses are saved at the same moment', async () => {
    await uidOf('first');
    await Promise.all([save('first', { detail: '一号' }), save('first', { detail: '二号' })]);

    expect(await list('first')).toHaveLength(2);
    expect(await defaultsOf('first')).toHaveLength(1);
  });

  it('stays the only one when many are saved or chosen at the same moment', async () => {
    const saved = await threeOf('race');
    const wishes = saved.map(({ id }) => choose('race', id));
    const more = ['四号', '五号'].map((detail) => save('race', { detail, isDefault: true }));

    await Promise.all([...wishes, ...more]);

    expect(await list('race')).toHaveLength(5);
    expect(await defaultsOf('race')).toHaveLength(1);
  });

  it('is the one chosen last, and stays when an edit says nothing of it', async () => {
    const [one, two] = await threeOf('chosen');
    await choose('chosen', two?.id ?? 0);
    await choose('chosen', two?.id ?? 0);
    await save('chosen', { id: two?.id, detail: '改过', isDefault: false });
    expect(await defaultsOf('chosen')).toEqual([two?.id]);

    await save('chosen', { id: one?.id, isDefault: true });
    expect(await defaultsOf('chosen')).toEqual([one?.id]);
  });

  it('is followed by the newest when it is deleted, and by none after the last', async () => {
    const [one, two, three] = await threeOf('gone');
    await remove('gone', one?.id ?? 0);
    expect(await defaultsOf('gone')).toEqual([three?.id]);

    await remove('gone', two?.id ?? 0);
    expect(await defaultsOf('gone')).toEqual([three?.id]);
    await remove('gone', three?.id ?? 0);
    expect(await list('gone')).toEqual([]);
    await expect(remove('gone', three?.id ?? 0)).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('an order to a saved address', () => {
  const by = (account: string, addressId: number) => ({ address: undefined, addressId, buyer: { account } });

  it('goes there, and keeps its text when the address is deleted', async () => {
    const { id } = await save('buyer', { cityId: 330106 });
    const placed = await order({ of: await sku(), ...by('buyer', id) });
    await remove('buyer', id);

    const { userAddress, realName } = await info(placed);
    expect([realName, userAddress]).toEqual(['王小明', '浙江省杭州市西湖区文三路 1 号']);
  });

  it('is neither quoted nor placed with the address of another buyer', async () => {
    const { id } = await save('mine');
    const wanted = { ...draft({ of: await sku() }), ...by('other', id) };
    const { idempotencyKey: _, payType: _by, ...quoted } = wanted;

    await expect(storefront.run(openOrderCalls.create, wanted)).rejects.toMatchObject(NOT_FOUND);
    await expect(storefront.run(openOrderCalls.quote, quoted)).rejects.toMatchObject(NOT_FOUND);
    expect(await storefront.run(openOrderCalls.quote, { ...quoted, buyer: { account: 'mine' } })).toMatchObject({
      payPrice: 1000,
    });
  });
});
