import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { customerGroupCalls } from '#contract/customers/groups.ts';
import { letterCalls } from '#contract/notifications/letters.ts';
import { noteCalls } from '#contract/customers/notes.ts';
import { openSignInCalls } from '#contract/customers/sign-ins.ts';
import { MOST_ADDRESSES, openAddressCalls } from '#contract/delivery/customer-addresses.ts';
import { openTitleCalls } from '#contract/finance/invoices/invoice-titles.ts';
import { mergeCalls } from '#contract/merges/merges.ts';
import { insertLetters } from '#server/notifications/outbox/queries.ts';
import { insertRecord } from '#server/notifications/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { bargainsIn } from '../../../test/bargains.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { address, ordersIn } from '../../../test/orders.ts';
import { reviewsIn } from '../../../test/reviews.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { uidOf, gaps, written } = accountsIn(shop);
const { order, storefront } = ordersIn(shop);
const { bargain, start, help } = bargainsIn(shop);
const { groupBuy } = marketingIn(shop);
const { review, row: reviewRow } = reviewsIn(shop);

async function join(from: string, to: string): Promise<{ fromUid: number; toUid: number }> {
  const pair = { fromUid: await uidOf(from), toUid: await uidOf(to) };
  await shop.admin().run(mergeCalls.merge, { ...pair, reason: '同一位用户' });
  return pair;
}
const rowsOf = async (column: string, uid: number): Promise<number> => {
  const [table = '', name = ''] = column.split('.');
  const { rows } = await shop.db.execute<{ n: number }>(
    sql`select count(*)::int n from ${sql.identifier(table)} where ${sql.identifier(name)} = ${uid}`,
  );
  return rows[0]?.n ?? 0;
};

/** Columns that name a customer, and what a merge does with their rows. */
const columns: Record<string, 'moves' | 'ledger' | 'stays'> = {
  'bargain_user.uid': 'moves',
  'bargain_user_help.uid': 'moves',
  'coupon_user.uid': 'moves',
  'credit_account.uid': 'moves',
  'customer.merged_into': 'moves',
  'customer.spread_uid': 'moves',
  'customer_address.uid': 'moves',
  'customer_identity.uid': 'moves',
  'customer_note.uid': 'moves',
  'customer_sign_in.uid': 'moves',
  'customer_tag_link.uid': 'moves',
  'invoice_application.uid': 'moves',
  'invoice_title.uid': 'moves',
  'order.uid': 'moves',
  'outbox.customer_id': 'moves',
  'product_reply.uid': 'moves',
  'sms_record.customer_id': 'moves',
  'team_member.uid': 'moves',
  'user_recharge.uid': 'moves',
  // Text that was written stays, and a row in each ledger moves the figure.
  'commission_record.uid': 'ledger',
  'experience_record.uid': 'ledger',
  'integral_record.uid': 'ledger',
  'promoter_sum.uid': 'ledger',
  'user_bill.uid': 'ledger',
  'user_extract.uid': 'ledger',
  // A copy of the row itself.
  'customer_facet.uid': 'stays',
  // Records of what was done to the account that ended.
  'customer_level_record.uid': 'stays',
  'customer_phone_view.uid': 'stays',
  'sole_adjustment.uid': 'stays',
  // How far a sending has come along the ids.
  'coupon_sending.last_uid': 'stays',
};

it('every column that names a customer is known here', async () => {
  const names = sql`exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid
    and k.confrelid = 'customer'::regclass and a.attnum = any(k.conkey))`;
  const { rows } = await shop.db.execute<{ name: string }>(sql`
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and (a.attname ~ '(^|_)uid$|^customer_id$' or ${names})
      -- An administrator of a pick-up point.
      and c.relname <> 'pick_staff'
    order by 1`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(columns).toSorted());
});

describe('what an account leaves behind', () => {
  it('goes with it: the record of messages to it', async () => {
    const uid = await uidOf('written-to');
    await written(async (write) => {
      const text = {
        phone: '13800000000',
        template: '1',
        values: {},
        content: '',
        state: 'sent',
        provider: '1',
        reason: '',
      } as const;
      await insertLetters(write, [
        { mark: 'paySuccess', channel: 'sms', subject: 'order1', customerId: uid, recipient: '13800000000' },
      ]);
      await insertRecord(write, { mark: 'paySuccess', customerId: uid, ...text });
    });

    const { toUid } = await join('written-to', 'reader');

    const letters = await shop.admin().run(letterCalls.list, { page: 1, limit: 20, uid: toUid });
    expect(letters.list).toMatchObject([{ uid: toUid, subject: 'order1' }]);
    expect(await rowsOf('sms_record.customer_id', toUid)).toBe(1);
    expect(await rowsOf('outbox.customer_id', uid)).toBe(0);
  });

  it('goes with it: notes, address, title, review, days, bargains, help and a place in a team', async () => {
    const account = 'gone';
    const uid = await uidOf(account);
    await shop.admin().run(noteCalls.addNote, { uid, content: '喜欢靠窗的位置' });
    await storefront.run(openAddressCalls.save, { account, ...address });
    await storefront.run(openTitleCalls.save, { account, titleType: 1, title: '王小明' });
    await storefront.run(openSignInCalls.sign, { account });
    const { id } = await bargain();
    const another = await bargain();
    await help((await start(id, account)).id, account);
    await help((await start(another.id, 'starter')).id, account);
    const team = await groupBuy({ people: 2, price: 700 });
    await order({ of: team.skuId, activityId: team.id, buyer: { account }, paid: true });
    const reviewed = await review({ productId: 1, uid });

    const { fromUid, toUid } = await join(account, 'stayed');

    const moving = Object.keys(columns).filter((column) => columns[column] === 'moves');
    const left = await Promise.all(moving.map(async (column) => [column, await rowsOf(column, fromUid)]));
    expect(left.filter(([, count]) => count !== 0)).toEqual([]);
    for (const column of [
      'customer_note',
      'customer_address',
      'invoice_title',
      'bargain_user',
      'team_member',
      'customer_sign_in',
    ])
      expect([column, await rowsOf(`${column}.uid`, toUid)]).toEqual([column, 1]);
    expect(await rowsOf('bargain_user_help.uid', toUid)).toBe(2);
    expect((await reviewRow(reviewed)).uid).toBe(toUid);
    expect(await gaps()).toEqual([]);
  });

  it('holds a deleted group as well, which is there again once that is taken back', async () => {
    const admin = shop.admin();
    const [fromUid, toUid] = [await uidOf('grouped'), await uidOf('groupless')];
    await admin.run(customerCalls.group, { id: [fromUid], groupId: 3 });
    const { changeId } = await admin.change(customerGroupCalls.delete, { id: 3 });

    await join('grouped', 'groupless');
    await admin.run(changeCalls.undo, { id: changeId });

    expect(await admin.run(customerCalls.info, { id: toUid })).toMatchObject({ groupId: '3' });
  });

  it('stays where the other has the same', async () => {
    const [one, other] = ['both-a', 'both-b'];
    const { id } = await bargain();
    const third = await start((await bargain()).id, 'third');
    for (const account of [one, other]) {
      await storefront.run(openTitleCalls.save, { account, titleType: 1, title: '王小明' });
      await start(id, account);
      await help(third.id, account);
    }
    await storefront.run(openSignInCalls.sign, { account: one });
    shop.clock.pass('1 day');
    for (const account of [one, other]) await storefront.run(openSignInCalls.sign, { account });

    const { toUid } = await join(one, other);

    const counts = ['invoice_title', 'bargain_user', 'bargain_user_help', 'customer_sign_in'];
    expect(await Promise.all(counts.map((table) => rowsOf(`${table}.uid`, toUid)))).toEqual([1, 1, 1, 2]);
    shop.clock.pass('1 day');
    expect(await storefront.run(openSignInCalls.sign, { account: other })).toMatchObject({ days: 3 });
  });

  it('fills an address book up to its end, and the book keeps one default', async () => {
    const book = async (account: string) => storefront.run(openAddressCalls.list, { account });
    const fill = async (account: string, count: number) => {
      for (let at = 1; at <= count; at += 1)
        await storefront.run(openAddressCalls.save, { account, ...address, detail: `${account} ${at} 号` });
    };
    await fill('many', 5);
    await fill('full', MOST_ADDRESSES - 2);
    await fill('first', 1);

    await join('many', 'full');
    await join('first', 'empty');

    const full = await book('full');
    expect(full).toHaveLength(MOST_ADDRESSES);
    expect(full.filter(({ isDefault }) => isDefault)).toMatchObject([{ detail: 'full 1 号' }]);
    expect(full.filter(({ detail }) => detail.startsWith('many')).map(({ detail }) => detail)).toEqual([
      'many 5 号',
      'many 1 号',
    ]);
    expect(await book('empty')).toMatchObject([{ detail: 'first 1 号', isDefault: true }]);
  });
});
