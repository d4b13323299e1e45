import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRoot, levelOf, sortsFor } from './rules.ts';

type Sorted = { id: number; sort: number };

const inOrder = (nodes: readonly Sorted[]) => nodes.toSorted((a, b) => b.sort - a.sort || a.id - b.id);
const ids = (nodes: readonly Sorted[]) => nodes.map(({ id }) => id);
const written = (nodes: readonly Sorted[], changes: readonly Sorted[]) =>
  inOrder(nodes.map((node) => changes.find(({ id }) => id === node.id) ?? node));

const row = (id: number, sort: number): Sorted => ({ id, sort });

describe('the sort numbers after a move', () => {
  const three = [row(1, 30), row(2, 20), row(3, 10)];

  it.each([
    ['to the front', 3, 1, [3, 1, 2]],
    ['between two', 1, 3, [2, 1, 3]],
    ['to the end', 1, undefined, [2, 3, 1]],
  ])('show a node that went %s', (_, id, before, shown) => {
    const moved = three.find((one) => one.id === id) ?? row(id, 0);

    expect(ids(written(three, sortsFor(three, moved, before)))).toEqual(shown);
  });

  it('leave the numbers of others alone where there is room', () => {
    expect(ids(sortsFor(three, row(3, 10), 2))).toEqual([3]);
  });

  it('do not change when a node is dropped where it was', () => {
    expect(sortsFor(three, row(2, 20), 3)).toEqual([]);
    expect(sortsFor(three, row(3, 10))).toEqual([]);
  });

  it('start afresh when the highest number is taken', () => {
    const full = [row(1, 2_147_483_647), row(2, 5)];

    expect(sortsFor(full, row(2, 5), 1)).toEqual([row(2, 2), row(1, 1)]);
  });

  it('always show the order that was asked for, for every list there can be', () => {
    const sorts = fc.array(fc.oneof(fc.nat(3), fc.constantFrom(2_147_483_646, 2_147_483_647)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(sorts, fc.nat(), fc.nat(), fc.boolean(), (numbers, which, where, isStranger) => {
        const siblings = inOrder(numbers.map((sort, index) => row(index + 1, sort)));
        const moved = isStranger ? row(99, 7) : (siblings[which % siblings.length] ?? row(1, 0));
        const others = siblings.filter(({ id }) => id !== moved.id);
        const at = where % (others.length + 1);
        const wanted = ids(others.toSpliced(at, 0, moved));

        const changes = sortsFor(siblings, moved, others[at]?.id);

        expect(ids(written([...others, moved], changes))).toEqual(wanted);
        expect(changes.every(({ sort }) => sort >= 0 && sort <= 2_147_483_647)).toBe(true);
      }),
    );
  });
});

describe('the level of a node', () => {
  it.each([
    ['/0/', 1],
    ['/0/12/', 2],
    ['/0/12/7/', 3],
  ])('is told by its path %s', (path, level) => {
    expect(levelOf(path)).toBe(level);
  });
});

describe('the id of a root', () => {
  it('is 0, or 10000 where no other tree has a record of that number', () => {
    expect([isRoot(0, undefined), isRoot(10_000, undefined), isRoot(10_000, { type: 2 })]).toEqual([true, true, true]);
    expect([isRoot(10_000, { type: 1 }), isRoot(7, undefined)]).toEqual([false, false]);
  });
});
