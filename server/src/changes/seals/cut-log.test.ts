import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq, gt, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { serviceProviderCalls } from '#contract/access/service-providers.ts';
import { openShop } from '../../../test/shop.ts';
import { sealChanges } from './seal-changes.ts';
import { changeSeal } from './tables.ts';
import { verifySeals } from './verify-seals.ts';

const shop = openShop();
const owner = shop.admin();
const verify = () => verifySeals(shop.db, shop.app.dataDir);
let saved = 0;

/** Seals so many acts of somebody; answers the last link. */
async function sealed(acts: number) {
  for (let each = 0; each < acts; each += 1)
    await owner.run(serviceProviderCalls.save, { providerName: `云打印${(saved += 1)}`, type: 'sms' });
  await sealChanges.run(shop.app);
  return (await verify()).last;
}

/** Cuts the log off after a link, as the owner of the database can, whom no trigger stops. */
const cutAfter = (link: number) =>
  shop.db.transaction(async (tx) => {
    const each = async (act: string) => {
      for (const table of ['change', 'change_row', 'change_seal'])
        await tx.execute(sql.raw(`alter table ${table} ${act} trigger user`));
    };
    await each('disable');
    const cut = await tx.delete(changeSeal).where(gt(changeSeal.id, link)).returning({ id: changeSeal.changeId });
    await tx.execute(sql`delete from change where id = any(${sql.param(cut.map(({ id }) => id))}::bigint[])`);
    await each('enable');
    return cut.length;
  });

it('the end of the log is missed when it was cut off, by the link that the server remembers, even once others follow', async () => {
  const { id } = await sealed(1);
  await sealed(2);
  expect((await verify()).broken).toBeUndefined();

  const cut = await cutAfter(id);
  expect((await verify()).broken).toMatchObject({ fault: 'cut' });
  await sealed(cut + 1);
  expect((await verify()).broken).toMatchObject({ fault: 'cut' });
});

/** Makes the chain anew from a link on, as whoever has the password of the database can: every hash but the key is known there. */
const forgeAfter = (link: number) =>
  shop.db.transaction(async (tx) => {
    await tx.execute(sql`alter table change_seal disable trigger user`);
    const links = await tx.select().from(changeSeal).where(gt(changeSeal.id, link)).orderBy(asc(changeSeal.id));
    const [before] = await tx.select().from(changeSeal).where(eq(changeSeal.id, link));
    let hash = before?.hash ?? '0'.repeat(64);
    for (const { id, digest } of links) {
      const anew = createHash('sha256').update(`${hash}${digest}`).digest('hex');
      await tx.update(changeSeal).set({ hash: anew }).where(eq(changeSeal.id, id));
      hash = anew;
    }
    await tx.execute(sql`alter table change_seal enable trigger user`);
  });

it('a chain made anew without the key of the data folder is found out, also where nobody remembers its end', async () => {
  await shop.db.execute(sql`delete from change_verification`);
  const witness = join(shop.folder, 'log-end.json');
  await rm(witness, { force: true });
  const [first] = await shop.db.select({ id: changeSeal.id }).from(changeSeal).orderBy(asc(changeSeal.id)).limit(1);
  await forgeAfter((first?.id ?? 1) - 1);

  expect((await verify()).broken).toMatchObject({ fault: 'unlinked' });
});
