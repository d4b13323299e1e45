import { sql } from 'drizzle-orm';
import { approvalCalls } from '#contract/approvals/approvals.ts';
import { limits } from '#contract/data-scope.ts';
import { pickStaffCalls } from '#contract/delivery/pick-staff.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { claimCalls } from '#contract/orders/claims.ts';
import { orderExportCalls } from '#contract/order-figures/order-export.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Client } from '../client.ts';
import { deliveryIn } from '../delivery.ts';
import { address, type PlacedOrder } from '../orders.ts';
import { casesIn } from '../return-cases.ts';
import type { Shop } from '../shop.ts';
import { EVERYTHING } from '../sweeps/guarded.ts';
import type { PlacedRecords, ScopeKind } from './scope-kind.ts';

const GOODS = '搪瓷壶';
const everyOrder = { status: 'all', type: 2 } as const;
const page = { page: 1, limit: 100 };

export function pointsIn(shop: Shop): ScopeKind {
  const { storefront, draft, pay, send, sku, askRefund, open } = casesIn(shop);
  const { point, clerk } = deliveryIn(shop);
  const admin = shop.admin();
  let [buyers, looks] = [0, 0];
  let goods: Promise<number> | undefined;

  async function place(name: string, storeId?: number): Promise<PlacedOrder> {
    const of = await (goods ??= sku({ name: GOODS, stock: 10_000 }));
    const phone = `137000${10_000 + buyers}`;
    const to = storeId ? { address: undefined, pickUp: { storeId, name, phone } } : { address: { ...address, name, phone } };
    const buyer = { account: phone, nickname: name, phone };
    return storefront.run(openOrderCalls.create, { ...draft({ of, quantity: buyers }), ...to, buyer });
  }

  async function paid(...to: Parameters<typeof place>): Promise<PlacedOrder> {
    const placed = await place(...to);
    await pay(placed);
    return placed;
  }

  /** Orders that were due long ago, or that people have to pay back, as no call makes them at once. */
  const age = (late: PlacedOrder, owed: PlacedOrder, unpaid: PlacedOrder) =>
    shop.app.write({ name: 'test.orders', actor: systemActor('test') }, async ({ tx }) => {
      await tx.execute(sql`update "order" set pay_time = pay_time - interval '5 days' where order_no = ${late.orderNo}`);
      await tx.execute(sql`
        update "order" set refund_state = 'paying', is_owed_by_hand = true where order_no = ${owed.orderNo}`);
      await tx.execute(sql`
        update "order" set pay_type = 'offline', create_time = create_time - interval '30 days' where order_no = ${unpaid.orderNo}`);
    });

  async function records(name: string, storeId?: number): Promise<PlacedRecords> {
    buyers += 1;
    const to = [name, storeId] as const;
    const [waiting, asked, proposed, late, owed] = [
      await paid(...to),
      await paid(...to),
      await paid(...to),
      await paid(...to),
      await paid(...to),
    ];
    const [unpaid, sent] = [await place(...to), await paid(...to)];
    await askRefund(asked);
    await admin.run(refundCalls.agreeRefund, { orderNo: waiting.orderNo, amount: 100, reason: name, requestKey: `${name} 少` });
    await admin.run(refundCalls.proposeRefund, { orderNo: proposed.orderNo, amount: 100, reason: name, requestKey: name });
    await admin.run(claimCalls.claim, { orderNo: waiting.orderNo });
    const { changeId } = await admin.change(orderCalls.mark, { orderNo: waiting.orderNo, mark: name });
    const file = await admin.run(orderExportCalls.exportOrders, { filter: everyOrder, columns: [], format: 'csv' });
    if (!storeId) await send(sent);
    const opened = storeId ? undefined : await open(sent);
    await age(late, owed, unpaid);
    await shop.runQueued();
    const info = await admin.run(orderCalls.info, { orderNo: waiting.orderNo });
    const approval = (await admin.run(approvalCalls.list, page)).list.find(({ reason }) => reason === name);
    const numbers = [waiting, asked, proposed, late, owed, unpaid, sent].map(({ orderNo }) => orderNo);
    return {
      ids: {
        order: info.id,
        change: changeId,
        export: file.id,
        job_run: file.jobId,
        approval: approval?.id ?? 0,
        ...(opened && { return_case: opened.id }),
      },
      fields: {
        orderNo: waiting.orderNo,
        keywords: name,
        uid: info.uid,
        rowId: info.id,
        ...(storeId && { vCode: waiting.verifyCode, storeId }),
      },
      words: [name, ...numbers],
      secrets: [],
    };
  }

  const staffOf = async (uid: number, storeId: number) =>
    (await admin.run(pickStaffCalls.list, { ...page, storeId })).list.find((staff) => staff.uid === uid)?.id ?? 0;

  return {
    limit: 'points',
    noun: 'order',
    common: { keywords: GOODS },
    moved: ['stock_entry', 'stock', 'sales'],
    closed: ['customers', 'settings'],
    rights: ['admin:order:list', 'admin:order:mark', 'admin:export:excel:order'],
    async place(name) {
      await admin.run(configCalls.save, { key: 'store_self_mention', value: 'true' });
      return point({ name });
    },
    async person([first = 0, ...others], { isLimited = true, may = [...EVERYTHING, seeAmounts] } = {}) {
      const dataScope = isLimited ? limits.points.dataScope : 'all';
      const { adminId: id, ...person } = await clerk({ storeId: first, may: [...may], dataScope });
      for (const storeId of others) await this.join(id, storeId);
      return { ...person, id };
    },
    async join(uid, storeId) {
      await admin.run(pickStaffCalls.save, { uid, storeId, staffName: '小张', avatar: '' });
    },
    async leave(uid, storeId) {
      await admin.run(pickStaffCalls.delete, { id: await staffOf(uid, storeId) });
    },
    records,
    async listed(desk: Client) {
      const { list } = await desk.run(orderCalls.list, { ...page, ...everyOrder });
      return [...new Set(list.map(({ realName }) => realName))].toSorted();
    },
    async touch(desk, { fields }) {
      await desk.run(orderCalls.mark, { orderNo: String(fields['orderNo']), mark: `看过 ${(looks += 1)} 次` });
    },
    takeOut: async (desk) =>
      (await desk.run(orderExportCalls.exportOrders, { filter: everyOrder, columns: ['realName'], format: 'csv' })).id,
  };
}
