import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yuanOfFen } from '#contract/fen.ts';
import { type SkuLine, isSameCell, productExportCells, specText } from './columns.ts';

describe('a cell that a person left alone', () => {
  it.each([
    [10, '10'],
    [10, '10.00'],
    [9.9, '9.90'],
    [0, '0'],
    [null, ''],
    ['茶杯', ' 茶杯 '],
    [' 茶杯', '茶杯'],
    ['00123', '00123'],
  ])('is told though it is written in another way: %j, %j', (ours, theirs) => {
    expect(isSameCell(ours, theirs)).toBe(true);
  });

  it.each([
    [10, '10.01'],
    [10, ''],
    [10, '10元'],
    [10, '1e1'],
    [0, ''],
    [null, '0'],
    ['茶杯', '茶 杯'],
    ['123', '0123'],
    ['', '杯'],
  ])('is told from one that was changed: %j, %j', (ours, theirs) => {
    expect(isSameCell(ours, theirs)).toBe(false);
  });

  it('is told for every amount there can be', () => {
    const fen = fc.nat(99_999_999);
    fc.assert(fc.property(fen, (amount) => isSameCell(amount / 100, yuanOfFen(amount))));
    fc.assert(fc.property(fen, fen, (one, other) => isSameCell(one / 100, yuanOfFen(other)) === (one === other)));
  });
});

describe('specifications in a cell', () => {
  it('are written as the import reads them', () => {
    expect(specText({ 颜色: '红', 尺码: 'L' })).toBe('颜色:红;尺码:L');
    expect(specText({ 规格: '默认' })).toBe('规格:默认');
  });

  it('stand in the order of the product, in which the database does not keep them', () => {
    const sku: SkuLine['sku'] = {
      id: 1,
      suk: '红,L',
      attrValue: { 尺码: 'L', 颜色: '红' },
      place: 0,
      isDel: false,
      image: '',
      barCode: '',
      shelf: '',
      price: 0,
      cost: 0,
      otPrice: 0,
      weight: 0,
      volume: 0,
      brokerage: 0,
      brokerageTwo: 0,
      stock: 0,
    };
    expect(productExportCells.spec.value(Object({ sku }))).toBe('颜色:红;尺码:L');
  });
});
