import { describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { collectAccountCalls } from '#contract/collection/account.ts';
import { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { collectedProductCalls } from '#contract/collection/collected-products.ts';
import { draftCalls } from '#contract/collection/drafts.ts';
import { openShop } from '../../test/shop.ts';

const shop = openShop();
const calls: readonly AnyCall[] = [
  ...Object.values(collectAccountCalls),
  ...Object.values(collectedOrderCalls),
  ...Object.values(collectedProductCalls),
  ...Object.values(draftCalls),
];

/** Calls that a role is let through to, by the paths below `/admin/crawing`. */
async function openTo(role: string): Promise<string[]> {
  const desk = shop.admin({ role });
  const answers = await Promise.all(
    calls.map(async ({ method, path }) => {
      const { code } = await desk.raw(
        method,
        path.replace('{id}', '999999'),
        method === 'GET' ? { query: { id: 999_999 } } : { body: {} },
      );
      return code === 403 ? [] : [path.replace('/admin/crawing', '')];
    }),
  );
  return answers.flat();
}
const all = calls.map(({ path }) => path.replace('/admin/crawing', ''));
const ofTheAccount = Object.values(collectAccountCalls).map(({ path }) => path.replace('/admin/crawing', ''));

describe('the calls of collecting', () => {
  it('are open to 店长, but the account at the shop there is the owner’s', async () => {
    expect(await openTo('店长')).toEqual(all.filter((path) => !ofTheAccount.includes(path)));
  });

  it('are open to 演示站', async () => {
    expect(await openTo('演示站')).toEqual(all);
  });

  it.each(['仓库', '客服', '财务', '提货点店员', '店铺商品员'])('are closed to %s', async (role) => {
    expect(await openTo(role)).toEqual([]);
  });
});
