import { eq } from 'drizzle-orm';
import type { InvoiceApplicationInfo } from '#contract/finance/invoice-applications.ts';
import { invoiceSettings } from '#contract/finance/invoice-settings.ts';
import { customer } from '#server/customers/index.ts';
import { linesOf } from '#server/orders/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingsOf } from '#server/settings/index.ts';
import { applications, currentOrders, logsOf, ordersOf } from './queries.ts';
import { suggestedLines } from './rules.ts';

/** An application with its orders, its log and the lines to begin an invoice with. */
export async function getApplication(db: Db, { id }: { id: number }): Promise<InvoiceApplicationInfo> {
  const found = await applications.get(db, id);
  const [buyer] = await db.select({ nickname: customer.nickname }).from(customer).where(eq(customer.id, found.uid));
  const applied = (await ordersOf(db, [id])).get(id) ?? [];
  const current = new Map((await currentOrders(db, id)).map((order) => [order.orderNo, order]));
  const goods = await linesOf(
    db,
    [...current.values()].map((order) => order.id),
  );
  const settings = await settingsOf(db, invoiceSettings);
  const terms = {
    contentType: found.contentType,
    categoryName: settings.invoice_category_name,
    taxCode: settings.invoice_tax_code,
    taxRate: Number(settings.invoice_tax_rate),
  };
  const orders = applied.map((one) => ({ ...one, of: current.get(one.orderNo) }));
  return {
    ...found,
    nickname: buyer?.nickname ?? '',
    orderNos: applied.map(({ orderNo }) => orderNo),
    orders: orders.map(({ of, ...one }) => ({ ...one, payTime: of?.payTime ?? null })),
    logs: await logsOf(db, { applicationId: id }),
    lines: orders.flatMap(({ of, orderNo, invoiceAmount }) =>
      of ? suggestedLines({ orderNo, invoiceAmount, payPostage: of.payPostage, goods: goods.get(of.id) ?? [] }, terms) : [],
    ),
  };
}
