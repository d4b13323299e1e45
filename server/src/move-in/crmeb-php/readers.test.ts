import { describe, expect, it } from 'vitest';
import type { TheirRow } from '../dump/columns.ts';
import type { TableReader } from '../stage/table-reader.ts';
import { phpColumns } from './columns.ts';
import { settings } from './access/settings.ts';
import { descriptions } from './catalogue/products.ts';
import { coupons } from './coupons/coupons.ts';
import { lines } from './orders/lines.ts';
import { standingOf } from './orders/order-standing.ts';
import { orders } from './orders/orders.ts';
import { phpReaders } from './readers.ts';

const readBy = (reader: TableReader, row: TheirRow, beside: Record<string, readonly TheirRow[]> = {}) => {
  const read = reader.read({ row, beside });
  return typeof read === 'string' ? read : read.map((each) => each.row);
};

describe('an order of CRMEB PHP', () => {
  const sent = { change_type: 'delivery_goods' };
  const received = { change_type: 'user_take_delivery' };

  it.each([
    ['waits to be sent', { status: '0' }, [], { status: '0', refund_status: '0' }],
    ['was sent in part', { status: '4' }, [sent], { status: '1', refund_status: '0' }],
    ['was paid back before it was sent', { status: '-2', refund_status: '2' }, [], { status: '0', refund_status: '2' }],
    [
      'was paid back on its way',
      { status: '-2', refund_status: '2', delivery_type: 'express' },
      [sent],
      { status: '1', refund_status: '2' },
    ],
    [
      'was paid back after it had arrived',
      { status: '-2', delivery_type: 'express' },
      [sent, received],
      { status: '2', refund_status: '2' },
    ],
    ['asks for its money', { status: '1', refund_status: '1' }, [sent], { status: '1', refund_status: '1' }],
  ])('%s', (_, row, steps, standing) => {
    expect(standingOf(row, steps, [])).toEqual(standing);
  });

  it('asks for its money while a request of it is open', () => {
    const request = { refund_type: '1', is_cancel: '0', is_pink_cancel: '0', is_del: '0' };
    const standing = (change: object) => standingOf({ status: '1' }, [], [{ ...request, ...change } as TheirRow]).refund_status;

    expect(standing({})).toBe('1');
    for (const over of [{ is_cancel: '1' }, { is_pink_cancel: '1' }, { is_del: '1' }, { refund_type: '3' }, { refund_type: '6' }])
      expect(standing(over)).toBe('0');
  });

  it('has its freight in the total, and what goes by its name here', () => {
    const row = {
      id: '7',
      pid: '0',
      total_price: '10.10',
      total_postage: '6.00',
      trade_no: 'wx7',
      pay_time: '0',
      add_time: '1700000000',
    };

    expect(readBy(orders, row)).toEqual([
      expect.objectContaining({
        total_price: '16.10',
        pro_total_price: '10.10',
        out_trade_no: 'wx7',
        pay_time: null,
        create_time: '1700000000',
        refund_price: '0',
      }),
    ]);
  });

  it('stays behind where others have its goods', () => {
    expect(readBy(orders, { id: '7', pid: '-1' })).toContain('拆单的主单');
  });
});

describe('a line of an order of CRMEB PHP', () => {
  const skus = [
    { id: '1', suk: '大', unique: 'aaaa', type: '0' },
    { id: '2', suk: '小', unique: 'bbbb', type: '0' },
    { id: '3', suk: '小', unique: 'cccc', type: '1' },
  ];
  const line = (cart: object, row: TheirRow = {}) =>
    readBy(lines, { id: '9', oid: '7', product_id: '4', cart_num: '2', cart_info: JSON.stringify(cart), ...row }, { skus });

  it('has its SKU by the mark in the cart, and of an activity by its name', () => {
    const goods = { store_name: '茶', attrInfo: { suk: '小', image: 'a.png' } };

    expect(line({ truePrice: 9.9, product_attr_unique: 'aaaa', productInfo: goods })).toEqual([
      expect.objectContaining({ attr_value_id: '1', price: '9.9', pay_num: '2', product_name: '茶', sku: '小', image: 'a.png' }),
    ]);
    expect(line({ product_id: 4, product_attr_unique: 'cccc', productInfo: goods })).toEqual([
      expect.objectContaining({ attr_value_id: '2', product_id: '4' }),
    ]);
  });

  it('has its number of pieces where older versions keep it', () => {
    expect(line({ cart_num: 3 }, { cart_num: '0' })).toEqual([expect.objectContaining({ pay_num: '3' })]);
  });

  it('comes without its goods where its JSON is broken', () => {
    expect(readBy(lines, { id: '9', oid: '7', product_id: '4', cart_num: '2', cart_info: '{"truePr' }, { skus })).toEqual([
      expect.objectContaining({ attr_value_id: '0', product_id: '4', pay_num: '2', product_name: '' }),
    ]);
  });
});

describe('a setting of CRMEB PHP', () => {
  it.each([
    ['"\\u8336\\u94fa"', '茶铺'],
    ['30', '30'],
    ['["1","2"]', '1,2'],
    ['plain', 'plain'],
    ['', ''],
  ])('of the value %s is %s here', (written, meant) => {
    expect(readBy(settings, { id: '1', menu_name: 'site_name', value: written, status: '0' })).toEqual([
      { id: '1', name: 'site_name', value: meant, status: '0' },
    ]);
  });
});

describe('a text of CRMEB PHP', () => {
  it.each([
    ['&lt;p&gt;5 &amp;lt; 6 &quot;茶&quot;&lt;/p&gt;', '<p>5 &lt; 6 "茶"</p>'],
    ['<p>a &lt; b</p>', '<p>a &lt; b</p>'],
    ['plain', 'plain'],
  ])('%s is shown with its tags', (written, meant) => {
    expect(readBy(descriptions, { product_id: '1', description: written, type: '0' })).toEqual([
      expect.objectContaining({ description: meant }),
    ]);
  });
});

describe('a coupon of CRMEB PHP', () => {
  it('serves the category or the products that it did', () => {
    const scopes = [
      { product_id: '5', category_id: '0' },
      { product_id: '6', category_id: '0' },
    ];

    expect(readBy(coupons, { id: '1', type: '2', receive_type: '1' }, { scopes })).toEqual([
      expect.objectContaining({ use_type: '2', primary_key: '5,6' }),
    ]);
    expect(readBy(coupons, { id: '1', type: '1', category_id: '8', receive_type: '1' })).toEqual([
      expect.objectContaining({ use_type: '3', primary_key: '8' }),
    ]);
  });
});

describe('tables of CRMEB PHP', () => {
  it('are kept while they are read, and read where they are kept', () => {
    const named = phpReaders.flatMap(({ from, beside = [] }) => [from, ...beside.map(({ table }) => table)]);

    expect([...phpColumns().keys()].toSorted()).toEqual([...new Set(named)].toSorted());
  });
});
