import { rechargeRefundTypes } from '#contract/finance/recharges.ts';
import { rechargeRefund, userRecharge } from '#server/finance/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { bringRows } from '../engine/bring-rows.ts';
import { type MovedNoun, say } from '../engine/moving.ts';
import { idsOf } from '../moved-rows/queries.ts';
import { fenOf, flagOf, momentOf, textOf } from './values.ts';

export const recharges: MovedNoun = {
  noun: 'recharge',
  label: '充值',
  source: 'eb_user_recharge',
  key: 'id',
  async bring(moving, records) {
    const { tx, now } = moving;
    const uids = await idsOf(
      tx,
      'customer',
      records.map(({ row }) => textOf(row['uid'])),
    );
    const numbers = new Set<string>();
    const trades = new Set<string>();
    const kept = records.flatMap(({ key, row }) => {
      const uid = uids.get(textOf(row['uid']));
      const orderNo = textOf(row['order_id']) || `recharge${key}`;
      const why =
        uid === undefined ? '用户不存在' : fenOf(row['price']) <= 0 ? '金额为 0' : numbers.has(orderNo) ? '单号重复' : undefined;
      if (uid === undefined || why) {
        say(moving, 'leftOut', why ?? '', key);
        return [];
      }
      numbers.add(orderNo);
      const trade = textOf(row['out_trade_no']);
      const tradeNo = trade === '' || trades.has(trade) ? null : trade;
      if (tradeNo) trades.add(tradeNo);
      const createTime = momentOf(row['create_time']) ?? now;
      const payTime = flagOf(row['paid']) ? (momentOf(row['pay_time']) ?? createTime) : null;
      const price = fenOf(row['price']);
      const refundPrice = payTime ? Math.min(price, fenOf(row['refund_price'])) : 0;
      const times = { createTime, updateTime: payTime ?? createTime };
      return [
        {
          key,
          row: {
            id: Number(key),
            uid,
            orderNo,
            requestKey: `move-in:${key}`,
            price,
            givePrice: fenOf(row['give_price']),
            rechargeType: textOf(row['recharge_type']),
            tradeNo,
            payTime,
            refundPrice,
            ...times,
          },
        },
      ];
    });
    const ids = await bringRows(
      tx,
      userRecharge,
      kept.map(({ row }) => row),
    );
    const refunds = kept.flatMap(({ key, row: { refundPrice, orderNo, updateTime } }, at) =>
      refundPrice === 0
        ? []
        : [
            {
              rechargeId: ids[at] ?? 0,
              refundNo: `R${orderNo}`.slice(0, 40),
              requestKey: `move-in:${key}`,
              type: rechargeRefundTypes.cash,
              cashAmount: refundPrice,
              giveAmount: 0,
              state: 'done' as const,
              actorName: '迁入',
              doneTime: updateTime,
              createTime: updateTime,
              updateTime,
            },
          ],
    );
    await insertRows(tx, rechargeRefund, refunds);
    return kept.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }));
  },
};
