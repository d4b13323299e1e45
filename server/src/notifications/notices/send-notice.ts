import { type NoticeTerms, findEvent } from '#contract/notifications/events.ts';
import { holdersOf, scopesOfPeople } from '#server/access/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { announce } from '#server/platform/events/hub.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { type Letter, Undeliverable } from '../sender.ts';
import { insertNotices, leftBy } from './queries.ts';

/** People among these who see what the notice is of; each scope is asked for once, however many have it. */
async function seeing(tx: Tx, adminIds: readonly number[], { isOf }: NoticeTerms, subject: string): Promise<readonly number[]> {
  const scopes = isOf && (await scopesOfPeople(tx, adminIds));
  if (!scopes || scopes.size === 0) return adminIds;
  const byText = new Map([...scopes.values()].map((scope) => [JSON.stringify(scope), scope]));
  const left = await leftBy(tx, isOf, subject, [...byText.values()]);
  const seen = new Set([...byText.keys()].filter((_, index) => left[index]));
  return adminIds.filter((id) => {
    const scope = scopes.get(id);
    return !scope || seen.has(JSON.stringify(scope));
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
