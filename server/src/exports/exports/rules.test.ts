import { describe, expect, it } from 'vitest';
import { chosenColumns, disposition, expiryOf, fileNameOf, isOver, keyOf, stamp } from './rules.ts';

const now = new Date('2026-11-20T17:04:05Z');

describe('the file of an export', () => {
  it('is named after its list and the moment by the clock of the shop', () => {
    expect(stamp(now)).toBe('20261121010405');
    expect(fileNameOf('商品', 'xlsx', now)).toBe('商品_20261121010405.xlsx');
  });

  it('lies under its secret, and goes after a day', () => {
    expect(keyOf('s3cret', 'csv')).toBe('download/s3cret.csv');
    expect(expiryOf(now).toISOString()).toBe('2026-11-21T17:04:05.000Z');
  });

  it.each([
    ['商品.xlsx', "attachment; filename*=UTF-8''%E5%95%86%E5%93%81.xlsx"],
    ['a"\r\nX: y', "attachment; filename*=UTF-8''a%22%0D%0AX%3A%20y"],
    ['../../etc', "attachment; filename*=UTF-8''..%2F..%2Fetc"],
  ])('is called %j without leaving its folder or its line', (name, header) => {
    expect(disposition(name)).toBe(header);
  });

  it('is over once it is done, failed, cancelled or gone', () => {
    expect((['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const).map(isOver)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('the columns of an export', () => {
  const known = { id: {}, name: {}, cost: { optional: true } };

  it('are the usual ones when none is chosen', () => {
    expect(chosenColumns(known, [])).toEqual(['id', 'name']);
  });

  it('come in the order they were chosen in, each once, and only those there are', () => {
    expect(chosenColumns(known, ['cost', 'id', 'cost', 'secret', 'toString'])).toEqual(['cost', 'id']);
  });

  it('are one at least', () => {
    expect(() => chosenColumns(known, ['secret'])).toThrow('请至少选择一列');
  });
});
