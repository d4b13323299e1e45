import { describe, expect, it } from 'vitest';
import { type MenuRow, menuTree } from './rules.ts';

const row = (id: number, pid: number, menuType: 'M' | 'C' | 'A', wish: Partial<MenuRow> = {}): MenuRow => ({
  id,
  pid: pid === 0 ? null : pid,
  name: `菜单${id}`,
  icon: null,
  perms: null,
  component: null,
  menuType,
  sort: 0,
  ...wish,
});
const all = { granted: undefined, may: () => true };
const tree = (rows: readonly MenuRow[], viewer: Parameters<typeof menuTree>[1] = all) => {
  const drawn = (nodes: ReturnType<typeof menuTree>): unknown[] =>
    nodes.map(({ id, childList }) => (childList.length === 0 ? id : [id, ...drawn(childList)]));
  return drawn(menuTree(rows, viewer));
};

describe('the menu somebody sees', () => {
  it('has those with a higher number first, then the older ones', () => {
    const rows = [row(1, 0, 'C'), row(2, 0, 'C', { sort: 9 }), row(3, 0, 'C'), row(4, 0, 'C', { sort: 9 })];
    expect(tree(rows)).toEqual([2, 4, 1, 3]);
  });

  it('has no buttons, and no directory that leads nowhere', () => {
    const rows = [row(1, 0, 'M'), row(2, 1, 'C'), row(3, 2, 'A'), row(4, 0, 'M'), row(5, 4, 'M'), row(6, 5, 'A')];
    expect(tree(rows)).toEqual([[1, 2]]);
  });

  it('has the pages whose call may be made, and those that need none', () => {
    const rows = [row(1, 0, 'M'), row(2, 1, 'C', { perms: 'a' }), row(3, 1, 'C', { perms: 'b' }), row(4, 1, 'C', { perms: '' })];
    expect(tree(rows, { granted: undefined, may: (permission) => permission === 'a' })).toEqual([[1, 2, 4]]);
  });

  it('has what was granted, and nothing below what was not', () => {
    const rows = [row(1, 0, 'M'), row(2, 1, 'C'), row(3, 0, 'M'), row(4, 3, 'C')];
    expect(tree(rows, { granted: new Set([1, 2, 4]), may: () => true })).toEqual([[1, 2]]);
  });

  it('loses a page that may not be opened, even when it was granted', () => {
    const rows = [row(1, 0, 'M'), row(2, 1, 'C', { perms: 'a' })];
    expect(tree(rows, { granted: new Set([1, 2]), may: () => false })).toEqual([]);
  });
});
