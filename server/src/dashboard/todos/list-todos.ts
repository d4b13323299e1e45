import type { Answer } from '#contract/call.ts';
import { type TodoKind, todos } from '#contract/dashboard/todo-kinds.ts';
import type { todoCalls } from '#contract/dashboard/todos.ts';
import type { TodoTerms } from '#contract/dashboard/todo-terms.ts';
import { type Actor, holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { TodoReader } from './readers.ts';

const isFor = (actor: Actor, { needs, unless }: TodoTerms): boolean =>
  needs.every((permission) => holds(actor, permission)) && !(unless !== undefined && holds(actor, unless));

/** Lists what waits for the person, in the order of the entries; a fixed number of statements for each role. */
export const listTodos =
  (readers: readonly TodoReader[]) =>
  async (db: Db, _: object, asked: CallContext): Promise<Answer<typeof todoCalls.list>> => {
    const own = new Set([...todos].flatMap(([kind, terms]) => (isFor(asked.actor, terms) ? [kind] : [])));
    const due = readers.filter(({ of }) => of.some((kind) => own.has(kind)));
    const found = await Promise.all(due.map(({ read }) => read(db, asked)));
    const waiting = new Map(found.flatMap((one) => Object.entries(one) as [TodoKind, (typeof one)[TodoKind]][]));
    return [...own].flatMap((kind) => {
      const of = waiting.get(kind);
      return of && of.count > 0 ? [{ kind, says: '', ...of }] : [];
    });
  };
