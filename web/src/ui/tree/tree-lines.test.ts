import { describe, expect, it } from 'vitest';
import { type Hanging, type TreeLine, heightOf, linesOf, moveAmong, moveOf, openable } from './tree-lines.ts';
import { dropAt } from './use-drag-tree.ts';

interface Node extends Hanging<Node> {
  id: number;
}
const node = (id: number, ...child: Node[]): Node => (child.length > 0 ? { id, child } : { id });

const tree = [node(1, node(2), node(3, node(4))), node(5)];
const lines = linesOf<Node>(tree, () => true);
const line = (id: number): TreeLine<Node> => {
  const found = lines.find(({ row }) => row.id === id);
  if (!found) throw new Error(`no line ${id}`);
  return found;
};

describe('the lines of a tree', () => {
  it('are those whose branches are open, from top to bottom', () => {
    const shown = (opened: number[]) => linesOf<Node>(tree, (id) => opened.includes(id)).map(({ row }) => row.id);

    expect(shown([])).toEqual([1, 5]);
    expect(shown([1])).toEqual([1, 2, 3, 5]);
    expect(shown([1, 3])).toEqual([1, 2, 3, 4, 5]);
  });

  it('carry the ancestors of their node and its position among siblings', () => {
    expect(line(4)).toMatchObject({ way: [1, 3], position: 0, isLeaf: true });
    expect(line(3)).toMatchObject({ way: [1], position: 1, isLeaf: false, isOpen: true });
  });

  it('tell which nodes have children, and how many levels a branch has', () => {
    expect(openable<Node>(tree)).toEqual([1, 3]);
    expect([heightOf<Node>(node(9)), heightOf<Node>(node(1, node(2, node(3))))]).toEqual([1, 3]);
  });
});

describe('dropping a node', () => {
  it.each([
    ['in front of a root', 4, 5, 'before', { id: 4, pid: 0, before: 5 }],
    ['behind the last one', 4, 5, 'after', { id: 4, pid: 0, before: undefined }],
    ['on a node without children', 4, 5, 'inside', { id: 4, pid: 5 }],
    ['behind an open node, which is in front of its first child', 5, 1, 'after', { id: 5, pid: 1, before: 2 }],
    ['behind a sibling', 2, 3, 'before', undefined],
    ['into its own branch', 1, 4, 'inside', undefined],
    ['on itself', 2, 2, 'inside', undefined],
  ] as const)('%s', (_, id, target, drop, move) => {
    expect(moveOf(line(id), line(target), drop, 4)).toEqual(move);
  });

  it('goes nowhere deeper than the tree may be', () => {
    expect(moveOf(line(3), line(5), 'inside', 3)).toEqual({ id: 3, pid: 5 });
    expect(moveOf(line(3), line(5), 'inside', 2)).toBeUndefined();
  });

  it('aims by the part of the row that is pointed at', () => {
    expect([101, 126, 150].map((y) => dropAt({ top: 100, height: 52 }, y))).toEqual(['before', 'inside', 'after']);
  });
});

describe('changing places with a neighbour', () => {
  it('goes in front of the one above, or behind the one below', () => {
    expect(moveAmong(line(3), 0)).toEqual({ id: 3, pid: 1, before: 2 });
    expect(moveAmong(line(2), 2)).toEqual({ id: 2, pid: 1, before: undefined });
  });
});
