import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSignInCalls } from '#contract/customers/sign-ins.ts';
import { openPromoterCalls } from '#contract/distribution/promoters.ts';
import { openRegistrationCalls } from '#contract/profiles/registrations.ts';
import { openBuyerCalls } from '#contract/storefront/buyers.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { promotersIn } from '../../../test/promoters.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';
import { customer } from './tables.ts';

const shop = openShop();
const storefront = openStorefrontClient(shop);
const { uidOf } = accountsIn(shop);
const { promoter } = promotersIn(shop);
const signIn = (account: string) => storefront.run(openSignInCalls.sign, { account });

describe('an account that a storefront spells in several ways', () => {
  it.each([
    ['a blank behind it', 'helper1 '],
    ['a blank before it', ' helper1'],
    ['a blank of full width', 'helper1\u3000'],
    ['letters of another case', 'HELPER1'],
    ['letters of full width', 'ｈｅｌｐｅｒ１'],
    ['a space of no width in it', 'hel\u200bper1'],
    ['a soft hyphen and a mark of direction', 'hel\u00adper1\u202e'],
    ['a joiner and a mark of byte order', '\ufeffhelper\u2060\u200d1'],
  ])('is one customer with %s', async (_, spelling) => {
    const uid = await uidOf('helper1');

    expect(await uidOf(spelling)).toBe(uid);
    expect(await shop.db.$count(customer, eq(customer.id, uid))).toBe(1);
  });

  it('is one customer who signs in once a day', async () => {
    await signIn('daily');
    await expect(signIn('Daily ')).rejects.toMatchObject({ code: 500 });
  });

  it('is one customer, of twenty first visits at once', async () => {
    const spellings = Array.from(
      { length: 20 },
      (_, nth) => `${' '.repeat(nth % 4)}${nth % 2 ? 'Rush' : 'rush'}${' '.repeat(nth % 3)}`,
    );
    const uids = await Promise.all(spellings.map(uidOf));

    expect(new Set(uids).size).toBe(1);
  });

  it('brings nobody but others, and registers with one phone number', async () => {
    await promoter('Upper');
    await expect(storefront.run(openPromoterCalls.bind, { account: 'upper ', referrer: 'UPPER' })).rejects.toMatchObject({
      message: '上级推广人不能为自己',
    });
    const uid = await uidOf('Binder');
    const { code } = await storefront.run(openRegistrationCalls.code, { phone: '13900000070' });
    await storefront.run(openRegistrationCalls.bindPhone, { account: 'ｂｉｎｄｅｒ', phone: '13900000070', code });
    expect(await shop.db.select({ id: customer.id }).from(customer).where(eq(customer.phone, '13900000070'))).toEqual([
      { id: uid },
    ]);
  });

  it.each(['\u200b', ' \u3000', '\u00ad\u202e'])('is none where nobody sees anything of it: %j', async (account) => {
    const answer = await storefront.raw('GET', '/open/buyer/account', { query: { account } });

    expect(answer).toMatchObject({ code: 400, message: '请提供客户账号' });
  });
});

describe('customers from before whose accounts differ by the spelling alone', () => {
  it('are found by their own, and the first of them by any other', async () => {
    const stamps = { nickname: '老客', createTime: shop.clock.now(), updateTime: shop.clock.now() };
    await shop.app.write({ name: 'customer.save', actor: systemActor('test') }, ({ tx }) =>
      tx.insert(customer).values(['twin', 'Twin', 'twin '].map((account) => ({ account, ...stamps }))),
    );
    const twins = await shop.db.select().from(customer).where(like(customer.account, '%win%')).orderBy(customer.id);

    for (const { id, account } of twins) expect(await uidOf(account)).toBe(id);
    expect(await uidOf('TWIN')).toBe(twins[0]?.id);
    expect(await storefront.run(openBuyerCalls.account, { account: 'ＴＷＩＮ' })).toMatchObject({ points: 0 });
  });
});
