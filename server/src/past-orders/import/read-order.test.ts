import { describe, expect, it } from 'vitest';
import { readMoment } from '#contract/moment.ts';
import { openColumns } from '#server/platform/headed-sheets/columns.ts';
import { faultOf, parcelsOf, standingOf } from '../bringing/rules.ts';
import { type PastCells, pastColumns } from './columns.ts';
import { groupLines } from './group-lines.ts';
import { readOrder } from './read-order.ts';

const now = readMoment('2026-06-01 12:00');
const base: PastCells = { orderNo: 'A1', createTime: '2025-01-31 14:05', productName: '保温杯', quantity: '2', price: '59.00' };
const groups = (...rows: PastCells[]) => groupLines(rows.map((cells, at) => ({ row: at + 2, cells, isTooWide: false })));
const read = (...rows: PastCells[]) => {
  const [of] = groups(...rows);
  return of ? readOrder(of) : { reason: 'nothing' };
};
/** Reason why an order of these rows does not come. */
function whyNot(...rows: PastCells[]): string | undefined {
  const of = read(...rows);
  return 'reason' in of ? of.reason : faultOf(of, now);
}

describe('the headings of a sheet of past orders', () => {
  it('are known in the words of other systems', () => {
    expect(
      openColumns(pastColumns)([
        '订单编号',
        '创建时间',
        '宝贝标题',
        '商家编码',
        '购买数量',
        '邮费',
        '实付金额（元）',
        '物流单号',
        '发票',
      ]),
    ).toEqual(['orderNo', 'createTime', 'productName', 'code', 'quantity', 'freight', 'paid', 'trackingNo', null]);
  });
});

describe('rows of a sheet', () => {
  it('with one number are one order, wherever they stand', () => {
    const of = groups(base, { ...base, orderNo: 'A2' }, { ...base, productName: '杯刷' });
    expect(of.map(({ orderNo, rows }) => [orderNo, rows.map(({ row }) => row)])).toEqual([
      ['A1', [2, 4]],
      ['A2', [3]],
    ]);
  });

  it('that say goods alone belong to the order above', () => {
    const of = groups(
      base,
      { productName: '杯刷', quantity: '1', price: '10' },
      { orderNo: '', createTime: '2025-02-01', productName: '壶' },
    );
    expect(of.map(({ orderNo, rows }) => [orderNo, rows.length])).toEqual([
      ['A1', 2],
      ['', 1],
    ]);
  });

  it('are an order in fen with its moments', () => {
    expect(
      read({
        ...base,
        payTime: '2025/1/31 14:06',
        freight: '8',
        discount: '-6.00',
        paid: '￥120.00',
        phone: '+86 138-0000-0001',
      }),
    ).toMatchObject({
      orderNo: 'A1',
      state: 'done',
      createTime: readMoment('2025-01-31 14:05:00'),
      payTime: readMoment('2025-01-31 14:06:00'),
      phone: '13800000001',
      userPhone: '13800000001',
      freight: 800,
      discount: 600,
      paid: 12_000,
      refunded: 0,
      lines: [{ productName: '保温杯', quantity: 2, price: 5900 }],
    });
  });

  it.each([
    [{ status: '交易成功' }, { state: 'done', payTime: readMoment('2025-01-31 14:05') }],
    [{ status: '卖家已发货' }, { state: 'sent' }],
    [
      { status: '交易关闭', paid: '0.00' },
      { state: 'cancelled', payTime: null, paid: 11_800 },
    ],
    [
      { status: '交易关闭', paid: '118', refunded: '118', payTime: '2025-01-31 15:00' },
      { state: 'refunded', refunded: 11_800 },
    ],
    [{ status: '已退款' }, { state: 'refunded', refunded: 11_800 }],
  ] as const)('say how it stands: %j', (cells, is) => expect(read({ ...base, ...cells })).toMatchObject(is));

  it.each([
    [{ paid: '110' }, '金额对不上：商品 118.00 + 运费 0.00 − 优惠 0.00 = 118.00，实付 110.00，相差 8.00'],
    [{ discount: '200' }, '优惠比商品和运费还多 82.00：商品 118.00 + 运费 0.00 − 优惠 200.00'],
    [{ refunded: '120' }, '退款 120.00 比实付 118.00 多 2.00'],
    [{ status: '已退款', refunded: '18' }, '已退款的订单退款 18.00，实付 118.00，相差 100.00；只退了一部分的请写订单原来的状态'],
    [{ payTime: '2025-01-30' }, '付款时间早于下单时间'],
    [{ createTime: '2027-01-01' }, '下单时间在将来'],
    [{ orderNo: '' }, '第 2 行：没有填写订单号'],
    [
      { orderNo: '2.02501E+17' },
      '第 2 行：订单号“2.02501E+17”被表格软件改成了科学计数法，末尾的数字已经丢失，请把这一列设为文本格式，重新填写完整的编号',
    ],
    [{ orderNo: '订单一号' }, '第 2 行：订单号“订单一号”不能用，应为 1 到 32 位的字母、数字和 - _ . /'],
    [{ createTime: '去年' }, '第 2 行：下单时间“去年”看不懂，请写成 2025-01-31 14:05 这样的日期和时间'],
    [{ createTime: '' }, '第 2 行：没有填写下单时间'],
    [{ status: '待付款' }, '第 2 行：还没有付款的订单不导入，请等付款或取消后再导入'],
    [{ status: '退款中' }, '第 2 行：退款还没有结束的订单不导入，请在原系统办完后再导入'],
    [{ status: '神秘' }, '第 2 行：状态“神秘”看不懂，请改成 已完成、待收货、待发货、已取消 或 已退款'],
    [{ quantity: '半' }, '第 2 行：数量“半”不正确，应为 1 到 1000000 的整数'],
    [{ price: '12.345' }, '第 2 行：单价“12.345”不正确，应为 0 到 99999999.99 的金额，最多两位小数'],
    [{ productName: '' }, '第 2 行：没有填写商品'],
  ] as const)('say what is wrong with it: %j', (cells, says) => expect(whyNot({ ...base, ...cells })).toBe(says));

  it('that disagree about the order are refused', () => {
    expect(whyNot({ ...base, paid: '10' }, { ...base, paid: '20' })).toBe('第 3 行：实付在同一订单里有“10”和“20”，请改成一致');
  });
});

describe('an order of another system', () => {
  const sent = { ...base, status: '已发货' };

  it('that was sent long ago has been received, and one of last week is on its way', () => {
    const [old, fresh] = [read(sent), read({ ...sent, createTime: '2026-05-25' })];
    if ('reason' in old || 'reason' in fresh) throw new Error('not read');
    expect([standingOf(old, now).state, standingOf(fresh, now).state]).toEqual(['done', 'sent']);
  });

  it('has a parcel for each number, and goods without one in the first', () => {
    const [one, none, two] = [
      { trackingNo: 'SF1', carrier: '顺丰' },
      { trackingNo: '', carrier: '' },
      { trackingNo: 'SF2', carrier: '' },
    ];
    expect(parcelsOf([one, none, two])).toEqual([
      { trackingNo: 'SF1', carrier: '顺丰', lines: [one, none] },
      { trackingNo: 'SF2', carrier: '', lines: [two] },
    ]);
  });
});
