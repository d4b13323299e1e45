import { type NoticeTerms, findEvent } from '#contract/notifications/events.ts';
import { holdersOf, limitsOfPeople } from '#server/access/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { announce } from '#server/platform/events/hub.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { type Letter, Undeliverable } from '../sender.ts';
import { findPoint, insertNotices, shopsLowOn } from './queries.ts';

/** People among these who see what the notice is of: a limit to a shop leaves no order, one to a point leaves every product. */
async function seeing(tx: Tx, adminIds: readonly number[], { isOf }: NoticeTerms, subject: string): Promise<readonly number[]> {
  const limits = isOf ? await limitsOfPeople(tx, adminIds) : new Map<number, never>();
  if (limits.size === 0) return adminIds;
  const point = isOf === 'order' ? await findPoint(tx, subject) : undefined;
  const shops = isOf === 'product' ? await shopsLowOn(tx, subject) : [];
  return adminIds.filter((id) => {
    const { points: ownPoint, shop: ownShop } = limits.get(id) ?? {};
    if (isOf === 'product') return ownShop === undefined || shops.includes(ownShop);
    return ownShop === undefined && (ownPoint === undefined || ownPoint === point);
  });
}

/** A notice for everybody who may open the screen that it leads to, or for one of them. Sent twice, it is there once. */
export async function sendNotice({ write }: Services, letter: Letter): Promise<void> {
  const terms = findEvent(letter.mark)?.notice;
  if (!terms) throw new Undeliverable('这个通知不能在站内发送');
  await write({ name: 'notice.send', actor: systemActor('notice.send') }, async (context) => {
    const allowed = await holdersOf(context.tx, terms.needs);
    const holders = letter.adminId === null ? allowed : allowed.filter((id) => id === letter.adminId);
    const adminIds = await seeing(context.tx, holders, terms, letter.subject);
    const told = await insertNotices(context, letter, adminIds);
    if (told.length > 0) await announce(context.tx, { topic: 'notice', adminIds: told, isNew: true });
  });
}
