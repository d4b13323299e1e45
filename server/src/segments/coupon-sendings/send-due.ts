import { BULK_MAX } from '#contract/bulk-run.ts';
import { Refusal } from '#contract/refusal.ts';
import { couponSendingCalls, couponSendingRefusals } from '#contract/segments/coupon-sendings.ts';
import { holdersOf } from '#server/access/index.ts';
import { starterOf } from '#server/jobs/index.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { beginSending } from './begin-sending.ts';
import { failSending } from './fail-sending.ts';
import { dueSendings } from './queries.ts';

const BATCH = 200;

type DueSending = Awaited<ReturnType<typeof dueSendings>>[number];
type Holders = ReadonlyMap<number, Awaited<ReturnType<typeof holdersOf>>[number]>;

/** Sends as the person who planned it, with the rights and the limits that they have now. */
async function begin({ write }: Services, { id, adminId, adminName }: DueSending, holders: Holders, most: number): Promise<void> {
  const holder = holders.get(adminId);
  if (!holder) throw couponSendingRefusals.NO_RIGHT();
  const actor = { ...starterOf({ id: adminId, name: adminName }), ...(holder.scope && { scope: holder.scope }) };
  await write({ name: 'coupon_sending.begin', actor }, (context) => beginSending(context, id, { mayWait: false, most }));
}

async function fail({ write }: Services, { id, adminName }: DueSending, reason: string): Promise<void> {
  const act = { name: 'coupon_sending.fail', actor: systemActor(`定时发券（${adminName}）`) };
  await write(act, (context) => failSending(context, id, reason));
}

/** Each in a write of its own: one that is refused keeps its reason, and the others are sent. */
async function tryOne(services: Services, due: DueSending, holders: Holders, most: number): Promise<unknown> {
  try {
    await begin(services, due, holders, most);
  } catch (error) {
    if (!(error instanceof Refusal)) return error;
    await fail(services, due, error.message);
  }
  return undefined;
}

/** Every minute: coupons whose time has come go to their customers, `most` of them in a run. */
export const sendDueIn = (most: number): Timer => ({
  name: 'coupon.sendDue',
  label: '按时发放优惠券',
  cron: '* * * * *',
  sleeps: true,
  async run(services) {
    const { database, clock } = services;
    const due = await dueSendings(database.db, clock.now(), BATCH);
    if (due.length === 0) return;
    const permitted = await holdersOf(database.db, [couponSendingCalls.save.permission]);
    const holders = new Map(permitted.map((holder) => [holder.id, holder]));
    const faults: unknown[] = [];
    for (const one of due) faults.push(await tryOne(services, one, holders, most));
    const fault = faults.find((one) => one !== undefined);
    if (fault !== undefined) throw fault;
  },
});

export const sendDue = sendDueIn(BULK_MAX);
