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
  it('are the nearest that fit into its time, of which those of screens take more', () => {
    const tests = ['server/a.test.ts', 'web/b.test.tsx', 'server/c.test.ts', 'server/d.test.ts'];

    expect(affordable(tests, 8)).toEqual(tests.slice(0, 3));
    expect(affordable(tests, 1)).toEqual(tests.slice(0, 1));
  });
});
