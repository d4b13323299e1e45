import { findEvent } from '#contract/notifications/events.ts';
import { holdersOf, pointLimits } from '#server/access/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { announce } from '#server/platform/events/hub.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { type Letter, Undeliverable } from '../sender.ts';
import { findPoint, insertNotices } from './queries.ts';

/** People among these who see the order. */
async function seeingOrder(tx: Tx, adminIds: readonly number[], orderNo: string): Promise<readonly number[]> {
  const limits = await pointLimits(tx, adminIds);
  if (limits.size === 0) return adminIds;
  const point = await findPoint(tx, orderNo);
  return adminIds.filter((id) => !limits.has(id) || limits.get(id) === point);
}

/** A notice for everybody who may open the screen that it leads to, or for one of them. Sent twice, it is there once. */
export async function sendNotice({ write }: Services, letter: Letter): Promise<void> {
  const terms = findEvent(letter.mark)?.notice;
  if (!terms) throw new Undeliverable('这个通知不能在站内发送');
  await write({ name: 'notice.send', actor: systemActor('notice.send') }, async (context) => {
    const allowed = await holdersOf(context.tx, terms.needs);
    const holders = letter.adminId === null ? allowed : allowed.filter((id) => id === letter.adminId);
    const adminIds = terms.isOfOrder ? await seeingOrder(context.tx, holders, letter.subject) : holders;
    const told = await insertNotices(context, letter, adminIds);
    if (told.length > 0) await announce(context.tx, { topic: 'notice', adminIds: told, isNew: true });
  });
}
