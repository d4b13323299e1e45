import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyCall } from '#contract/call.ts';
import { everyCall } from '#contract/index.ts';
import { openShop } from '../shop.ts';
import { openStorefrontClient } from '../storefront.ts';
import { inputsOf, send } from './sample.ts';

const shop = openShop();
const storefront = openStorefrontClient(shop);
const TYPED = 'Ｑｗ（１';
/** The word in half width, and with its sign in full width, both in lower case. */
const SPELLINGS = ['qw(1', 'qw（1'];

/** Fields of a query that are searched for as people type and paste them. */
const searchFields = ({ query }: AnyCall): string[] =>
  Object.entries(query?.shape ?? {})
    .filter(([, field]) => {
      const { success, data } = z.safeParse(field, TYPED);
      return success && data === 'Ｑｗ（1';
    })
    .map(([name]) => name);

/** Fields that no statement looks up in both widths, and why. */
const OTHERS: Readonly<Record<string, string>> = {
  orderNo: 'numbers have half width',
  'GET /admin/system/group/data/list keywords': 'taken and not looked at',
  'GET /admin/system/city/list/tree name': 'the tree is searched in memory',
};

const lists = everyCall().flatMap((call) =>
  searchFields(call)
    .map((field) => ({ call, field, of: `${call.method} ${call.path}` }))
    .filter(({ field, of }) => !(field in OTHERS || `${of} ${field}` in OTHERS)),
);

describe('a word that is searched for', () => {
  it.each(lists)('is looked up in both widths: $of $field', async ({ call, field }) => {
    const client = call.permission === 'storefront' ? storefront : shop.admin();
    const [input = {}] = inputsOf(call, { given: {}, always: { [field]: TYPED } }, () => false);

    const sent = await shop.statementsOf(() => send(client, call, { ...input, noun: 'segment' }));

    const values = sent.flatMap((statement) => statement.values).map((value) => String(value).toLowerCase());
    expect(SPELLINGS.filter((spelling) => !values.some((value) => value.includes(spelling)))).toEqual([]);
  });
});
