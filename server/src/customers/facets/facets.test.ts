import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';
import { customer } from '../customers/tables.ts';
import { customerTag } from '../tags/tables.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf, written } = accountsIn(shop);
type FacetFilter = Partial<Input<typeof customerCalls.list>>;
const listed = async (filter: FacetFilter) =>
  (await admin.run(customerCalls.list, { page: 1, limit: 100, ...filter })).list.map(({ uid }) => uid);

const tag = (name: string) =>
  written(async ({ tx }) => (await tx.insert(customerTag).values({ name }).returning({ id: customerTag.id }))[0]?.id ?? 0);
const change = (uid: number, values: Partial<typeof customer.$inferInsert>) =>
  written(({ tx }) => tx.update(customer).set(values).where(eq(customer.id, uid)));

/** Customers whose words are not those of their row and their tags. */
const wrongOnes = async () =>
  (
    await shop.db.execute(sql`select c.id from customer c left join customer_facet f on f.uid = c.id
      where f.facets is distinct from array_to_tsvector(customer_facets(c)
        || array(select 'tag ' || l.tag_id from customer_tag_link l where l.uid = c.id))`)
  ).rows;

describe('facets of a customer', () => {
  it('are those of the row and its tags, whatever was written, and after it was undone', async () => {
    const uid = await uidOf('moves');
    const [red, blue] = [await tag('红'), await tag('蓝')];
    await change(uid, { groupId: 2, sex: 2, province: "it's \\ 浙江", city: '', userType: 'wechat' });
    await admin.run(customerCalls.tag, { id: [uid], tagId: [red, blue] });
    expect(await listed({ labelId: [blue], groupId: [2] })).toEqual([uid]);
    expect(await wrongOnes()).toEqual([]);

    const { changeId } = await admin.change(customerTagCalls.delete, { id: blue });
    expect(await listed({ labelId: [blue], groupId: [2] })).toEqual([]);
    await admin.run(changeCalls.undo, { id: changeId });

    expect(await listed({ labelId: [blue], groupId: [2] })).toEqual([uid]);
    await change(uid, { groupId: null });
    expect(await listed({ labelId: [blue], groupId: [2] })).toEqual([]);
    expect(await wrongOnes()).toEqual([]);
  });

  it('stay true when many tag and change the same customers at once', async () => {
    const uids = await Promise.all(['race-1', 'race-2', 'race-3'].map((account) => uidOf(account)));
    const tags = await Promise.all(['甲', '乙', '丙', '丁'].map((name) => tag(name)));
    const some = <T>(of: readonly T[], n: number) => of.filter((_, index) => (n >> index) % 2 === 1);
    const acts = Array.from({ length: 40 }, (_, n) =>
      n % 4 === 0
        ? admin.run(customerCalls.group, { id: some(uids, n % 8 || 7), groupId: 1 + (n % 3) })
        : admin.run(customerCalls.tag, { id: some(uids, n % 8 || 5).toReversed(), tagId: some(tags, n % 16 || 9) }),
    );

    const ended = await Promise.allSettled([
      ...acts,
      ...tags.slice(0, 2).map((id) => admin.run(customerTagCalls.delete, { id })),
    ]);

    const failures = ended.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    expect(failures.filter((failure) => !failure.endsWith(customerRefusals.NO_TAG().message))).toEqual([]);
    expect(failures.length).toBeLessThan(acts.length);
    expect(await wrongOnes()).toEqual([]);
  });
});

describe('a list by several facets', () => {
  it.each<[string, FacetFilter, string[]]>([
    ['a group and any of two levels', { groupId: [1], level: [1, 2] }, ['b', 'a']],
    ['a place and a channel', { province: '浙江省', city: '杭州市', userType: 'wechat' }, ['c', 'a']],
    ['a sex and promoters', { sex: 2, isPromoter: true }, ['d']],
    ['those who are not promoters, of a group', { isPromoter: false, groupId: [1] }, ['b', 'a']],
    ['a group and a sex that nobody has', { groupId: [1], sex: 3 }, []],
    ['a country and who may not sign in', { country: 'OTHER', status: false }, ['d']],
  ])('finds %s, those who came last first', async (what, filter, names) => {
    const place = { province: '浙江', city: '杭州', userType: 'wechat' };
    const people: Record<string, Partial<typeof customer.$inferInsert>> = {
      a: { groupId: 1, level: 1, ...place },
      b: { groupId: 1, level: 2 },
      c: { groupId: 2, level: 1, ...place },
      d: { sex: 2, isPromoter: true, promoterTime: shop.clock.now(), country: 'OTHER', status: false },
    };
    const uids = new Map<string, number>();
    for (const [name, values] of Object.entries(people)) {
      const uid = await uidOf(`${what} ${name}`);
      await change(uid, values);
      uids.set(name, uid);
    }
    const ours = new Set(uids.values());

    expect((await listed(filter)).filter((uid) => ours.has(uid))).toEqual(names.map((name) => uids.get(name)));
  });

  it('leaves out an account that went into another', async () => {
    const [gone, stays] = [await uidOf('gone'), await uidOf('stays')];
    await change(gone, { sex: 3, userType: 'routine', mergedInto: stays });
    await change(stays, { sex: 3, userType: 'routine' });

    expect(await listed({ sex: 3, userType: 'routine' })).toEqual([stays]);
  });
});

describe('customers in another order', () => {
  it.each<[NonNullable<FacetFilter['order']>, string[]]>([
    ['nowMoney', ['little', 'much', 'most']],
    ['-nowMoney', ['most', 'much', 'little']],
    ['integral', ['much', 'most', 'little']],
    ['-payCount', ['most', 'much', 'little']],
  ])('are so by %s whatever finds them, and turn page by page', async (order, names) => {
    const shared = { mark: `老客 ${order}`, groupId: 1, sex: 3 };
    const people = {
      little: { nowMoney: 1, integral: 900, payCount: 1 },
      much: { nowMoney: 20, integral: 10, payCount: 7 },
      most: { nowMoney: 300, integral: 10, payCount: 7 },
    };
    const uids = new Map<number, string>();
    for (const [name, figures] of Object.entries(people)) {
      const uid = await uidOf(`${name} ${order}`);
      await change(uid, { ...shared, ...figures });
      uids.set(uid, name);
    }
    const found = async (filter: FacetFilter) => (await listed({ ...filter, order })).flatMap((uid) => uids.get(uid) ?? []);

    const filters: FacetFilter[] = [{}, { keywords: shared.mark }, { sex: 3 }, { groupId: [1], sex: 3 }];
    for (const filter of filters) expect(await found(filter)).toEqual(names);
    const pages = await Promise.all([1, 2, 3].map((page) => found({ keywords: shared.mark, page, limit: 1 })));
    expect(pages.flat()).toEqual(names);
  });
});
