import { describe, expect, it } from 'vitest';
import { choiceOf, idOf, pidOf, pruned } from './tree.ts';

const tree = {
  id: 10_000,
  name: '全部图片',
  child: [
    { id: 1, name: '商品', child: [{ id: 2, name: '杯子' }] },
    { id: 3, name: '横幅' },
  ],
};

describe('the categories of pictures', () => {
  it('call their root 10000 on screens and 0 on the wire', () => {
    expect([pidOf(10_000), pidOf(3), idOf(0), idOf(3)]).toEqual([0, 3, 10_000, 3]);
  });

  it('are found by a part of their name, with the way to them', () => {
    expect(pruned(tree, '杯')).toEqual({ ...tree, child: [{ id: 1, name: '商品', child: [{ id: 2, name: '杯子' }] }] });
    expect(pruned(tree, '商')).toMatchObject({ child: [{ id: 1, child: [{ id: 2 }] }] });
    expect(pruned(tree, '碗')).toBeUndefined();
  });

  it('are offered as a tree to choose from', () => {
    expect(choiceOf(tree)).toMatchObject({
      value: 10_000,
      title: '全部图片',
      children: [{ value: 1, children: [{ value: 2, title: '杯子' }] }, { value: 3 }],
    });
  });
});
