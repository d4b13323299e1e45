import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { refundCalls } from '#contract/orders/refunds.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openPayments } from '../../../test/payments.ts';
import { openShop } from '../../../test/shop.ts';
import { openDisbursements } from './jobs.ts';
import { disbursement } from './tables.ts';

const provider = openPayments();
const shop = openShop({ payments: provider });
const { sku, order, info } = ordersIn(shop);
const { written } = accountsIn(shop);
const boss = () => shop.admin();
let keys = 0;

/** An order of 10 yuan whose whole money goes back, with how to read its refund. */
async function refunded() {
  const placed = await order({ of: await sku({ price: 1000 }), paid: true });
  const { orderNo } = placed;
  const terms = { orderNo, amount: 1000, reason: '协商退款', requestKey: `disburse-${(keys += 1)}` };
  await boss().run(refundCalls.agreeRefund, terms);
  const read = async () => (await boss().run(refundCalls.listRefunds, { orderNo }))[0];
  return { placed, read, refundNo: (await read())?.refundNo ?? '' };
}

/** Kind of which nothing is settled, for its provider only ever takes it on. */
const never = () => Promise.reject(new Error('nothing is final'));
const pending = { kind: 'order_refund', settled: '', handedOver: '', settle: never, handOver: never } as const;

const minutes = (count: number) => shop.pass(`${count} minutes`);

describe('money whose answer was lost', () => {
  it('is paid once: the provider is asked what became of it', async () => {
    const before = provider.paidOut();
    provider.become('forgetful');
    const { placed, read, refundNo } = await refunded();
    await expect(shop.runQueued()).rejects.toThrow('lost');
    expect((await read())?.disbursement).toMatchObject({ state: 'unknown', asks: 1, why: '支付渠道没有答复，稍后会再查询' });

    await minutes(1);

    expect(provider.askedAbout(refundNo)).toEqual(['refund', 'query']);
    expect(provider.paidOut() - before).toBe(1000);
    expect(await info(placed)).toMatchObject({ refundStatus: 2, refundPrice: 1000 });
    expect((await read())?.disbursement).toMatchObject({
      state: 'done',
      nextAskTime: null,
      log: [
        { act: 'query', answer: 'done' },
        { act: 'refund', answer: 'unknown' },
      ],
    });
  });

  it('is asked for again under its number where the provider never heard of it', async () => {
    const before = provider.paidOut();
    provider.become('silent');
    const { placed, refundNo } = await refunded();
    await expect(shop.runQueued()).rejects.toThrow('no answer');

    provider.become('willing');
    await minutes(1);

    expect(provider.askedAbout(refundNo)).toEqual(['refund', 'query', 'refund']);
    expect(provider.paidOut() - before).toBe(1000);
    expect(await info(placed)).toMatchObject({ refundStatus: 2 });
  });
});

describe('money that the provider pays later', () => {
  it('is on its way for days, and nobody is told that it came before it did', async () => {
    provider.become('slow');
    const { placed, read, refundNo } = await refunded();
    await shop.runQueued();
    expect((await read())?.disbursement).toMatchObject({ state: 'processing', providerNo: `provider-${refundNo}` });

    await minutes(1);
    await minutes(1440);
    expect(await info(placed)).toMatchObject({ refundStatus: 3, refundPrice: 0 });

    provider.become('willing');
    await minutes(60);

    expect(provider.askedAbout(refundNo)).toEqual(['refund', 'query', 'query', 'query']);
    expect(await info(placed)).toMatchObject({ refundStatus: 2, refundPrice: 1000 });
  });

  it('is not asked for again though the provider no longer finds it, and says where to look', async () => {
    provider.become('slow');
    const { read, refundNo } = await refunded();
    await shop.runQueued();
    const lost = eq(disbursement.number, refundNo);
    await written(({ tx }) =>
      tx
        .update(disbursement)
        .set({ number: `${refundNo}x` })
        .where(lost),
    );

    await minutes(1);

    expect(provider.askedAbout(`${refundNo}x`)).toEqual(['query']);
    expect((await read())?.disbursement).toMatchObject({ state: 'unknown', why: expect.stringContaining('请到商户平台核对') });
  });

  it('is asked about on its own schedule, however many others there are', async () => {
    provider.become('slow');
    const now = shop.clock.now();
    const many = Array.from({ length: 120 }, (_, at) => `many-${at}`);
    const terms = { kind: 'order_refund', orderNo: 'order1', payType: 'weixin', amount: 1, paid: 1 } as const;
    const row = { ...terms, state: 'waiting', nextAskTime: now } as const;
    await written(({ tx }) => tx.insert(disbursement).values(many.map((number, at) => ({ ...row, number, subjectId: -1 - at }))));
    const { timers } = openDisbursements([pending]);
    const asked: number[] = [];

    for (let minute = 0; minute <= 17; minute += 1) {
      const before = provider.askedAbout('many-0').length;
      for (const timer of timers) await timer.run(shop.app);
      if (provider.askedAbout('many-0').length > before) asked.push(minute);
      shop.clock.pass('1 minute');
    }

    expect(asked).toEqual([0, 1, 6, 16]);
    expect(many.map((number) => provider.askedAbout(number))).toEqual(many.map(() => ['refund', 'query', 'query', 'query']));
  });
});

describe('a question', () => {
  it('is put once, by however many processes at the same time', async () => {
    provider.become('slow');
    const { refundNo } = await refunded();
    const { jobs } = openDisbursements([pending]);
    const [found] = await shop.db.select().from(disbursement).where(eq(disbursement.number, refundNo));
    const data = { id: found?.id ?? 0 } as never;

    await Promise.all([shop.runQueued(), ...[1, 2, 3, 4].flatMap(() => jobs.map((job) => job.run(shop.app, data)))]);
    await shop.runDue();

    expect(provider.askedAbout(refundNo)).toEqual(['refund']);
  });
});
