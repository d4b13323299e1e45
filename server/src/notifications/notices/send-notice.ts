import { type NoticeTerms } from '#contract/notifications/event-terms.ts';
import { findEvent } from '#contract/notifications/events.ts';
import { type Holder, holdersOf } from '#server/access/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { announce } from '#server/platform/events/hub.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { type Letter, Undeliverable } from '../sender.ts';
import { insertNotices, leftBy } from './queries.ts';

/** People among these who see what the notice is of; each scope is asked for once, however many have it. */
async function seeing(tx: Tx, people: readonly Holder[], { isOf }: NoticeTerms, subject: string): Promise<readonly Holder[]> {
  const byText = new Map(people.flatMap(({ scope }) => (scope ? [[JSON.stringify(scope), scope] as const] : [])));
  if (!isOf || byText.size === 0) return people;
  const left = await leftBy(tx, isOf, subject, [...byText.values()]);
  const seen = new Set([...byText.keys()].filter((_, index) => left[index]));
  return people.filter(({ scope }) => !scope || seen.has(JSON.stringify(scope)));
}

/** A notice for everybody who may open the screen that it leads to, or for one of them. Sent twice, it is there once. */
export async function sendNotice({ write }: Services, letter: Letter): Promise<void> {
  const terms = findEvent(letter.mark)?.notice;
  if (!terms) throw new Undeliverable('这个通知不能在站内发送');
  await write({ name: 'notice.send', actor: systemActor('notice.send') }, async (context) => {
    const allowed = await holdersOf(context.tx, terms.needs);
    const holders = letter.adminId === null ? allowed : allowed.filter(({ id }) => id === letter.adminId);
    const people = await seeing(context.tx, holders, terms, letter.subject);
    const told = await insertNotices(
      context,
      letter,
      people.map(({ id }) => id),
    );
    if (told.length > 0) await announce(context.tx, { topic: 'notice', adminIds: told, isNew: true });
  });
}
