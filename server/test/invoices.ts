import type { Answer, Input } from '#contract/call.ts';
import type { InvoiceApplicationInfo } from '#contract/finance/invoices/invoice-application-record.ts';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { accountsIn } from './accounts.ts';
import { type PlacedOrder, ordersIn } from './orders.ts';
import type { Shop } from './shop.ts';

type Application = Omit<Input<typeof applicationCalls.save>, 'uid' | 'orderNos'>;
export type Applied = Answer<typeof applicationCalls.save>;

let numbers = 0;
/** Number of a fully digital invoice. */
export const newNumber = (): string => String((numbers += 1)).padStart(20, '0');

export const enterprise: Application = {
  titleType: 2,
  invoiceType: 1,
  title: '厦门某某商贸有限公司',
  taxNo: '91350100M000100Y43',
  email: 'wang@shop.cn',
};

/** Factories of applications and invoices; all through the calls that make them. */
export function invoicesIn(shop: Shop) {
  const { askRefund, order, sku } = ordersIn(shop);
  const { uidOf } = accountsIn(shop);
  const admin = shop.admin();

  /** An order that its customer has received. */
  const received = async (account: string, price = 11_300, quantity = 1): Promise<PlacedOrder> =>
    order({ of: await sku({ price, stock: 99 }), quantity, buyer: { account }, received: true });

  const apply = async (account: string, orders: readonly PlacedOrder[], title: Partial<Application> = {}): Promise<Applied> =>
    admin.run(applicationCalls.save, {
      ...enterprise,
      ...title,
      uid: await uidOf(account),
      orderNos: orders.map(({ orderNo }) => orderNo),
    });

  const audit = ({ id }: { id: number }, state: number, reason?: string) =>
    admin.run(applicationCalls.audit, { id, audit: state, ...(reason !== undefined && { reason }) });
  const info = ({ id }: { id: number }): Promise<InvoiceApplicationInfo> => admin.run(applicationCalls.info, { id });

  const issue = async (application: { id: number }, more: Partial<Input<typeof invoiceCalls.issue>> = {}) => {
    const { lines } = await info(application);
    return admin.run(invoiceCalls.issue, {
      applyId: application.id,
      carrier: 1,
      invoiceNo: newNumber(),
      issueDate: shop.clock.now(),
      fileUrl: 'https://tax.example/1.pdf',
      lines: lines.map((line) => ({ ...line, taxCode: '1'.repeat(19) })),
      ...more,
    });
  };

  return {
    askRefund,
    received,
    apply,
    audit,
    info,
    issue,

    /** An invoice over one order. */
    async issued(account: string, price?: number, more: Partial<Input<typeof invoiceCalls.issue>> = {}) {
      const placed = await received(account, price);
      const application = await apply(account, [placed]);
      await audit(application, 4);
      return { placed, application, ...(await issue(application, more)) };
    },

    invoice: (id: number) => admin.run(invoiceCalls.info, { id }),

    red: (id: number, amount: number, more: Partial<Input<typeof invoiceCalls.red>> = {}) =>
      admin.run(invoiceCalls.red, {
        id,
        amount,
        reason: '销货退回',
        invoiceNo: newNumber(),
        issueDate: shop.clock.now(),
        fileUrl: 'https://tax.example/red.pdf',
        ...more,
      }),

    /** A refund that is paid back. */
    async refund({ orderNo }: PlacedOrder, amount: number): Promise<void> {
      await admin.run(refundCalls.agreeRefund, { orderNo, amount, reason: '少了一件', requestKey: newNumber() });
      await shop.runQueued();
    },
  };
}
