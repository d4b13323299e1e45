import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { showMoment } from '#contract/moment.ts';
import { readsFacts } from '#server/notifications/index.ts';
import { factsOfOrders, goodsNames, orderLine, parcel, returnCase, returnCaseLine } from '#server/orders/index.ts';

const names = sql<string[]>`array(select l.product_name from ${returnCaseLine} c join ${orderLine} l on l.id = c.line_id
  where c.case_id = return_case.id order by c.id)`;

/** Facts of cases are those of their order, with the goods of the case and the parcel that left for it. */
readsFacts('returnCase', async (write, caseNos) => {
  const { caseNo, orderNo, returnTo, endReason } = returnCase;
  const rows = await write.tx
    .select({ caseNo, orderNo, returnTo, endReason, names, company: parcel.deliveryName, trackingNo: parcel.deliveryId })
    .from(returnCase)
    .leftJoin(parcel, and(eq(parcel.caseId, returnCase.id), isNull(parcel.withdrawnTime)))
    .where(inArray(caseNo, [...caseNos]));
  const orders = await factsOfOrders(
    write,
    rows.map((row) => row.orderNo),
  );
  return rows.flatMap((row) => {
    const found = orders.find(({ subject }) => subject === row.orderNo);
    if (!found) return [];
    const values = {
      ...goodsNames(row.names),
      caseNo: row.caseNo,
      orderNo: row.orderNo,
      returnTo: row.returnTo,
      reason: row.endReason ?? '',
      company: row.company ?? '',
      trackingNo: row.trackingNo ?? '',
      time: showMoment(write.now),
    };
    return [{ ...found, subject: row.caseNo, values }];
  });
});
