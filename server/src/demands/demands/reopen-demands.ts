import { onGivenUp } from '#server/orders/index.ts';
import { moveDemand } from './move-demand.ts';
import { lockDealt } from './queries.ts';
import { tellCreator } from './tell-creator.ts';

// A demand whose order is cancelled is quoted for again: its shops may sell it with another order.
onGivenUp(async (write, orders) => {
  for (const found of await lockDealt(
    write.tx,
    orders.map(({ id }) => id),
  )) {
    const reason = `订单 ${found.orderNo} 已取消`;
    await moveDemand(write, found, 'reopen', { orderId: null, orderNo: '', reason });
    await tellCreator(write, found, `${reason}，回到报价中`);
  }
});
