import { demoSettings } from '#contract/settings/site.ts';
import { openPayments } from '#server/platform/payments.ts';
import { setConfig } from '#server/settings/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { expect, it } from 'vitest';
import { openShop } from '../../../test/shop.ts';
import { demoProvider } from './payments.ts';

const shop = openShop();
const act = { name: 'demo.settings', actor: systemActor('演示') };

it('answers refunds in a demonstration only', async () => {
  const payments = openPayments([demoProvider(shop.app.database)]);
  expect(await payments.providerOf('weixin')).toBeUndefined();

  await shop.app.write(act, ({ tx, now }) => setConfig(tx, demoSettings.is_demonstration, 'true', now));

  await expect.poll(() => payments.providerOf('weixin')).toMatchObject({ provider: 'stand-in' });
});
