import { eq } from 'drizzle-orm';
import type { InvoiceApplicationInfo } from '#contract/finance/invoices/invoice-application-record.ts';
import { invoiceSettings } from '#contract/finance/invoices/invoice-settings.ts';
import { customer } from '#server/customers/index.ts';
import { type LineRecord, linesOf, lineStandings } from '#server/orders/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingsOf } from '#server/settings/index.ts';
import { withMaskedTitle } from '../invoice-titles/rules.ts';
import { applications, currentOrders, currentSubjects, logsOf, ordersOf } from './queries.ts';
import { taxTermsOf } from './tax-terms.ts';
import { goodsKept, rechargeLine, suggestedLines } from './rules.ts';

/** An application with its orders, its log and the lines to begin an invoice with, without what was returned. */
export async function getApplication(db: Db, { id }: { id: number }): Promise<InvoiceApplicationInfo> {
  const found = await applications.get(db, id);
  const [buyer] = await db.select({ nickname: customer.nickname }).from(customer).where(eq(customer.id, found.uid));
  const applied = (await ordersOf(db, [id])).get(id) ?? [];
  const current = new Map((await currentOrders(db, id)).map((order) => [order.orderNo, order]));
  const goods = await linesOf(
    db,
    [...current.values()].map((order) => order.id),
  );
  const kept = new Map<number, ReturnType<typeof goodsKept<LineRecord>>>();
  for (const [orderId, bought] of goods) kept.set(orderId, goodsKept(bought, await lineStandings(db, orderId)));
  const settings = await settingsOf(db, invoiceSettings);
  const sold = [...goods.values()].flat();
  const taxes = await taxTermsOf(
    db,
    sold.flatMap(({ cateIds }) => cateIds),
    settings,
  );
  const terms = { contentType: found.contentType, postageTax: taxes.fallback };
  const payTimes = new Map((await currentSubjects(db, id)).map(({ orderNo, payTime }) => [orderNo, payTime]));
  return {
    ...withMaskedTitle(found),
    nickname: buyer?.nickname ?? '',
    orderNos: applied.map(({ orderNo }) => orderNo),
    orders: applied.map((one) => ({ ...one, payTime: payTimes.get(one.orderNo) ?? null })),
    logs: await logsOf(db, { applicationId: id }),
    lines: applied.flatMap(({ orderNo, invoiceAmount }): InvoiceApplicationInfo['lines'] => {
      const of = current.get(orderNo);
      if (!of) return invoiceAmount > 0 ? [rechargeLine(orderNo, invoiceAmount)] : [];
      const taxedGoods = (kept.get(of.id) ?? []).map((one) => ({ ...one, tax: taxes.of(one.cateIds) }));
      return suggestedLines({ orderNo, invoiceAmount, goods: taxedGoods }, terms);
    }),
  };
}
