import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '#server/orders/index.ts';
import { finishTask, openTask } from '#server/tasks/index.ts';
import { lockWaybill, setWaybill } from './queries.ts';
import { mayBePrinted } from './rules.ts';
import type { Waybill } from './tables.ts';
import { waybillTask } from './waybill-task.ts';

const UNKNOWN = '电子面单结果未知，可能已经打印并计费。请核对打印机和打印记录：已打印的确认单号，没有打印的确认未打印';

interface WaybillOrder {
  id: number;
  orderNo: string;
}

/** Keeps what came of a waybill. An unknown outcome is left to people, and looked for in the provider's record meanwhile. */
export async function keepOutcome(
  write: Write,
  { id, orderNo }: WaybillOrder,
  { outcome, number }: Pick<Waybill, 'outcome' | 'number'>,
): Promise<void> {
  if (outcome !== 'unknown') {
    await setWaybill(write, id, { outcome, number, nextLookTime: null });
    return finishTask(write, waybillTask({ orderNo }));
  }
  // Staff may have settled it while whoever asked still waited.
  if (!mayBePrinted(await lockWaybill(write.tx, id))) return;
  await setWaybill(write, id, { outcome, nextLookTime: write.now });
  await openTask(write, { ...waybillTask({ orderNo }), says: UNKNOWN });
  await logStep(write, id, { type: 'waybill', message: '电子面单结果未知：没有收到打印结果，等待核对' });
}
