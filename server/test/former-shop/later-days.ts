import { dayOf } from './former-shop.ts';
import type { Cell, FormerRows } from './write-dump.ts';

type FormerRow = Readonly<Record<string, Cell>>;

const at = (day: number): string => `${dayOf(day)} 16:00:00`;
const keyOf = (row: FormerRow): Cell | undefined => row['id'] ?? row['uid'] ?? row['name'];

/** Changes some columns of some records of a table. */
export const withCells = (rows: FormerRows, table: string, cells: Readonly<Record<string, FormerRow>>): FormerRows =>
  new Map([...rows, [table, (rows.get(table) ?? []).map((row) => ({ ...row, ...cells[String(keyOf(row))] }))]]);

export const withRows = (rows: FormerRows, table: string, more: readonly FormerRow[]): FormerRows =>
  new Map([...rows, [table, [...(rows.get(table) ?? []), ...more]]]);

const without = (rows: FormerRows, table: string, key: number): FormerRows =>
  new Map([...rows, [table, (rows.get(table) ?? []).filter((row) => keyOf(row) !== key)]]);

const yuanOf = (rows: FormerRows, table: string, key: number, column: string): number =>
  Number((rows.get(table) ?? []).find((row) => keyOf(row) === key)?.[column]);
const plus = (amount: number, more: number): string => (amount + more).toFixed(2);

/** Orders of this many yuan whose money went back to the balance since: all of it, or the other half. */
function refunded(rows: FormerRows, id: number): FormerRows {
  const price = yuanOf(rows, 'eb_store_order', id, 'pay_price');
  const back = price - yuanOf(rows, 'eb_store_order', id, 'refund_price');
  const uid = yuanOf(rows, 'eb_store_order', id, 'uid');
  const money = plus(yuanOf(rows, 'eb_user', uid, 'now_money'), back);
  const order = { refund_status: 2, refund_price: plus(price, 0), refund_reason_time: at(25), update_time: at(25) };
  const bill = { id: 900 + id, uid, link_id: String(id), pm: 1, category: 'now_money', type: 'pay_product_refund' };
  return [
    (all: FormerRows) => withCells(all, 'eb_store_order', { [id]: order }),
    (all: FormerRows) => withCells(all, 'eb_user', { [uid]: { now_money: money } }),
    (all: FormerRows) => withRows(all, 'eb_user_bill', [{ ...bill, status: 1, number: plus(back, 0), create_time: at(25) }]),
    (all: FormerRows) =>
      withRows(all, 'eb_store_order_status', [
        { oid: id, change_type: 'refund_price', change_message: '退款', create_time: at(25) },
      ]),
  ].reduce((all, change) => change(all), rows);
}

/** The former shop some days on: what stands in it has changed, without a record that is new to it but for what belongs to others. */
export const laterDays = (first: FormerRows): FormerRows =>
  [
    (rows: FormerRows) =>
      withCells(rows, 'eb_store_order', {
        4: { status: 1, delivery_type: 'express', delivery_name: '顺丰', delivery_id: 'SF4', update_time: at(25) },
        5: { paid: 1, pay_time: at(25), pay_type: 'weixin', update_time: at(25) },
      }),
    (rows: FormerRows) =>
      withRows(rows, 'eb_store_order_status', [
        { oid: 4, change_type: 'express', change_message: '已发货', create_time: at(25) },
        { oid: 5, change_type: 'pay_success', change_message: '用户付款成功', create_time: at(25) },
      ]),
    (rows: FormerRows) => refunded(rows, 8),
    (rows: FormerRows) => refunded(rows, 6),
    (rows: FormerRows) =>
      withCells(rows, 'eb_user', {
        3: { nickname: '改了名', integral: 37 },
        4: { spread_uid: 2 },
        5: { nickname: '旧店也改了' },
        1: { brokerage_price: '40.00' },
      }),
    (rows: FormerRows) =>
      withRows(rows, 'eb_user_integral_record', [
        { id: 1, uid: 3, link_id: '0', link_type: 'sign', type: 1, title: '签到', integral: 7, status: 3, create_time: at(25) },
      ]),
    (rows: FormerRows) => withCells(rows, 'eb_user_extract', { 1: { status: -1, fail_msg: '资料不对', fail_time: at(25) } }),
    (rows: FormerRows) =>
      withCells(rows, 'eb_store_product_attr_value', { 1: { price: '46.00', stock: 38, sales: 2 }, 2: { is_del: 1 } }),
    (rows: FormerRows) =>
      withRows(rows, 'eb_store_product_attr_value', [
        {
          id: 950,
          product_id: 1,
          suk: '中,红',
          stock: 9,
          sales: 0,
          price: '45.00',
          cost: '5.00',
          attr_value: '{"尺寸":"中","颜色":"红"}',
        },
      ]),
    (rows: FormerRows) => withCells(rows, 'eb_store_product_description', { 1: { description: '<p>新茶</p>' } }),
    (rows: FormerRows) => withCells(rows, 'eb_store_coupon_user', { 1: { status: 1, use_time: at(25) } }),
    (rows: FormerRows) => without(rows, 'eb_store_coupon_user', 2),
    (rows: FormerRows) => withCells(rows, 'eb_category', { 12: { name: '新绿茶' } }),
    (rows: FormerRows) => withCells(rows, 'eb_system_config', { 1: { value: '新茶铺' } }),
  ].reduce((rows, change) => change(rows), first);
