import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { serviceProviderCalls } from '#contract/access/service-providers.ts';
import { changeLogCalls } from '#contract/changes/change-log.ts';
import { changeSettings } from '#contract/changes/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { change, changeRow } from '#server/platform/write/tables.ts';
import { openShop } from '../../../test/shop.ts';
import { retireChanges } from './retire-changes.ts';
import { sealChanges } from './seal-changes.ts';
import { verifySeals } from './verify-seals.ts';

const shop = openShop();
const owner = shop.admin();
const seal = () => sealChanges.run(shop.app);
const retire = () => retireChanges.run(shop.app);
const keep = (days: string) => owner.run(configCalls.save, { key: changeSettings.change_keep_days.key, value: days });
let saved = 0;
const save = () => owner.run(serviceProviderCalls.save, { providerName: `云打印${(saved += 1)}`, type: 'sms' });
const oldest = async () => Number((await shop.db.execute(sql`select extract(epoch from min(at)) as at from change`)).rows[0]?.at);

it('the log is kept for ever, until the shop says how long', async () => {
  await save();
  shop.clock.pass('4000 days');
  await seal();
  const before = await shop.db.$count(change);
  await retire();

  expect(await shop.db.$count(change)).toBe(before);
  await expect(keep('30')).rejects.toMatchObject({ message: '保留天数最少 90 天，永久保留填 0' });
});

it('acts go with their rows when their days are over, and the chain is verified from there', async () => {
  await keep('90');
  await save();
  await seal();
  await retire();

  const limit = shop.clock.now().getTime() - 90 * 86_400_000;
  expect((await oldest()) * 1000).toBeGreaterThanOrEqual(limit);
  expect(await shop.db.$count(changeRow, sql`not exists (select from change c where c.id = change_id)`)).toBe(0);
  await seal();
  expect((await verifySeals(shop.db, shop.app.dataDir)).broken).toBeUndefined();
  expect(await owner.run(changeLogCalls.state, {})).toMatchObject({ removedBefore: expect.any(Date) });
});
