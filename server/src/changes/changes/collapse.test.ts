import { describe, expect, it } from 'vitest';
import { collapse } from './collapse.ts';

const product = (before: Record<string, unknown> | null, after: Record<string, unknown> | null, rowId = 1) => ({
  noun: 'product',
  rowId,
  before,
  after,
});

describe('a row that one change touched several times', () => {
  it('goes back from its last state to its first', () => {
    expect(collapse([product({ price: 1 }, { price: 2 }), product({ price: 2, sort: 0 }, { price: 3, sort: 9 })])).toEqual([
      product({ price: 1, sort: 0 }, { price: 3, sort: 9 }),
    ]);
  });

  it('counts as inserted when it was inserted first', () => {
    expect(collapse([product(null, { id: 1, price: 1 }), product({ price: 1 }, { price: 2 })])).toEqual([
      product(null, { id: 1, price: 2 }),
    ]);
  });

  it('leaves nothing to do when it was made and removed', () => {
    expect(collapse([product(null, { id: 1 }), product({ id: 1 }, null)])).toEqual([]);
  });
});

describe('the rows of a change', () => {
  it('go back latest first, so that what points at a row goes before the row', () => {
    expect(collapse([product(null, { id: 1 }, 1), product(null, { id: 2 }, 2)]).map(({ rowId }) => rowId)).toEqual([2, 1]);
  });
});
