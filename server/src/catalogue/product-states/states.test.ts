import { describe, expect, it } from 'vitest';
import { type ProductAct, type ProductState, flagsOf, move, stateOf } from './states.ts';

const states: ProductState[] = ['warehouse', 'onSale', 'binned', 'deleted'];
const acts: ProductAct[] = ['putOnShell', 'offShell', 'recycle', 'restore', 'delete'];
const GONE = '商品不存在';

/** Target of each act from each state, or what is said instead. */
const table: Record<ProductState, Record<ProductAct, string>> = {
  warehouse: {
    putOnShell: 'onSale',
    offShell: 'warehouse',
    recycle: 'binned',
    restore: 'warehouse',
    delete: '请先将商品移入回收站，再彻底删除',
  },
  onSale: {
    putOnShell: 'onSale',
    offShell: 'warehouse',
    recycle: 'binned',
    restore: 'onSale',
    delete: '请先将商品移入回收站，再彻底删除',
  },
  binned: {
    putOnShell: '商品已删除',
    offShell: '商品已删除',
    recycle: '商品已存在回收站',
    restore: 'warehouse',
    delete: 'deleted',
  },
  deleted: { putOnShell: GONE, offShell: GONE, recycle: GONE, restore: GONE, delete: GONE },
};

const led = (from: ProductState, act: ProductAct): string => {
  const moved = move(from, act);
  return 'to' in moved ? moved.to : moved.refused.message;
};

describe('a product', () => {
  it.each(states)('that is %s goes where the table says, and nowhere else', (from) => {
    expect(Object.fromEntries(acts.map((act) => [act, led(from, act)]))).toEqual(table[from]);
  });

  it.each(states)('is read as %s from the flags it is written with', (state) => {
    expect(stateOf(flagsOf[state])).toBe(state);
  });

  it('that old clients left on the shelf in the bin is in the bin', () => {
    expect(stateOf({ isShow: true, isRecycle: true, isDel: false })).toBe('binned');
    expect(stateOf({ isShow: true, isRecycle: false, isDel: true })).toBe('deleted');
  });
});
