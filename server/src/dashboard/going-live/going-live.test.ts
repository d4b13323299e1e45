import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  type GoingLiveStep,
  goingLiveCalls,
  goingLiveMarks,
  goingLiveSteps,
  stepsByHand,
} from '#contract/dashboard/going-live.ts';
import { configCalls } from '#contract/settings/config.ts';
import { siteSettings } from '#contract/settings/site.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const orders = ordersIn(shop);
const owner = shop.admin({ realName: '老板' });
const { done, skipped, none } = goingLiveMarks;

const stateOf = async (step: GoingLiveStep) => (await owner.run(goingLiveCalls.list, {})).find((row) => row.step === step);

describe('the list', () => {
  it('names every step once, in its order, and is judged in a fixed number of statements', async () => {
    const steps = (await owner.run(goingLiveCalls.list, {})).map(({ step }) => step);

    expect(steps).toEqual(goingLiveSteps.values);
    expect(await shop.countQueries(() => owner.run(goingLiveCalls.list, {}))).toBe(2);
  });
});

describe('a step of the list', () => {
  it('is done once what it asks for is there', async () => {
    expect(await stateOf('name')).toMatchObject({ state: 'open', isMarked: false });
    await owner.run(configCalls.save, { key: siteSettings.site_name.key, value: '南站小卖部' });
    expect(await stateOf('name')).toMatchObject({ state: 'done', isMarked: false });

    expect((await stateOf('sending'))?.state).toBe('open');
    await orders.order({ of: await orders.sku(), sent: true });
    expect((await stateOf('sending'))?.state).toBe('done');
  });

  it('is open again where somebody comes without a second step', async () => {
    await shop.app.write({ name: 'test', actor: systemActor('test') }, ({ tx }) =>
      tx.execute(sql`update admin set two_step = true`),
    );
    expect((await stateOf('secondStep'))?.state).toBe('done');

    await shop.app.write({ name: 'test', actor: systemActor('test') }, ({ tx }) =>
      tx.execute(sql`update admin set two_step = false`),
    );
    expect((await stateOf('secondStep'))?.state).toBe('open');
  });
});

describe('a mark', () => {
  it('leaves a step out, by name, until it is taken away', async () => {
    await owner.run(goingLiveCalls.mark, { step: 'mail', mark: skipped });
    expect(await stateOf('mail')).toMatchObject({ state: 'skipped', isMarked: true, markedBy: '老板' });

    await owner.run(goingLiveCalls.mark, { step: 'mail', mark: none });
    expect(await stateOf('mail')).toMatchObject({ state: 'open', markedBy: null });
  });

  it('ticks only what the server cannot see', async () => {
    await expect(owner.run(goingLiveCalls.mark, { step: 'payment', mark: done })).rejects.toMatchObject({
      message: '这一项由系统核对，做完会自动打勾；店里用不到的话，可以标为“不需要”',
    });
    for (const step of stepsByHand) {
      await owner.run(goingLiveCalls.mark, { step, mark: done });
      expect(await stateOf(step)).toMatchObject({ state: 'done', isMarked: true });
    }
  });

  it('is set once by two at the same moment', async () => {
    await Promise.all([1, 2].map(() => owner.run(goingLiveCalls.mark, { step: 'address', mark: skipped })));
    expect(await stateOf('address')).toMatchObject({ state: 'skipped' });
  });

  it('is set by those alone who may', async () => {
    const reader = shop.admin({ may: ['admin:going:live'] });
    expect((await reader.run(goingLiveCalls.list, {})).length).toBe(goingLiveSteps.values.length);
    await expect(reader.run(goingLiveCalls.mark, { step: 'mail', mark: skipped })).rejects.toMatchObject({ code: 403 });
  });
});
