import { describe, expect, it } from 'vitest';
import { guessCarrier } from '#contract/delivery/carrier-guess.ts';
import { leftToRefund, refundLine, refundOutcome } from '../refund/refund-sum.ts';
import { backText } from './pieces-back.ts';
import { meaningOf } from './situation.tsx';
import { actorOf, stepOf } from '../order-detail/steps.ts';

it.each([
  [{}, ''],
  [{ refunded: 2 }, '已退 2 件'],
  [{ refunded: 2, refunding: 2 }, '退款中 2 件'],
  [{ refunded: 3, refunding: 1 }, '退款中 1 件，已退 2 件'],
])('pieces that refunds name are back, or on their way: %j', (pieces, text) => {
  expect(backText(pieces)).toBe(text);
});

describe('what is left to refund', () => {
  const partly = { payPrice: 1200, refundPrice: 200 };

  it('is what was paid less what went back', () => {
    expect(leftToRefund(partly)).toBe(1000);
    expect(leftToRefund({ payPrice: 1200, refundPrice: 1200 })).toBe(0);
  });

  it('is said with what went before', () => {
    expect(refundLine(partly)).toBe('实付 ¥12.00，已退 ¥2.00，还可退 ¥10.00');
    expect(refundLine({ payPrice: 1200, refundPrice: 0 })).toBe('实付 ¥12.00，还可退 ¥12.00');
  });

  it('is less what is under way', () => {
    const half = { ...partly, underWay: 400 };
    expect(refundLine(half)).toBe('实付 ¥12.00，已退 ¥2.00，退款中 ¥4.00，还可退 ¥6.00');
    expect(refundOutcome(half, 601)).toBe('');
    expect(refundOutcome(half, 100)).toBe('部分退款，之后还可退 ¥5.00');
  });

  it('is said for what is about to go back', () => {
    expect(refundOutcome(partly, 1000)).toBe('全额退款后订单将变为“已退款”');
    expect(refundOutcome(partly, 999)).toBe('部分退款，之后还可退 ¥0.01');
    expect(refundOutcome(partly, 1001)).toBe('');
  });
});

describe('a tracking number', () => {
  it.each([
    ['SF1234567890123', 'shunfeng'],
    ['sf 1234 5678 90123:3941', 'shunfeng'],
    ['JDVA12345678901', 'jd'],
    ['JT3001234567890', 'jtexpress'],
    ['YT1234567890123', 'yuantong'],
    ['78123456789012', 'zhongtong'],
    ['773123456789012', 'shentong'],
    ['4312345678901', 'yunda'],
    ['EA123456789CN', 'ems'],
    ['9812345678901', 'youzhengguonei'],
  ])('%s tells its carrier', (number, carrier) => {
    expect(guessCarrier(number)).toBe(carrier);
  });

  it('that looks like no carrier’s tells nothing', () => {
    expect(guessCarrier('12345')).toBeUndefined();
  });
});

describe('a situation', () => {
  it('waits for the shop, is under way, or is at rest', () => {
    expect(['notShipped', 'applyRefund', 'spike', 'complete', 'refunded', 'refunding'].map(meaningOf)).toEqual([
      'waits',
      'waits',
      'underway',
      'done',
      'rest',
      'trouble',
    ]);
  });

  it('nobody heard of is at rest', () => {
    expect(meaningOf('toString')).toBe('rest');
  });
});

describe('a step', () => {
  it('has a word, also when it is a new kind', () => {
    expect(stepOf('express')).toEqual(['underway', '发货']);
    expect(stepOf('teleported')).toEqual(['rest', '操作']);
  });

  it('names who took it', () => {
    expect(actorOf({ actor: '张三', actorKind: 'admin' })).toBe('张三');
    expect(actorOf({ actor: '微信小店', actorKind: 'storefront' })).toBe('经由 微信小店');
    expect(actorOf({ actor: '演示流量 1795317296237', actorKind: 'storefront' })).toBe('经由 演示流量');
    expect(actorOf({ actor: '系统', actorKind: 'system' })).toBe('系统');
  });
});
