import { describe, expect, it } from 'vitest';
import { affordable, relatedTests } from './related.ts';

const file = (path: string, ...to: string[]) => ({ path, imports: to.map((each) => ({ to: each, isType: false, line: 1 })) });

const sources = [
  file('contract/src/cups.ts'),
  file('server/src/cups/rules.ts', 'contract/src/cups.ts'),
  file('server/src/cups/routes.ts', 'server/src/cups/rules.ts'),
  file('server/src/cups/cups.test.ts', 'server/test/shop.ts'),
  file('server/src/orders/totals.ts', 'server/src/cups/rules.ts'),
  file('server/src/orders/totals.test.ts', 'server/src/orders/totals.ts'),
  file('server/src/orders/lines/lines.test.ts', 'server/test/shop.ts'),
  file('server/src/app.ts', 'server/src/cups/routes.ts'),
  file('server/test/shop.ts', 'server/src/app.ts'),
];

describe('a changed file', () => {
  it('is tested beside it and wherever it is imported', () => {
    expect(relatedTests(['server/src/cups/rules.ts'], sources)).toEqual([
      'server/src/cups/cups.test.ts',
      'server/src/orders/totals.test.ts',
    ]);
  });

  it('is tested by what is nearest first', () => {
    const orders = ['server/src/orders/totals.ts', 'server/src/orders/lines/total.test.ts'] as const;
    const farther = [
      file('server/src/orders/bill.ts', orders[0]),
      file('server/src/orders/bill.test.ts', 'server/src/orders/bill.ts'),
    ];
    const nearer = [file(orders[1], orders[0]), file('server/src/cups/rules.test.ts', 'server/src/cups/rules.ts')];

    expect(relatedTests(['server/src/cups/rules.ts'], [...farther, ...sources, ...nearer])).toEqual([
      'server/src/cups/cups.test.ts',
      'server/src/cups/rules.test.ts',
      'server/src/orders/totals.test.ts',
      'server/src/orders/lines/total.test.ts',
      'server/src/orders/bill.test.ts',
    ]);
  });

  it('brings in its own test', () => {
    expect(relatedTests(['server/src/orders/lines/lines.test.ts'], sources)).toEqual(['server/src/orders/lines/lines.test.ts']);
  });

  it('does not bring in every test that starts the whole server', () => {
    expect(relatedTests(['server/src/app.ts'], sources)).toEqual([]);
  });

  it('brings in all that a helper of tests is used by', () => {
    expect(relatedTests(['server/test/shop.ts'], sources)).toEqual([
      'server/src/cups/cups.test.ts',
      'server/src/orders/lines/lines.test.ts',
    ]);
  });
});

describe('the tests of a check before a commit', () => {
  const lines = (count: number) => 'expect(cup).toBe(whole);\n'.repeat(count);
  const screen = { path: 'web/src/cups/cup-list.test.tsx', text: lines(100) };
  const shop = { path: 'server/src/cups/cups.test.ts', text: `const shop = openShop();\n${lines(100)}` };
  const rules = { path: 'server/src/cups/rules.test.ts', text: lines(100) };
  const all = [screen, shop, rules];
  const chosen = (seconds: number, tests = all) =>
    affordable(
      tests.map(({ path }) => path),
      all,
      seconds,
    );

  it('are the nearest that fit into its time, and one at least', () => {
    expect(chosen(8)).toEqual([screen.path, shop.path, rules.path]);
    expect(chosen(1)).toEqual([screen.path]);
  });

  it('pass over what takes too long, of which screens take most and rules least', () => {
    expect(chosen(4, [rules, screen, shop])).toEqual([rules.path, shop.path]);
    expect(chosen(2, [rules, screen, shop])).toEqual([rules.path]);
  });
});
