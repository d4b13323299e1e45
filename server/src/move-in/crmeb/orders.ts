import { inArray, sql } from 'drizzle-orm';
import { allocate } from '#contract/fen.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import { lineShares } from '#contract/orders/lines/line-shares.ts';
import { splitRefund } from '#contract/orders/lines/refund-split.ts';
import { product } from '#server/catalogue/index.ts';
import { team } from '#server/marketing/index.ts';
import { order, orderLine, orderLog, parcel, refund, refundLine } from '#server/orders/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { TheirRow } from '../dump/columns.ts';
import { cutTo } from '../engine/cut-to.ts';
import { bringRows } from '../engine/bring-rows.ts';
import { type Came, type Moving, type MovedNoun, type Theirs, say } from '../engine/moving.ts';
import { idsOf } from '../moved-rows/queries.ts';
import { skusByName } from './catalogue.ts';
import { couponsOfHeld } from './coupons.ts';
import { refundedOf, standingOf } from './order-state.ts';
import { pictureOf } from './pictures.ts';
import { teamOf } from './campaigns.ts';
import { fenOf, flagOf, hundredthsOf, idOf, intOf, listOf, momentOf, textOf } from './values.ts';

type LineRow = typeof orderLine.$inferInsert;
type Order = typeof order.$inferInsert & { id: number };

/** Columns that name the activity an order was bought from, with its kind here. */
const ACTIVITIES = [
  { column: 'seckill_id', noun: 'flashSale', kind: activityKinds.flashSale },
  { column: 'bargain_id', noun: 'bargain', kind: activityKinds.bargain },
  { column: 'combination_id', noun: 'groupBuy', kind: activityKinds.groupBuy },
] as const;

/** Records of ours that a portion of orders names. */
interface OrderAround {
  uids: ReadonlyMap<string, number>;
  held: ReadonlyMap<string, number>;
  coupons: ReadonlyMap<number, number>;
  points: ReadonlyMap<string, number>;
  participations: ReadonlyMap<string, number>;
  activities: ReadonlyMap<string, number>;
  teams: ReadonlyMap<string, { id: number; status: number }>;
  skus: ReadonlyMap<string, number>;
  goods: ReadonlyMap<number, { tempId: number; cateIds: number[] }>;
  productIds: ReadonlyMap<string, number>;
  /** Numbers of payments and codes of pick-ups, each of which one order has. */
  taken: Set<string>;
}

const column = (records: readonly Theirs[], name: string): string[] => records.map(({ row }) => textOf(row[name]));
const linesOf = (records: readonly Theirs[]): TheirRow[] => records.flatMap(({ beside }) => beside['lines'] ?? []);

async function teamsOf(moving: Moving, records: readonly Theirs[]) {
  const rows = await moving.stage.holding(
    'eb_store_pink',
    'order_id_key',
    records.map(({ key }) => key),
  );
  const ids = await idsOf(moving.tx, 'team', rows.map(teamOf));
  const standing = await moving.tx
    .select({ id: team.id, status: team.status })
    .from(team)
    .where(inArray(team.id, [0, ...ids.values()]));
  const statuses = new Map(standing.map(({ id, status }) => [id, status]));
  return new Map(
    rows.flatMap((row) => {
      const id = ids.get(teamOf(row));
      return id === undefined ? [] : [[textOf(row['order_id_key']), { id, status: statuses.get(id) ?? 1 }] as const];
    }),
  );
}

/** SKU of ours by that of a line; a SKU of an activity is that of the product with the same name. */
async function skusOf(moving: Moving, lines: readonly TheirRow[]): Promise<Map<string, number>> {
  const { tx, stage } = moving;
  const wanted = lines.map((line) => textOf(line['attr_value_id']));
  const direct = await idsOf(tx, 'sku', wanted);
  const others = (await stage.holding('eb_store_product_attr_value', 'id', wanted)).filter((row) => intOf(row['type']) > 0);
  for (const { noun, kind } of ACTIVITIES) {
    const rows = others.filter((row) => intOf(row['type']) === kind);
    const source = { flashSale: 'eb_store_seckill', bargain: 'eb_store_bargain', groupBuy: 'eb_store_combination' }[noun];
    const theirs = await stage.holding(
      source,
      'id',
      rows.map((row) => textOf(row['product_id'])),
    );
    const products = await idsOf(
      tx,
      'product',
      theirs.map((row) => textOf(row['product_id'])),
    );
    const productOf = new Map(theirs.map((row) => [textOf(row['id']), products.get(textOf(row['product_id'])) ?? 0]));
    const named = await skusByName(moving, [...new Set(productOf.values())]);
    for (const row of rows) {
      const id = named.get(`${productOf.get(textOf(row['product_id'])) ?? 0} ${textOf(row['suk'])}`);
      if (id !== undefined) direct.set(textOf(row['id']), id);
    }
  }
  return direct;
}

async function goodsOf({ tx }: Moving, productIds: readonly number[]) {
  const rows = await tx
    .select({ id: product.id, tempId: product.tempId, cateId: product.cateId })
    .from(product)
    .where(inArray(product.id, [0, ...productIds]));
  return new Map(rows.map(({ id, tempId, cateId }) => [id, { tempId, cateIds: listOf(cateId).map(Number) }]));
}

/** Product of a line: of an activity's line it is the activity that stands there. */
async function productsOf(moving: Moving, lines: readonly TheirRow[]) {
  const { tx, stage } = moving;
  const productIds = new Map<string, number>();
  const plain = await idsOf(
    tx,
    'product',
    lines.map((line) => textOf(line['product_id'])),
  );
  for (const [key, id] of plain) productIds.set(`0 ${key}`, id);
  for (const { noun, kind } of ACTIVITIES) {
    const source = { flashSale: 'eb_store_seckill', bargain: 'eb_store_bargain', groupBuy: 'eb_store_combination' }[noun];
    const theirs = await stage.holding(
      source,
      'id',
      lines.filter((line) => intOf(line['product_type']) === kind).map((line) => textOf(line['product_id'])),
    );
    const products = await idsOf(
      tx,
      'product',
      theirs.map((row) => textOf(row['product_id'])),
    );
    for (const row of theirs) productIds.set(`${kind} ${textOf(row['id'])}`, products.get(textOf(row['product_id'])) ?? 0);
  }
  return productIds;
}

async function takenTexts({ tx }: Moving, records: readonly Theirs[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ text: string }>(
    sql`select out_trade_no as text from "order" where out_trade_no = any(${sql.param(column(records, 'out_trade_no'))}::text[])
      union all select 'participation ' || participation_id from "order" where state <> 'cancelled' and participation_id in (
        select our_id from move_in_row where noun = 'participation' and their_key = any(${sql.param(column(records, 'bargain_user_id'))}::text[]))
      union all select verify_code from "order" where verify_code <> '' and verify_code = any(${sql.param(column(records, 'verify_code'))}::text[])`,
  );
  return new Set(rows.map(({ text }) => text));
}

async function aroundOf(moving: Moving, records: readonly Theirs[]): Promise<OrderAround> {
  const { tx } = moving;
  const lines = linesOf(records);
  const held = await idsOf(tx, 'heldCoupon', column(records, 'coupon_id'));
  const activities = new Map<string, number>();
  for (const { column: name, noun } of ACTIVITIES)
    for (const [key, id] of await idsOf(tx, noun, column(records, name))) activities.set(`${noun} ${key}`, id);
  const productIds = await productsOf(moving, lines);
  return {
    uids: await idsOf(tx, 'customer', column(records, 'uid')),
    held,
    coupons: await couponsOfHeld(moving, [...held.values()]),
    points: await idsOf(tx, 'pickPoint', column(records, 'store_id')),
    participations: await idsOf(tx, 'participation', column(records, 'bargain_user_id')),
    activities,
    teams: await teamsOf(moving, records),
    skus: await skusOf(moving, lines),
    goods: await goodsOf(moving, [...new Set(productIds.values())]),
    productIds,
    taken: await takenTexts(moving, records),
  };
}

/** A text that one order at most has; empty where it is none, or another order's. */
function once({ taken }: OrderAround, text: string, most: number): string {
  if (text === '' || text.length > most || taken.has(text)) return '';
  taken.add(text);
  return text;
}

function activityOf({ row }: Theirs, { activities }: OrderAround) {
  for (const { column: name, noun, kind } of ACTIVITIES) {
    const activityId = activities.get(`${noun} ${textOf(row[name])}`);
    if (activityId !== undefined) return { activityId, activityKind: kind };
  }
  return {};
}

/** A bargain ends in one order that stands. */
function participationOf({ row }: Theirs, { participations, taken }: OrderAround): number | null {
  const id = participations.get(textOf(row['bargain_user_id']));
  const isTaken = taken.has(`participation ${id}`);
  if (id === undefined || isTaken) return null;
  if (standingOf(row).state !== 'cancelled') taken.add(`participation ${id}`);
  return id;
}

function couponOf({ row }: Theirs, { held, coupons }: OrderAround) {
  const couponId = held.get(textOf(row['coupon_id']));
  const issueCouponId = couponId === undefined ? undefined : coupons.get(couponId);
  return issueCouponId === undefined ? {} : { couponId, issueCouponId };
}

/** Moment of the first step of a kind. */
function stepTime({ beside }: Theirs, ...kinds: string[]): Date | null {
  const step = (beside['steps'] ?? []).find((each) => kinds.includes(textOf(each['change_type'])));
  return momentOf(step?.['create_time']);
}

function timesOf(record: Theirs, { now }: Moving) {
  const { row } = record;
  const createTime = momentOf(row['create_time']) ?? now;
  const updateTime = momentOf(row['update_time']) ?? createTime;
  const { state } = standingOf(row);
  const payTime = flagOf(row['paid']) ? (momentOf(row['pay_time']) ?? createTime) : null;
  const isSent = state === 'sent' || state === 'toReview' || state === 'done';
  const isReceived = state === 'toReview' || state === 'done';
  return {
    createTime,
    updateTime,
    payTime,
    shippedTime: isSent ? (stepTime(record, 'express', 'delivery_goods', 'delivery', 'delivery_fictitious') ?? payTime) : null,
    receivedTime: isReceived ? (stepTime(record, 'user_take_delivery', 'take_delivery') ?? updateTime) : null,
    cancelTime: state === 'cancelled' ? (stepTime(record, 'cancel', 'cancel_order') ?? updateTime) : null,
  };
}

/** Amounts that add up: total is goods and freight, and what is paid is never more than that went back of. */
function amountsOf(moving: Moving, { key, row }: Theirs) {
  const totalPostage = fenOf(row['total_postage']);
  const totalPrice = fenOf(row['total_price']);
  const proTotalPrice = totalPrice - totalPostage;
  if (fenOf(row['pro_total_price']) !== proTotalPrice) say(moving, 'altered', '商品总价与订单总价对不上，按订单总价减运费', key);
  const payPrice = fenOf(row['pay_price']);
  if (fenOf(row['refund_price']) > payPrice) say(moving, 'altered', '退款金额大于实付，按实付搬来', key);
  return {
    totalPostage,
    totalPrice,
    proTotalPrice,
    payPrice,
    payPostage: fenOf(row['pay_postage']),
    couponPrice: fenOf(row['coupon_price']),
    deductionPrice: fenOf(row['deduction_price']),
    beforePayPrice: flagOf(row['is_alter_price']) ? fenOf(row['before_pay_price']) : null,
    refundPrice: refundedOf(row),
  };
}

function refundTexts(record: Theirs) {
  const { row } = record;
  const { refundState } = standingOf(row);
  return {
    refundState,
    refundReasonWap: row['refund_reason_wap'] ?? null,
    refundReasonWapExplain: row['refund_reason_wap_explain'] ?? null,
    refundReasonWapImg: row['refund_reason_wap_img'] ?? null,
    refundReason: row['refund_reason'] ?? null,
    refundReasonTime: momentOf(row['refund_reason_time']),
    isRequested: refundState === 'asked',
    isOwedByHand: refundState === 'paying',
    isRestocked: refundState === 'refunded',
  };
}

function orderOf(moving: Moving, record: Theirs, around: OrderAround): Order {
  const { key, row, beside } = record;
  const lines = beside['lines'] ?? [];
  const uid = around.uids.get(textOf(row['uid']));
  if (uid === undefined && idOf(row['uid'])) say(moving, 'altered', '用户不存在，订单不归任何用户', key);
  const verifyCode = once(around, textOf(row['verify_code']), 10);
  if (verifyCode !== textOf(row['verify_code'])) say(moving, 'altered', '核销码太长或重复，已清空', key);
  const outTradeNo = once(around, textOf(row['out_trade_no']), 64);
  if (outTradeNo !== textOf(row['out_trade_no'])) say(moving, 'altered', '支付单号与别的订单相同，没有带来', key);
  const ofTeam = around.teams.get(key);
  return {
    id: Number(key),
    orderNo: textOf(row['order_id']),
    uid: uid ?? null,
    realName: textOf(row['real_name']),
    userPhone: textOf(row['user_phone']),
    userAddress: textOf(row['user_address']),
    totalNum: Math.max(1, intOf(row['total_num'])),
    ...amountsOf(moving, record),
    ...couponOf(record, around),
    ...activityOf(record, around),
    participationId: participationOf(record, around),
    teamId: ofTeam?.id ?? null,
    teamStatus: ofTeam?.status ?? null,
    payType: cutTo(textOf(row['pay_type']), 16),
    outTradeNo: outTradeNo || null,
    ...standingOf(row),
    ...refundTexts(record),
    deliveryType: textOf(row['delivery_type']) ? cutTo(textOf(row['delivery_type']), 16) : null,
    deliveryName: row['delivery_name'] ?? null,
    deliveryId: row['delivery_id'] ?? null,
    deliveryCode: row['delivery_code'] ?? null,
    gainIntegral: Math.max(0, intOf(row['gain_integral'])),
    useIntegral: Math.max(0, intOf(row['use_integral'])),
    backIntegral: Math.max(0, intOf(row['back_integral'])),
    mark: textOf(row['mark']),
    remark: row['remark'] ?? null,
    shippingType: intOf(row['shipping_type']) === 2 ? 2 : 1,
    verifyCode,
    storeId: around.points.get(textOf(row['store_id'])) ?? null,
    type: intOf(row['type']),
    goods: lines.map((line) => textOf(line['product_name'])).join(' '),
    ...timesOf(record, moving),
  };
}

/** Number of the SKU among those of its order: a second line of one, and lines of none, get numbers below nothing. */
function skuNumber(moving: Moving, used: Set<number>, line: TheirRow, { skus }: OrderAround): number {
  const id = skus.get(textOf(line['attr_value_id'])) ?? 0;
  const free = used.has(id) ? -intOf(line['id']) : id;
  used.add(free);
  if (id === 0) say(moving, 'altered', '明细的规格在商品里找不到，只保留名称', textOf(line['order_id']));
  else if (free !== id) say(moving, 'altered', '同一规格分成两行，第二行不再指向规格', textOf(line['order_id']));
  return free;
}

/** Lines with their shares of coupon, price and freight, which the former shop does not keep. */
function linesWithShares(moving: Moving, { row, beside }: Theirs, orderId: number, around: OrderAround): LineRow[] {
  const used = new Set<number>();
  const lines = (beside['lines'] ?? []).map((line) => {
    const productId =
      around.productIds.get(`${intOf(line['product_type'])} ${textOf(line['product_id'])}`) ??
      around.productIds.get(`0 ${textOf(line['product_id'])}`);
    const { tempId = 0, cateIds = [] } = around.goods.get(productId ?? 0) ?? {};
    return {
      orderId,
      productId: productId ?? intOf(line['product_id']),
      skuId: skuNumber(moving, used, line, around),
      productName: textOf(line['product_name']),
      image: pictureOf(moving.terms, line['image']),
      sku: textOf(line['sku']),
      price: fenOf(line['price']),
      payNum: Math.max(1, intOf(line['pay_num'])),
      weight: hundredthsOf(line['weight']),
      volume: hundredthsOf(line['volume']),
      tempId,
      giveIntegral: intOf(line['give_integral']),
      cateIds,
    };
  });
  const costs = lines.map(({ price, payNum }) => price * payNum);
  const worth = costs.reduce((sum, cost) => sum + cost, 0);
  const reductions = lines.length === 0 ? [] : allocate(Math.min(fenOf(row['coupon_price']), worth), costs);
  const payPrice = fenOf(row['pay_price']);
  return lineShares(
    { payPrice, payPostage: fenOf(row['pay_postage']) },
    lines.map((line, at) => ({ ...line, couponPrice: reductions[at] ?? 0 })),
  );
}

/** Says where the lines of an order are not all of what was bought. */
function proveLines(moving: Moving, { key, row, beside }: Theirs): void {
  const lines = beside['lines'] ?? [];
  const pieces = lines.reduce((sum, line) => sum + intOf(line['pay_num']), 0);
  if (pieces !== intOf(row['total_num'])) say(moving, 'altered', '明细件数与订单件数不一致', key);
}

interface Brought {
  record: Theirs;
  id: number;
  orderNo: string;
  lines: readonly (LineRow & { id: number })[];
}

async function bringSteps({ tx, now }: Moving, brought: readonly Brought[]): Promise<void> {
  const rows = brought.flatMap(({ record, id: orderId }) =>
    (record.beside['steps'] ?? [])
      .map((step) => ({
        orderId,
        changeType: cutTo(textOf(step['change_type']), 32),
        changeMessage: textOf(step['change_message']),
        actorKind: 'system',
        actorName: '迁入',
        createTime: momentOf(step['create_time']) ?? now,
      }))
      .toSorted((one, other) => one.createTime.getTime() - other.createTime.getTime()),
  );
  await insertRows(tx, orderLog, rows);
}

/** Brings one parcel with all pieces of each order that was sent: the former shop knows no parts. */
async function bringParcels(moving: Moving, brought: readonly Brought[]): Promise<void> {
  const rows = brought.flatMap(({ record, id: orderId, lines }) => {
    const { row } = record;
    const { shippedTime } = timesOf(record, moving);
    const deliveryType = textOf(row['delivery_type']);
    if (!shippedTime || deliveryType === '' || lines.length === 0) return [];
    return [
      {
        orderId,
        pieces: lines.map(({ id: lineId, payNum: quantity }) => ({ lineId, quantity })),
        deliveryType: cutTo(deliveryType, 16),
        deliveryName: row['delivery_name'] ?? null,
        deliveryId: row['delivery_id'] ?? null,
        deliveryCode: row['delivery_code'] ?? null,
        createTime: shippedTime,
        updateTime: shippedTime,
      },
    ];
  });
  await insertRows(moving.tx, parcel, rows);
}

/** Moment the money went back: the step, or the row of the balance that took it, says so. */
function refundTime({ beside, row, key }: Theirs): Date | null {
  const step = (beside['steps'] ?? []).find((each) => textOf(each['change_type']) === 'refund_price');
  const bill = (beside['bills'] ?? []).find(
    (each) => textOf(each['link_id']) === key && textOf(each['type']) === 'pay_product_refund',
  );
  return momentOf(step?.['create_time'] ?? bill?.['create_time'] ?? row['refund_reason_time'] ?? row['update_time']);
}

function refundOf(moving: Moving, { record, id: orderId, orderNo }: Brought): (typeof refund.$inferInsert)[] {
  const { row } = record;
  const { refundState } = standingOf(row);
  const isPaying = refundState === 'paying';
  const amount = isPaying
    ? Math.min(fenOf(row['refund_price']) || fenOf(row['pay_price']), fenOf(row['pay_price']))
    : refundedOf(row);
  if (amount === 0 && refundState !== 'refunded' && !isPaying) return [];
  const time = refundTime(record) ?? moving.now;
  if (isPaying) say(moving, 'altered', '退款中，结果不明，等人工处理', record.key);
  return [
    {
      refundNo: `R${orderNo}`,
      orderId,
      amount,
      reason: textOf(row['refund_reason_wap'] ?? row['refund_reason']) || '迁入',
      restock: refundState === 'refunded',
      state: isPaying ? ('paying' as const) : ('done' as const),
      byHand: isPaying,
      actorName: '迁入',
      doneTime: isPaying ? null : time,
      createTime: time,
      updateTime: time,
    },
  ];
}

async function bringRefunds(moving: Moving, brought: readonly Brought[]): Promise<void> {
  const { tx } = moving;
  const due = brought.flatMap((each) => refundOf(moving, each).map((row) => ({ row, each })));
  const ids = await insertRows(
    tx,
    refund,
    due.map(({ row }) => row),
  );
  const rows = due.flatMap(({ row: { amount }, each: { lines, record } }, at) => {
    const paid = lines.map(({ id: lineId, payNum, paidPrice, paidPostage }) => ({
      lineId,
      payNum,
      paidPrice,
      paidPostage,
      refunded: 0,
      refundedPrice: 0,
      refundedPostage: 0,
    }));
    const isWhole = amount === fenOf(record.row['pay_price']);
    const pieces = isWhole ? paid.map(({ lineId, payNum: quantity }) => ({ lineId, quantity })) : [];
    return splitRefund(paid, pieces, amount).map((part) => ({ ...part, refundId: ids[at] ?? 0 }));
  });
  await insertRows(tx, refundLine, rows);
}

async function bringOrders(moving: Moving, records: readonly Theirs[]): Promise<Came[]> {
  const { tx } = moving;
  const around = await aroundOf(moving, records);
  const ids = await bringRows(
    tx,
    order,
    records.map((record) => orderOf(moving, record, around)),
  );
  const lines = records.flatMap((record, at) => linesWithShares(moving, record, ids[at] ?? 0, around));
  const lineIds = await insertRows(tx, orderLine, lines);
  const ofOrders = Map.groupBy(
    lines.map((line, at) => ({ ...line, id: lineIds[at] ?? 0 })),
    ({ orderId }) => orderId,
  );
  const brought = records.map((record, at) => ({
    record,
    id: ids[at] ?? 0,
    orderNo: textOf(record.row['order_id']),
    lines: ofOrders.get(ids[at] ?? 0) ?? [],
  }));
  for (const record of records) proveLines(moving, record);
  await bringSteps(moving, brought);
  await bringParcels(moving, brought);
  await bringRefunds(moving, brought);
  await countPayments(tx, [...new Set(around.uids.values())]);
  return brought.map(({ record: { key }, id }) => ({ key, id }));
}

/** Number of orders that these customers paid. */
const countPayments = (tx: Moving['tx'], uids: readonly number[]) =>
  tx.execute(sql`update customer c set pay_count = o.n from (
    select uid, count(*)::int as n from "order" where pay_time is not null and uid = any(${sql.param(uids)}::int[]) group by uid) o
    where o.uid = c.id and c.pay_count <> o.n`);

export const orders: MovedNoun = {
  noun: 'order',
  label: '订单',
  source: 'eb_store_order',
  key: 'id',
  beside: [
    { name: 'lines', table: 'eb_store_order_info', column: 'order_id', isMain: true },
    { name: 'steps', table: 'eb_store_order_status', column: 'oid', isMain: true },
    { name: 'bills', table: 'eb_user_bill', column: 'link_id' },
  ],
  bring: bringOrders,
};
