import type { Answer, Input } from '#contract/call.ts';
import { noteCalls } from '#contract/customers/notes.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { type TimelineEntry, type TimelineKind, type timelineCalls, timelineKinds } from '#contract/profiles/timelines.ts';
import { staffActs } from '#server/changes/index.ts';
import { getCustomer } from '#server/customers/index.ts';
import { holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { toEntry } from './presenter.ts';
import { eventsOf } from './queries.ts';
import { NEWEST, kindsFor, mergeNewest, readPlace, writePlace } from './rules.ts';

const NOUN = 'customer';
/** Acts that stand under a kind of their own, with whoever did them. */
const TOLD_ELSEWHERE = [
  customerCalls.operateFounds,
  customerCalls.adjustFounds,
  customerCalls.updateLevel,
  noteCalls.addNote,
].map(({ noun, verb }) => `${noun}.${verb}`);

async function actsOf(db: Db, { uid, before, limit }: { uid: number; before: number; limit: number }): Promise<TimelineEntry[]> {
  const acts = await staffActs(db, { noun: NOUN, rowId: uid, before, limit, except: TOLD_ELSEWHERE });
  return acts.map(({ id, at, actor, label, undone, fields }) => ({
    kind: timelineKinds.staff,
    id,
    at,
    title: undone ? `${label}（已撤销）` : label,
    detail: '',
    amount: null,
    points: null,
    orderNo: null,
    actor,
    fields,
  }));
}

/** A page of what happened to a customer; each kind goes on at its own place. */
export async function getTimeline(
  db: Db,
  { userId: uid, kinds, after, limit }: Input<typeof timelineCalls.timeline>,
  { actor }: CallContext,
): Promise<Answer<typeof timelineCalls.timeline>> {
  const place = readPlace(after);
  const before = (kind: TimelineKind) => place.get(kind) ?? NEWEST;
  const wanted = kindsFor(actor, kinds);
  // Reads one entry more, which tells whether a page follows.
  const most = limit + 1;
  const [events, acts] = await Promise.all([
    eventsOf(db, { uid, kinds: wanted, before, limit: most }),
    wanted.includes('staff') ? actsOf(db, { uid, before: before('staff'), limit: most }) : [],
    getCustomer(db, { id: uid }),
  ]);
  const mayAmounts = holds(actor, seeAmounts);
  const parts = wanted.map((kind) => events.get(kind)?.map((event) => toEntry(event, { mayAmounts })) ?? []);
  const merged = mergeNewest([...parts, acts], most);
  const list = merged.slice(0, limit);
  const next = new Map([...place, ...list.map(({ kind, id }) => [kind, id] as const)]);
  return { list, next: merged.length > limit ? writePlace(next) : null };
}
