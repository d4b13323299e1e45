import { and, desc, eq, gte } from 'drizzle-orm';
import { type CollectedItem, collectedStates } from '#contract/collection/collected-order-record.ts';
import { Refusal } from '#contract/refusal.ts';
import { demoMall } from '#contract/services/demo-mall.ts';
import { connectorSettings } from '#contract/services/settings.ts';
import { product, sku } from '#server/catalogue/index.ts';
import {
  confirmCollected,
  crawlOrder,
  ignoreCollected,
  keepMany,
  noteSignIn,
  updateCollected,
} from '#server/collection/index.ts';
import type { Administrator } from '#server/platform/actor.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { forgetSettings, saveSettings } from '#server/settings/index.ts';
import { DAY_MS } from '../past.ts';
import { findFirstAdministrator } from '../seed-staff.ts';
import type { DemoMall } from './mall.ts';

const DAYS = 5;
const ORDERS = 12;
/** Orders that are matched, and of these the ones that are placed. */
const [MATCHED, PLACED] = [4, 2];
const FORM = 0;
/** Pieces that no few orders use up. */
const ENOUGH = 20;

/** Connects the shop to the mall. */
async function plugIn({ write, secrets, database }: Services, secret: string): Promise<void> {
  const { crawing_connector_url: address, crawing_connector_secret: key } = connectorSettings;
  const fields = [
    { name: 'crawing_connector_url', value: demoMall.address, title: address.label },
    { name: 'crawing_connector_secret', value: secret, title: key.label },
  ];
  await write({ name: 'demo.mall', actor: systemActor('演示') }, (context) =>
    saveSettings(context, { formId: FORM, fields }, secrets),
  );
  forgetSettings(database.db);
}

/** SKU of ours by the name that a product has here and there, of which there is enough. */
async function skuNamed({ tx }: Write, name: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: sku.id })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(eq(product.storeName, name), gte(sku.stock, ENOUGH)))
    .orderBy(desc(sku.stock))
    .limit(1);
  return found?.id;
}

type Row = typeof crawlOrder.$inferSelect;

/** Matches the lines whose products are sold here too; true where those were all. */
async function match(
  write: Write,
  { id, items: lines, buyerName, phone, province, city, district, address, remark }: Row,
): Promise<boolean> {
  const items: Pick<CollectedItem, 'externalSku' | 'attrValueId'>[] = [];
  for (const { externalSku, name } of lines) {
    const attrValueId = await skuNamed(write, name);
    if (attrValueId === undefined) return false;
    items.push({ externalSku, attrValueId });
  }
  await updateCollected(write, { id, buyerName, phone, province, city, district, address, remark, items });
  return true;
}

/** Puts the collected orders into all their states: matched, placed, left out; some fail by themselves. */
async function workThrough(write: Write): Promise<void> {
  const waiting = await write.tx
    .select()
    .from(crawlOrder)
    .where(eq(crawlOrder.state, collectedStates.waiting))
    .orderBy(crawlOrder.id);
  const matched: number[] = [];
  for (const row of waiting) if (matched.length < MATCHED && (await match(write, row))) matched.push(row.id);
  for (const id of matched.slice(0, PLACED)) await confirmCollected(write, { id });
  const last = waiting.findLast(({ id }) => !matched.includes(id));
  if (last) await ignoreCollected(write, { id: last.id });
}

async function collect(services: Services, mall: DemoMall, actor: Administrator): Promise<void> {
  const { write, providers, clock } = services;
  const { secret, account, password } = await mall.start();
  await plugIn(services, secret);
  const signedIn = await providers.connector.signIn({ account, password });
  await write({ name: 'crawl_account.login', actor }, (context) => noteSignIn(context, signedIn));
  const to = clock.now();
  const from = new Date(to.getTime() - DAYS * DAY_MS);
  const { list } = await providers.connector.orders({ from, to, page: 1, limit: ORDERS });
  const details = await providers.connector.details(list.map(({ number }) => number).toReversed());
  await write({ name: 'crawl_order.collectMany', actor }, (context) => keepMany(context, details));
  await write({ name: 'crawl_order.confirm', actor }, workThrough);
}

/** Morning's work at the mall of the demonstration. Where it cannot be reached, the shop opens without. */
export async function seedCollected(services: Services, mall: DemoMall): Promise<void> {
  const actor = await findFirstAdministrator(services.database.db);
  if (!actor || !mall.isInstalled) return;
  await collect(services, mall, actor).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}
