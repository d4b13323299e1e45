import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';

/** Task of an order whose money is frozen; one for each order. */
export const shippingTask = ({ orderNo, amount }: { orderNo: string; amount: number }) => ({
  kind: taskKinds.shipping,
  subjectKey: `shipping:${orderNo}`,
  record: taskRecords.order,
  number: orderNo,
  amount,
});
