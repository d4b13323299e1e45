import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Administrator, nobody } from '#server/platform/actor.ts';
import { arePiecesSame } from '../parcels/rules.ts';
import { checkPieces, checkRefund, restocksBy } from './rules.ts';

type RefundableOrder = Parameters<typeof checkRefund>[0];

const paid: RefundableOrder = {
  payTime: new Date(0),
  payPrice: 1000,
  refundPrice: 300,
  refundState: 'none',
  state: 'sent',
  caseState: null,
};
const clerk: Administrator = {
  kind: 'admin',
  id: 1,
  name: '客服',
  account: 'clerk',
  roleIds: [],
  may: new Set(),
  sessionId: 1,
  mustChangePassword: false,
};
const says = (order: Partial<RefundableOrder>, amount: number, refundLimit?: number) => {
  const actor = refundLimit === undefined ? clerk : { ...clerk, refundLimit };
  try {
    return checkRefund({ ...paid, ...order }, amount, actor) ?? '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('a refund', () => {
  it.each<[string, Partial<RefundableOrder>, number]>([
    ['', {}, 700],
    ['', {}, 1],
    ['', { refundState: 'asked' }, 700],
    ['', { payPrice: 0, refundPrice: 0 }, 0],
    ['未支付无法退款', { payTime: null, refundState: 'refunded' }, 9999],
    ['退款金额大于支付金额，请修改退款金额', { refundState: 'paying' }, 701],
    ['退款金额不能为0，请修改退款金额', { refundState: 'paying' }, 0],
    ['订单退款中', { refundState: 'paying' }, 1],
    ['', { refundState: 'refunded' }, 700],
    ['订单已退款', { refundState: 'refunded', payPrice: 0, refundPrice: 0 }, 0],
    ['订单已取消，这笔付款不能留下，请全额退款', { state: 'cancelled' }, 699],
  ])('is told in the order of the wire: %j', (message, order, amount) => {
    expect(says(order, amount)).toBe(message);
  });

  it('is within the limit of whoever agrees, what was refunded before counted in', () => {
    expect(says({}, 200, 500)).toBe('');
    expect(says({}, 201, 500)).toBe('您单笔订单的退款上限是 5.00 元，请由店长或财务来退款');
    expect(says({ refundPrice: 0 }, 0, 0)).toBe('退款金额不能为0，请修改退款金额');
    expect(() => checkRefund(paid, 700, nobody)).not.toThrow();
  });

  it('never goes beyond what was paid, whatever it is made of', () => {
    const fen = fc.nat(2000);
    fc.assert(
      fc.property(fen, fen, fen, (payPrice, refundPrice, amount) => {
        const isAllowed = says({ payPrice, refundPrice }, amount) === '';
        return !isAllowed || refundPrice + amount <= payPrice;
      }),
    );
  });
});

describe('goods of a refund', () => {
  it.each<[boolean, boolean | undefined, RefundableOrder['state']]>([
    [true, undefined, 'toSend'],
    [false, undefined, 'sent'],
    [false, undefined, 'done'],
    [false, false, 'toSend'],
    [true, true, 'sent'],
  ])('go back on stock: %s, when told %s and %s', (back, wished, state) => {
    expect(restocksBy(wished, { state }, { lines: [], pieces: [] })).toBe(back);
  });

  it('go back on stock by themselves when all of them never left', () => {
    const lines = [{ lineId: 1, productName: '杯', payNum: 3, refunded: 0, cameBack: 0, sent: 2 }];
    const back = (quantity: number) => restocksBy(undefined, { state: 'toSend' }, { lines, pieces: [{ lineId: 1, quantity }] });

    expect([back(1), back(2)]).toEqual([true, false]);
  });

  const lines = [
    { lineId: 1, productName: '杯', payNum: 3, refunded: 1, inCases: 0 },
    { lineId: 2, productName: '壶', payNum: 1, refunded: 1, inCases: 0 },
  ];
  const piece = (lineId: number, quantity: number) => ({ lineId, quantity });

  it('are of the order, each once, and no more than are left', () => {
    expect(() => checkPieces(lines, [piece(1, 2)])).not.toThrow();
    expect(() => checkPieces(lines, [])).not.toThrow();
    expect(() => checkPieces(lines, [piece(1, 1), piece(1, 1)])).toThrow('同一件商品只能选一次，请合并数量');
    expect(() => checkPieces(lines, [piece(9, 1)])).toThrow('选择的商品不在这个订单里，请刷新页面后重试');
    expect(() => checkPieces(lines, [piece(1, 3)])).toThrow('“杯”还可退 2 件，请修改退款数量');
    expect(() => checkPieces(lines, [piece(2, 1)])).toThrow('“壶”还可退 0 件，请修改退款数量');
  });

  it('are not those of an open return case', () => {
    const held = [{ lineId: 1, productName: '杯', payNum: 3, refunded: 1, inCases: 1 }];
    expect(() => checkPieces(held, [piece(1, 1)])).not.toThrow();
    expect(() => checkPieces(held, [piece(1, 2)])).toThrow('“杯”有 1 件在未办结的退换单里');
  });

  it('are the same in whatever order they are named', () => {
    expect(arePiecesSame([piece(1, 2), piece(2, 1)], [piece(2, 1), piece(1, 2)])).toBe(true);
    expect(arePiecesSame([piece(1, 2)], [piece(1, 1)])).toBe(false);
    expect(arePiecesSame([piece(1, 2)], [piece(1, 2), piece(2, 1)])).toBe(false);
    expect(arePiecesSame([], [])).toBe(true);
  });
});
