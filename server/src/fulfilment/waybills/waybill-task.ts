import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';

/** Task of an order whose waybill may have been printed; one for each order. */
export const waybillTask = ({ orderNo }: { orderNo: string }) => ({
  kind: taskKinds.waybill,
  subjectKey: `waybill:${orderNo}`,
  record: taskRecords.order,
  number: orderNo,
  amount: null,
});
