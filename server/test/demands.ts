import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { DAY } from '#contract/durations.ts';
import { demandCalls } from '#contract/demands/demands.ts';
import { quoteCalls } from '#contract/demands/quotes.ts';
import { reportCalls } from '#contract/demands/reports.ts';
import { reportTypes } from '#contract/demands/report-record.ts';
import { showDay } from '#contract/moment.ts';
import { sku as skuTable } from '#server/catalogue/skus/tables.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from './catalogue.ts';
import { ordersIn } from './orders.ts';
import type { Shop } from './shop.ts';

type DemandInput = Input<typeof demandCalls.save>;
type QuoteInput = Input<typeof quoteCalls.save>;
type ReportInput = Input<typeof reportCalls.save>;

let made = 0;

/** Factories of demands, and of the shops that quote for them. */
export function demandsIn(shop: Shop) {
  const catalogue = catalogueIn(shop);
  const admin = shop.admin();

  const draft = (fields: Partial<DemandInput> = {}): DemandInput => ({
    title: '劳保手套',
    unitName: '杭州工务段',
    items: [{ name: '手套', num: 10, budgetPrice: 1000 }],
    ...fields,
  });

  const inDays = (days: number) => showDay(new Date(shop.clock.now().getTime() + days * DAY));

  return {
    ...ordersIn(shop),
    draft,
    /** Cost of a SKU in fen. */
    setCost: (id: number, cost: number) =>
      shop.app.write({ name: 'test.cost', actor: systemActor('test') }, ({ tx }) =>
        tx.update(skuTable).set({ cost }).where(eq(skuTable.id, id)),
      ),
    /** A day from now, "2026-11-20". */
    inDays,
    filed: async (fields: Partial<DemandInput>): Promise<number> => (await admin.run(demandCalls.save, draft(fields))).id,
    /** An open shop; its id. */
    seller: (name = `卖家${(made += 1)}`): Promise<number> => catalogue.seller(name),
    keeper: (shopId: number, may: readonly string[]) => catalogue.keeper({ shopId, may }),
    /** A demand that these shops are asked to quote for; its id. */
    async opened(shopIds: readonly number[], fields: Partial<DemandInput> = {}, quoteUntil?: string): Promise<number> {
      const { id } = await admin.run(demandCalls.save, draft({ ...fields, submit: true }));
      await admin.run(demandCalls.accept, { id, shopIds: [...shopIds], ...(quoteUntil !== undefined && { quoteUntil }) });
      return id;
    },
    /** A report that waits for somebody else than who filed it; its id. */
    async reported(fields: Partial<ReportInput>): Promise<number> {
      const valid = { validStart: inDays(0), validEnd: inDays(30) };
      const form = { type: reportTypes.customer, title: '客户报备', unitName: '上海客运段', content: '跟进到招标', ...valid };
      const filer = shop.admin({ may: ['admin:report:save', 'admin:report:submit'] });
      return (await filer.run(reportCalls.save, { ...form, submit: true, ...fields })).id;
    },
    /** A quote of a shop, as staff enter it; its id. */
    async quoted(demandId: number, shopId: number, fields: Partial<QuoteInput> = {}): Promise<number> {
      const items = fields.items ?? [{ price: 900 }];
      await admin.run(quoteCalls.save, { demandId, shopId, validUntil: inDays(7), ...fields, items });
      return (await admin.run(quoteCalls.list, { demandId })).find((quote) => quote.shopId === shopId)?.id ?? 0;
    },
  };
}
