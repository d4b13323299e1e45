import { Refusal } from '#contract/refusal.ts';
import { lockOrder } from '#server/orders/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { RecordedLabel } from '#server/platform/labels.ts';
import type { Services } from '#server/platform/services.ts';
import { openTask } from '#server/tasks/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { keepOutcome } from './keep-outcome.ts';
import { lockWaybill, numbersOnParcels, numbersOfOthers, setWaybill } from './queries.ts';
import { isOwnWaybill } from './own-waybill.ts';
import { isAsking, labelsOf, mayBePrinted, nextLook } from './rules.ts';
import type { Waybill } from './tables.ts';
import { waybillTask } from './waybill-task.ts';

type LookServices = Pick<Services, 'database' | 'providers' | 'write'>;

const FAULT_MAX = 255;

/** Turns a waybill whose asking process is gone into one with an unknown outcome; undefined where there is nothing to look for. */
async function begin(write: Write, order: { id: number; orderNo: string }): Promise<Waybill | undefined> {
  await lockOrder(write, order.orderNo);
  const known = await lockWaybill(write.tx, order.id);
  if (!mayBePrinted(known) || isAsking(known, write.now)) return undefined;
  if (known && !(await isOwnWaybill(write.tx, known, write.actor))) return undefined;
  if (known?.outcome === 'asking') await keepOutcome(write, order, { outcome: 'unknown', number: null });
  return known;
}

async function keepFound(write: Write, orderNo: string, record: readonly RecordedLabel[] | undefined, fault: string | null) {
  const { tx, now } = write;
  const order = await lockOrder(write, orderNo);
  const orderId = order.id;
  const known = await lockWaybill(tx, orderId);
  if (!known || !mayBePrinted(known)) return undefined;
  const looked = { looks: known.looks + 1, lookedTime: now, nextLookTime: nextLook(known.looks, now) };
  if (!record) return setWaybill(write, orderId, { ...looked, lookFault: fault });
  const numbers = record.map(({ number }) => number);
  const ofOthers = [...(await numbersOfOthers(tx, orderId, numbers)), ...(await numbersOnParcels(tx, numbers))];
  const { realName: name, userPhone: phone } = order;
  const found = labelsOf(record, { com: known.com, name, phone, askedTime: known.askedTime }, ofOthers);
  await setWaybill(write, orderId, { ...looked, foundLabels: found, lookFault: null });
  const says =
    found.length === 0
      ? '电子面单结果未知，平台的打印记录里还没有这位收件人的面单。请核对打印机：已打印的确认单号，没有打印的确认未打印'
      : `电子面单结果未知，平台的打印记录里有这位收件人的面单 ${found.map(({ number }) => number).join('、')}，请在订单里确认`;
  return openTask(write, { ...waybillTask(order), says });
}

/** Looks through the provider's record for a waybill whose answer was lost. Nothing is printed, and staff decide on what is found. */
export async function lookForWaybill(
  { providers, write: inWrite }: LookServices,
  order: { id: number; orderNo: string },
  actor: Actor = systemActor('系统'),
): Promise<{ isLost: boolean; fault?: Refusal }> {
  const act = { name: 'order.lookForWaybill', actor };
  const { value: lost } = await inWrite(act, (write) => begin(write, order));
  if (!lost) return { isLost: false };
  const isLost = true;
  try {
    const record = await providers.label.record(lost.com);
    await inWrite(act, (write) => keepFound(write, order.orderNo, record, null));
    return { isLost };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await inWrite(act, (write) => keepFound(write, order.orderNo, undefined, error.message.slice(0, FAULT_MAX)));
    return { isLost, fault: error };
  }
}
