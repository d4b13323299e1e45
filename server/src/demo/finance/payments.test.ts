import { demoSettings } from '#contract/settings/site.ts';
import { setConfig } from '#server/settings/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { expect, it } from 'vitest';
import { openShop } from '../../../test/shop.ts';
import { openPayments } from './payments.ts';

const shop = openShop();
const request = { refundNo: 'R1', orderNo: 'O1', tradeNo: null, payType: 'weixin', amount: 100, paid: 100 };
const act = { name: 'demo.settings', actor: systemActor('演示') };

it('says of a refund that it was paid in a demonstration only', async () => {
  const payments = openPayments(shop.app.database);
  expect(await payments.refund(request)).toEqual({ state: 'byHand' });

  await shop.app.write(act, ({ tx, now }) => setConfig(tx, demoSettings.is_demonstration, 'true', now));

  await expect.poll(() => payments.refund(request)).toMatchObject({ state: 'done' });
});
