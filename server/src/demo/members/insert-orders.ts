import { order, orderLine, orderLog } from '#server/orders/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { at, byTime, stamped } from '../past.ts';
import type { listGoods } from './queries.ts';
import type { Stage } from './stage.ts';
import type { DemoMember } from './plan-members.ts';
import { demoStorefront } from '../seed-order.ts';

/** Orders that were received long ago; what they took from the stock was counted since. */
export async function insertOrders(
  { write, uids, ledgers }: Stage,
  members: readonly DemoMember[],
  goods: Awaited<ReturnType<typeof listGoods>>,
) {
  const { tx } = write;
  const orders = byTime(ledgers.orders);
  const rows = orders.map(({ who, minutes, quantity, orderNo, price, payType, piece }) => {
    const { nickname, phone, province, city } = members[who] ?? { nickname: '', phone: '', province: '', city: '' };
    return {
      orderNo,
      uid: uids[who] ?? null,
      realName: nickname,
      userPhone: phone,
      userAddress: `${province}${city}人民路 ${100 + who} 号`,
      totalNum: quantity,
      proTotalPrice: price,
      totalPostage: 0,
      totalPrice: price,
      couponPrice: 0,
      deductionPrice: 0,
      payPrice: price,
      payPostage: 0,
      payType,
      payTime: at(write, minutes - 2),
      state: who % 3 === 0 ? ('done' as const) : ('toReview' as const),
      refundState: 'none' as const,
      refundPrice: 0,
      isRestocked: false,
      gainIntegral: 0,
      useIntegral: 0,
      backIntegral: 0,
      shippingType: 1,
      verifyCode: '',
      type: 0,
      source: 'mall',
      merId: goods[piece % goods.length]?.merId ?? 0,
      goods: goods[piece % goods.length]?.productName ?? '',
      isDel: false,
      isSystemDel: false,
      shippedTime: at(write, minutes - 600),
      receivedTime: at(write, minutes - 3600),
      ...stamped(write, minutes),
    };
  });
  const ids = await insertRows(tx, order, rows);
  const lines = orders.map(({ piece, quantity, price: paidPrice }, index) => {
    const { price = 0, ...good } = goods[piece % goods.length] ?? {};
    const named = { productId: 0, skuId: 0, productName: '', image: '', sku: '', cateIds: [], ...good };
    const paid = { payNum: quantity, couponPrice: 0, paidPrice, paidPostage: 0 };
    return { ...named, ...paid, price, orderId: ids[index] ?? 0, weight: 0, volume: 0, tempId: 0, giveIntegral: 0 };
  });
  await insertRows(tx, orderLine, lines);
  const steps = [
    ['cache_key_create_order', '订单生成', 0],
    ['pay_success', '用户付款成功', 2],
    ['user_take_delivery', '用户已收货', 3600],
  ] as const;
  const actor = { actorKind: demoStorefront.kind, actorId: null, actorName: demoStorefront.name };
  const logs = orders.flatMap(({ minutes }, index) =>
    steps.map(([changeType, changeMessage, passed]) => ({
      orderId: ids[index] ?? 0,
      changeType,
      changeMessage,
      ...actor,
      createTime: at(write, minutes - passed),
    })),
  );
  await insertRows(tx, orderLog, logs);
}
