import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openShop } from '../../../test/shop.ts';
import type { BuyerDraft } from './find-or-create-buyer.ts';
import { findOrCreateCustomer } from './find-or-create-customer.ts';
import { customer } from './tables.ts';

const shop = openShop();
const findOrCreate = async (buyer: BuyerDraft) =>
  (await shop.app.write({ name: 'test.customer', actor: systemActor('test') }, (write) => findOrCreateCustomer(write, buyer)))
    .value;
const found = (account: string) => shop.db.select().from(customer).where(eq(customer.account, account));

describe('a buyer', () => {
  it('is found or created once, however many of their first orders come at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, () => findOrCreate({ account: 'wx-1', nickname: '阿福', phone: '138' })),
    );

    expect(new Set(ids).size).toBe(1);
    expect(await found('wx-1')).toMatchObject([{ id: ids[0], nickname: '阿福', phone: '138' }]);
  });

  it('is called by their account where the storefront knows no name', async () => {
    await findOrCreate({ account: 'wx-2' });
    expect(await found('wx-2')).toMatchObject([{ nickname: 'wx-2', phone: null }]);
  });

  it('stays who they were when they come again under another name', async () => {
    const first = await findOrCreate({ account: 'wx-3', nickname: '旧名' });

    expect(await findOrCreate({ account: 'wx-3', nickname: '新名' })).toBe(first);
    expect(await found('wx-3')).toMatchObject([{ nickname: '旧名' }]);
  });
});
