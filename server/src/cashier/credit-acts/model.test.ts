import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { type CreditAccount, type CreditDebt, creditAges } from '#contract/cashier/credit-record.ts';
import { DAY } from '#contract/durations.ts';
import { readMoment, showDay } from '#contract/moment.ts';
import { Refusal } from '#contract/refusal.ts';
import { creditIn } from '../../../test/credit.ts';
import type { PlacedOrder } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const credit = creditIn(shop);

/** Acts of people, each with a number that chooses of what and how much. */
const acts = ['settle', 'rush', 'receive', 'confirm', 'revoke', 'refund', 'adjust', 'limit', 'wait', 'months'] as const;
const step = fc.record({
  act: fc.constantFrom(...acts, 'settle', 'wait'),
  which: fc.nat(9),
  part: fc.integer({ min: 1, max: 10 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

class Customer {
  readonly orders: PlacedOrder[] = [];
  readonly waiting: number[] = [];
  readonly confirmed: number[] = [];
  readonly of: Awaited<ReturnType<typeof credit.open>>;

  constructor(of: Customer['of']) {
    this.of = of;
  }

  account = () => credit.accountOf(this.of.id);

  run: Record<Step['act'], (step: Step) => Promise<unknown>> = {
    settle: async ({ part }) => {
      const before = await this.account();
      const placed = await credit.placed(this.of, part * 333);
      await credit.settle(placed);
      this.orders.push(placed);
      // Only what was free was given, and only with nothing overdue.
      expect(before.free).toBeGreaterThanOrEqual(part * 333);
      expect(before.overdue).toBe(0);
    },
    // Several people settle at the same moment: together they give no more than what was free.
    rush: async ({ part }) => {
      const before = await this.account();
      const placed = await Promise.all([1, 2, 3].map(() => credit.placed(this.of, part * 333)));
      const outcomes = await Promise.allSettled(placed.map((each) => credit.settle(each)));
      const given = placed.filter((_, at) => outcomes[at]?.status === 'fulfilled');
      this.orders.push(...given);
      expect(given.length * part * 333).toBeLessThanOrEqual(Math.max(0, before.free));
      expect(before.overdue === 0 || given.length === 0).toBe(true);
    },
    receive: async ({ part }) => {
      const { owed } = await this.account();
      if (owed > 0) this.waiting.push(await credit.receive(this.of, Math.max(1, Math.floor((owed * part) / 10))));
    },
    confirm: async ({ which }) => {
      const id = this.waiting.splice(which % Math.max(1, this.waiting.length), 1)[0];
      if (id === undefined) return;
      await credit.confirm(id);
      this.confirmed.push(id);
    },
    revoke: async ({ which }) => {
      const id = this.confirmed.splice(which % Math.max(1, this.confirmed.length), 1)[0];
      if (id !== undefined) await credit.revoke(id);
    },
    refund: async ({ which, part }) => {
      const placed = this.orders[which % Math.max(1, this.orders.length)];
      if (placed) await credit.refund(placed, Math.max(1, Math.floor((placed.payPrice * part) / 10)));
    },
    adjust: async ({ which, part }) => credit.adjust(this.of, (which % 2 === 0 ? 1 : -1) * part * 77),
    limit: async ({ part }) => {
      const { id, uid, company } = await this.account();
      await credit.boss.run(creditCalls.update, { id, uid, company, creditLimit: part * 1000, termDays: part % 4 });
    },
    wait: async () => shop.clock.pass('1 day'),
    months: async ({ part }) => shop.clock.pass(`${part * 12} days`),
  };
}

const ages = creditAges.values;
/** Age of a debt by its day, reckoned anew. */
function ageOn(today: string, { dueDay }: CreditDebt): (typeof ages)[number] {
  const days = Math.round((readMoment(today).getTime() - readMoment(dueDay).getTime()) / DAY);
  if (days <= 0) return 'current';
  if (days <= 30) return 'd30';
  if (days <= 60) return 'd60';
  return days <= 90 ? 'd90' : 'more';
}

/** Sums of the ageing as they follow from the debts themselves. */
async function checkAges({ owed, overdue, firstDue, ...account }: CreditAccount, of: Customer['of']): Promise<void> {
  const today = showDay(shop.clock.now());
  const open = (await credit.debtsOf(of)).filter(({ left }) => left > 0);
  const ofAge = (age: (typeof ages)[number]) =>
    open.reduce((sum, debt) => (ageOn(today, debt) === age ? sum + debt.left : sum), 0);
  const expected = Object.fromEntries(ages.map((age) => [age, ofAge(age)]));
  expect(account).toMatchObject(expected);
  expect(ages.reduce((sum, age) => sum + account[age], 0)).toBe(owed);
  expect(overdue).toBe(owed - account.current);
  expect(firstDue).toBe(open.map(({ dueDay }) => dueDay).toSorted()[0] ?? '');
}

/** An expected no leaves everything as it was. */
async function tried(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Refusal || (error instanceof Error && 'code' in error)) return;
    throw error;
  }
}

describe('whatever happens to accounts', () => {
  it('sums and ages are those of the rows, and nothing is given beyond the limit', { timeout: 180_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        const customer = new Customer(await credit.open(10_000, 3));
        for (const each of steps) {
          await tried(customer.run[each.act](each));
          expect(await credit.gaps()).toEqual([]);
        }
        const account = await customer.account();
        expect(Math.min(account.owed, account.surplus)).toBe(0);
        await checkAges(account, customer.of);
      }),
      { numRuns: 12 },
    );
  });
});
