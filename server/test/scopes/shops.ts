import { brandCalls } from '#contract/catalogue/brands.ts';
import { productExportCalls } from '#contract/catalogue/export.ts';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { shopStaffCalls } from '#contract/catalogue/shop-staff.ts';
import { showDay } from '#contract/moment.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { limits } from '#contract/data-scope.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { demandCalls } from '#contract/demands/demands.ts';
import { quoteCalls } from '#contract/demands/quotes.ts';
import { reportCalls } from '#contract/demands/reports.ts';
import { reportTypes } from '#contract/demands/report-record.ts';
import { DAY } from '#contract/durations.ts';
import { lineKinds } from '#contract/settlement/settlement-record.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { settlement, settlementLine } from '#server/settlement/index.ts';
import { catalogueIn } from '../catalogue.ts';
import { address, ordersIn } from '../orders.ts';
import { reviewsIn } from '../reviews.ts';
import type { Shop } from '../shop.ts';
import { EVERYTHING } from '../sweeps/guarded.ts';
import type { PlacedRecords, ScopeKind } from './scope-kind.ts';

const GOODS = '搪瓷壶';
const page = { page: 1, limit: 100 };

export function shopsIn(shop: Shop): ScopeKind {
  const catalogue = catalogueIn(shop);
  const { review } = reviewsIn(shop);
  const { order } = ordersIn(shop);
  const admin = shop.admin();
  let looks = 100;
  let shelf: Promise<{ cateId: string; brandId: number }> | undefined;

  /** A category and a brand that all goods have. */
  async function makeShelf() {
    await admin.run(brandCalls.save, { name: '同一牌', logo: 'a.png' });
    const [brand] = (await admin.run(brandCalls.list, page)).list;
    return { cateId: String(await catalogue.category()), brandId: brand?.id ?? 0 };
  }

  /** A bill of a shop, of a line that says so. */
  const bill = async (shopName: string, shopId: number) => {
    const { value } = await shop.app.write({ name: 'test.bill', actor: systemActor('test') }, async ({ tx, now }) => {
      const sums = { commissionRate: 0, adjustAmount: 100, periodStart: '2026-10-01', periodEnd: '2026-10-31' };
      const [made] = await tx
        .insert(settlement)
        .values({ runId: 0, shopId, shopName, ...sums })
        .returning();
      const settlementId = made?.id ?? 0;
      const reason = `${shopName}的调整`;
      await tx
        .insert(settlementLine)
        .values({ settlementId, shopId, kind: lineKinds.adjustment, other: 100, reason, createTime: now });
      return settlementId;
    });
    return value;
  };

  /** A demand, with the quote and the report of the shop that is asked for it. */
  async function demandOf(name: string, keyword: string, merId: number): Promise<Record<string, number>> {
    const title = `${keyword}${GOODS}`;
    const form = { title, unitName: `${name}工务段`, contact: `${name}联系人`, items: [{ name: `${name}物料`, num: 2 }] };
    const { id } = await admin.run(demandCalls.save, { ...form, submit: true });
    if (merId === 0) return { demand: id };
    await admin.run(demandCalls.accept, { id, shopIds: [merId] });
    const validUntil = showDay(new Date(shop.clock.now().getTime() + DAY));
    await admin.run(quoteCalls.save, { demandId: id, shopId: merId, items: [{ price: 700, note: `${name}报价` }], validUntil });
    const valid = { validStart: showDay(shop.clock.now()), validEnd: validUntil };
    const said = { type: reportTypes.exception, title, content: `${name}异常`, submit: true, ...valid };
    const report = await admin.run(reportCalls.save, { ...said, shopId: merId, demandId: id });
    const [quote] = await admin.run(quoteCalls.list, { demandId: id });
    return { demand: id, demand_quote: quote?.id ?? 0, report: report.id };
  }

  async function records(name: string, merId = 0): Promise<PlacedRecords> {
    const [storeName, keyword, nickname, comment] = [`${name}${GOODS}`, `${name}密语`, `${name}买家`, `${name}好评`];
    const alike = { ...(await (shelf ??= makeShelf())), merId, keyword };
    await catalogue.saved({ ...alike, storeName: `${name}仓里的${GOODS}` });
    const productId = await catalogue.saved({ ...alike, storeName, content: `<p>${name}详情</p>` });
    const skuId = (await catalogue.skusOf(productId))[0]?.id ?? 0;
    const reviewId = await review({ productId, nickname, comment });
    await admin.run(reviewCalls.comment, { ids: reviewId, merchantReplyContent: comment });
    const at = new Date(shop.clock.now().getTime() + DAY);
    await admin.run(scheduleCalls.save, { productId, act: 'on', at });
    const [plan] = (await admin.run(scheduleCalls.list, { ...page, productId })).list;
    const { changeId } = await admin.change(productCalls.patch, { id: productId, sort: productId });
    await admin.run(productCalls.putOnShell, { id: productId });
    const to = { ...address, name: `${name}收货人` };
    const sold = await order({ of: skuId, quantity: 9, paid: true, address: to });
    const sent = await order({ of: skuId, sent: true, address: to });
    const { orderNo } = sold;
    await admin.run(refundCalls.agreeRefund, { orderNo, amount: 100, reason: name, requestKey: name });
    await admin.run(orderCalls.mark, { orderNo, mark: comment });
    const info = await admin.run(orderCalls.info, { orderNo });
    const { id: lineId } = (await admin.run(orderCalls.info, sent)).orderInfo[0] ?? { id: 0 };
    const back = { kind: 'return', reason: `${name}退货缘由`, returnTo: `${name}退货仓`, requestKey: `${name}退货` } as const;
    const returned = await admin.run(returnCaseCalls.open, { ...back, orderNo: sent.orderNo, lines: [{ lineId, quantity: 1 }] });
    const parcel = { orderNo: sold.orderNo, expressCode: 'shunfeng', expressNumber: 'SF8800000000001' };
    const shipped = await admin.run(shipmentCalls.shipRun, { requestKey: `${name}发货`, rows: [parcel] });
    const billId = merId > 0 ? await bill(name, merId) : 0;
    const { runId } = await admin.run(productBulkCalls.bulkRun, { ids: [productId], freight: { tempId: 1 } });
    const wanted = await demandOf(name, keyword, merId);
    const file = await admin.run(productExportCalls.products, { filter: {}, columns: [], format: 'csv' });
    await shop.runQueued();
    return {
      ids: {
        product: productId,
        product_reply: reviewId,
        product_schedule: plan?.id ?? 0,
        change: changeId,
        export: file.id,
        job_run: file.jobId,
        run: runId,
        order: info.id,
        return_case: returned.id,
        ship_run: shipped.id,
        ...(billId > 0 && { settlement: billId }),
        ...wanted,
      },
      fields: {
        productId,
        skuId,
        keywords: keyword,
        productSearch: keyword,
        nickname,
        rowId: productId,
        orderNo,
        demandId: wanted['demand'],
        ...(merId > 0 && { merId }),
      },
      words: [
        storeName,
        keyword,
        comment,
        to.name,
        orderNo,
        sent.orderNo,
        returned.caseNo,
        ...['退货缘由', '退货仓', '工务段', '报价', '异常'].map((word) => `${name}${word}`),
      ],
      // The reviewer's nickname is told with the review, the buyer behind an order is not.
      secrets: [],
    };
  }

  const staffOf = async (shopId: number) => (await admin.run(shopStaffCalls.list, { shopId })).map(({ adminId }) => adminId);

  return {
    limit: 'shops',
    noun: 'product',
    common: { keywords: GOODS, productSearch: GOODS },
    moved: [],
    // Waybills of a shop have a sender and a printer of their own.
    closed: [
      'cases',
      'customers',
      'settings',
      'uid',
      'nikeName',
      'viaKey',
      'spreadName',
      'isOwn',
      'exportToName',
      'exportToTel',
      'exportToAddress',
      'exportSiid',
      'exportOpen',
    ],
    rights: ['admin:product:list', 'admin:product:update', 'admin:export:excel:product'],
    place: (name) => catalogue.seller(name),
    async person([first = 0, ...others], { isLimited = true, may = [...EVERYTHING, seeAmounts] } = {}) {
      const dataScope = isLimited ? limits.shops.dataScope : 'all';
      const person = await catalogue.keeper({ shopId: first, may, dataScope });
      for (const shopId of others) await this.join(person.id, shopId);
      return person;
    },
    async join(adminId, shopId) {
      await admin.run(shopStaffCalls.save, { shopId, adminIds: [...(await staffOf(shopId)), adminId] });
    },
    async leave(adminId, shopId) {
      const others = (await staffOf(shopId)).filter((id) => id !== adminId);
      await admin.run(shopStaffCalls.save, { shopId, adminIds: others });
    },
    records,
    async listed(desk) {
      const { list } = await desk.run(productCalls.listAll, { ...page, type: productTabs.onSale });
      return list.map(({ storeName }) => storeName.replace(GOODS, '')).toSorted();
    },
    async touch(desk, { ids }) {
      await desk.run(productCalls.patch, { id: ids['product'] ?? 0, sort: (looks += 1) });
    },
    takeOut: async (desk) =>
      (await desk.run(productExportCalls.products, { filter: {}, columns: ['storeName'], format: 'csv' })).id,
  };
}
