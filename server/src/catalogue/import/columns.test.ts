import { describe, expect, it } from 'vitest';
import { guessColumns } from './columns.ts';

const guessed = (headers: string[]) => guessColumns(headers).map(({ field }) => field);

describe('the headers of a sheet', () => {
  it('are understood in the words of shops', () => {
    expect(guessed(['货号', '商品标题', '类目', '销售价(元)', '库存数量', '市场价', '备注'])).toEqual([
      'code',
      'storeName',
      'cateName',
      'price',
      'stock',
      'otPrice',
      null,
    ]);
  });

  it('are understood in English', () => {
    expect(guessed(['Title', 'Vendor', 'Variant SKU', 'Variant Price', 'Inventory', 'Image Src', 'Body (HTML)'])).toEqual([
      'storeName',
      'brandName',
      'barCode',
      'price',
      'stock',
      'image',
      'content',
    ]);
  });

  it('give no field twice, and the better fit wins', () => {
    const columns = guessColumns(['名称', '商品名称']);

    expect(columns.filter(({ field }) => field === 'storeName')).toHaveLength(1);
  });
});
