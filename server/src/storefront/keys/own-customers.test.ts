import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { openAddressCalls } from '#contract/delivery/customer-addresses.ts';
import { openTitleCalls } from '#contract/finance/invoices/invoice-titles.ts';
import { openTransferCalls } from '#contract/finance/transfers.ts';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { mergeCalls } from '#contract/merges/merges.ts';
import { openProfileCalls } from '#contract/profiles/own-profiles.ts';
import { openBuyerCalls } from '#contract/storefront/buyers.ts';
import { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { moveBalance, moveCommission } from '#server/customers/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { address, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';

const shop = openShop();
const { uidOf, written, standing } = accountsIn(shop);
const { sku } = ordersIn(shop);

async function storefrontWith(terms: object) {
  const key = await shop.admin().run(storefrontKeyCalls.save, { name: randomUUID(), ...terms });
  return { ...openStorefrontClient(shop, async () => key), keyId: key.keyId };
}
type Storefront = Awaited<ReturnType<typeof storefrontWith>>;
const own = { ownCustomersOnly: true };

let [ours, theirs]: Storefront[] = [];

beforeAll(async () => {
  [ours, theirs] = [await storefrontWith(own), await storefrontWith(own)];
});

const at = (storefront: Storefront | undefined): Storefront => {
  if (!storefront) throw new Error('there is no such storefront');
  return storefront;
};

/** A customer of our storefront, with an address, a balance and commission; answers their number. */
async function member(account: string): Promise<number> {
  await at(ours).run(openAddressCalls.save, { ...address, account });
  const uid = await uidOf(`${account}@${at(ours).keyId}`);
  await written((write) => moveBalance(write, { uid, type: 'system_add', amount: 10_000, mark: '' }));
  await written((write) => moveCommission(write, { uid, kind: 'refused', price: 10_000, mark: '' }));
  return uid;
}

describe('a key with customers of its own', () => {
  it('has words of its own for what it asks once', async () => {
    const card = { realName: '李', bankName: '工商银行', bankCode: '6222020200112233' };
    const asked = { account: 'payee', idempotencyKey: 'w-1', extractPrice: 1000, extractType: 'bank', ...card } as const;
    await member('payee');
    const uid = await uidOf(`payee@${at(theirs).keyId}`);
    await written((write) => moveCommission(write, { uid, kind: 'refused', price: 10_000, mark: '' }));

    const [mine, other, again] = [
      await at(ours).run(openWithdrawalCalls.apply, asked),
      await at(theirs).run(openWithdrawalCalls.apply, asked),
      await at(ours).run(openWithdrawalCalls.apply, asked),
    ];

    expect(again).toEqual(mine);
    expect(other.id).not.toBe(mine.id);
  });

  it('reads and spends nothing of another key’s customer', async () => {
    await member('member-1');
    const buyer = { account: 'member-1' };
    const asked = { ...buyer, idempotencyKey: randomUUID() };
    const card = {
      extractType: 'bank',
      extractPrice: 1000,
      realName: '坏人',
      bankCode: '6222000000000000',
      bankName: '某行',
    } as const;

    expect(await at(theirs).run(openAddressCalls.list, buyer)).toEqual([]);
    await expect(at(theirs).run(openProfileCalls.profile, buyer)).rejects.toMatchObject({ message: '用户不存在' });
    await expect(at(theirs).run(openWithdrawalCalls.apply, { ...asked, ...card })).rejects.toMatchObject({ code: 500 });
    await expect(at(theirs).run(openTransferCalls.transfer, { ...asked, amount: 500 })).rejects.toMatchObject({ code: 500 });

    const lines = [{ skuId: await sku({ price: 1000 }), quantity: 1 }];
    const { orderNo } = await at(theirs).run(openOrderCalls.create, { ...asked, buyer, address, lines, payType: 'yue' });
    await expect(at(theirs).run(openOrderCalls.pay, { orderNo, amount: 1000, payType: 'yue' })).rejects.toMatchObject({
      message: '用户余额不足',
    });
    expect(await standing(`member-1@${at(ours).keyId}`)).toMatchObject({ money: 10_000, commission: 10_000 });
  });

  it('goes on with its own, however it writes their account', async () => {
    await member('Member-2');

    for (const account of ['Member-2', ' member-2 ', 'ＭＥＭＢＥＲ-2', 'member-2\u200b \u200b'])
      expect(await at(ours).run(openBuyerCalls.account, { account })).toMatchObject({ balance: 10_000 });
    expect(await at(ours).run(openProfileCalls.profile, { account: 'Member-2' })).toMatchObject({ nickname: 'Member-2' });
  });

  it('names nobody else by the id of their key', async () => {
    await member('member-3');

    expect(await at(theirs).run(openBuyerCalls.account, { account: `member-3@${at(ours).keyId}` })).toMatchObject({ balance: 0 });
  });

  it('reaches a customer of its own whom staff merged into another', async () => {
    const fromUid = await member('member-4');
    const toUid = await uidOf('counter-4');
    await shop.admin().run(mergeCalls.merge, { fromUid, toUid, reason: '同一个人' });

    expect(await at(ours).run(openBuyerCalls.account, { account: 'member-4' })).toMatchObject({ balance: 10_000 });
    expect(await at(theirs).run(openBuyerCalls.account, { account: 'member-4' })).toMatchObject({ balance: 0 });
  });
});

describe('a key without the option', () => {
  it('shares its customers with others of its kind, as before', async () => {
    const [one, another] = [await storefrontWith({}), await storefrontWith({})];
    await one.run(openAddressCalls.save, { ...address, account: 'shared-1' });

    expect(await another.run(openAddressCalls.list, { account: 'shared-1' })).toMatchObject([{ phone: address.phone }]);
  });
});

describe('a key that only reads', () => {
  it('is shown no whole number of a customer', async () => {
    const [writer, reader] = [await storefrontWith({}), await storefrontWith({ isReadOnly: true })];
    const account = 'read-1';
    await writer.run(openAddressCalls.save, { ...address, account });
    const title = { titleType: 1, title: '王小明', phone: '13800001234', email: 'wang@shop.cn' };
    await writer.run(openTitleCalls.save, { account, ...title });

    expect(await reader.run(openAddressCalls.list, { account })).toMatchObject([{ phone: '138****1234' }]);
    expect(await reader.run(openTitleCalls.list, { account })).toMatchObject([{ phone: '138****1234', email: 'wa***@shop.cn' }]);
    expect(await writer.run(openAddressCalls.list, { account })).toMatchObject([{ phone: address.phone }]);
  });
});
