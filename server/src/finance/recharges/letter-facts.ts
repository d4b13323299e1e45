import { inArray } from 'drizzle-orm';
import { yuanOfFen } from '#contract/fen.ts';
import { rechargeTypes } from '#contract/finance/recharge-record.ts';
import { showMoment } from '#contract/moment.ts';
import { reachableCustomers } from '#server/customers/index.ts';
import { type LetterFacts, readsFacts } from '#server/notifications/index.ts';
import { userRecharge } from './tables.ts';

const appsOf: Readonly<Record<string, LetterFacts['apps'] | undefined>> = {
  [rechargeTypes.public]: ['wechat'],
  [rechargeTypes.routine]: ['routine'],
};

readsFacts('recharge', async ({ tx, now }, orderNos) => {
  const rows = await tx
    .select()
    .from(userRecharge)
    .where(inArray(userRecharge.orderNo, [...orderNos]));
  const reachable = await reachableCustomers(
    tx,
    rows.map(({ uid }) => uid),
  );
  return rows.flatMap(({ uid, orderNo, price, givePrice, rechargeType }) => {
    const addressee = reachable.get(uid);
    const values = {
      orderNo,
      price: `${yuanOfFen(price)}元`,
      gift: `${yuanOfFen(givePrice)}元`,
      time: showMoment(now),
    };
    return addressee ? [{ subject: orderNo, addressee, apps: appsOf[rechargeType] ?? [], values }] : [];
  });
});
