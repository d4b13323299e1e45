import { sql } from 'drizzle-orm';
import { type Actor, actorIdOf } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { Database, Db, Tx } from '../database/connect.ts';
import { isStaleName, openNames } from '../database/connection/name-statements.ts';
import { outageOf } from '../database/outage.ts';
import type { Hub } from '../events/hub.ts';
import { preparedText } from '../database/prepared.ts';
import { inTransaction } from '../database/connection/transaction.ts';
import { notFound } from '../not-found.ts';
import { type Past, onlyShown } from '../past/past.ts';

/** Context of a verb. It is the only way to a transaction. */
export interface Write {
  readonly tx: Tx;
  /** Names the database, for what is kept in memory of it. A query on it could wait for ever for a second connection. */
  readonly db: Db;
  readonly actor: Actor;
  readonly now: Date;
  readonly changeId: number;
  /** Origin of the request; absent for jobs. */
  readonly from?: From | undefined;
  /** Way into the queue, used through `later` and `runSoon`. */
  readonly enqueue: Enqueue;
}

/** Part of a write that reads need, which a plain read can hand in as well. */
export interface ReadContext {
  readonly tx: Db;
  readonly db: Db;
}

export interface JobTerms {
  /** Key of the run that was begun first, where it was given up and this one begins it again. */
  again?: string;
  /** Seconds from now before which nobody begins it. */
  seconds?: number;
}

type Enqueue = (tx: Tx, job: string, data: object, terms?: JobTerms) => Promise<boolean>;

export interface From {
  address: string;
  agent: string;
  requestNo: string;
}

export interface WriteAct {
  /** `product.offShell`: noun and verb. */
  name: string;
  actor: Actor;
  from?: From | undefined;
  /** Time in which the actor may take it back, in ms. */
  undoableFor?: number | undefined;
  /** The change this write goes on with: work too long for one transaction, and still one change. */
  continues?: number | undefined;
}

export interface Written<O> {
  value: O;
  /** Undefined when no row changed. */
  changeId?: number | undefined;
}

/** The connection broke while PostgreSQL was asked to commit: whether it did is not known. */
export class OutcomeUnknown extends Error {}

export type WritePath = ReturnType<typeof openWritePath>;

const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/** Deadlocks and serialization failures are PostgreSQL's way of asking to try again; a stale name is gone the next time. */
const isRetryable = (code: string): boolean => RETRYABLE.has(code) || isStaleName(code);

export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}

type OpenChange = { id: number; since: number };
const value = sql.placeholder;

const openNew = preparedText<OpenChange>(
  'change_open',
  () => sql`with opened as (insert into change (at, actor_kind, actor_id, actor_name, address, request_no, act, undo_until)
      values (${value('at')}, ${value('kind')}, ${value('actorId')}, ${value('actor')}, ${value('address')}, ${value('requestNo')}, ${value('act')}, ${value('undoUntil')})
      returning id, 0 as since) select id, since, set_config('signalbox.change', id::text, true) from opened`,
);

const reopen = preparedText<OpenChange>(
  'change_reopen',
  () => sql`with opened as (update change set undo_until = ${value('undoUntil')} where id = ${value('id')} and undone_by is null
      returning id, (select last_value from change_row_id_seq) as since)
      select id, since, set_config('signalbox.change', id::text, true) from opened`,
);

const closeChange = preparedText<{ kept: boolean; rights: string | null }>(
  'change_close',
  () => sql`select close_change(${value('id')}, ${value('since')}) as kept, current_setting('signalbox.rights', true) as rights`,
);

/** A change of its own, or one that was begun; `since` is where the rows of this transaction begin. */
async function openChange(tx: Tx, { name: act, actor, from, undoableFor, continues }: WriteAct, now: Date): Promise<OpenChange> {
  const undoUntil = undoableFor === undefined ? null : new Date(now.getTime() + undoableFor);
  const { kind, name } = actor;
  const { address = null, requestNo = null } = from ?? {};
  const { rows } =
    continues === undefined
      ? await openNew(tx, '', { at: now, kind, actorId: actorIdOf(actor), actor: name, address, requestNo, act, undoUntil })
      : await reopen(tx, '', { id: continues, undoUntil });
  const [opened] = rows;
  if (!opened) throw notFound('change');
  return opened;
}

/**
 * Opens the one path on which rows change: transaction, change record, announcement. A write that changes rights ends once every process
 * has heard of it, so that whoever asks after its answer is held to them. In a shop of a moment it is closed to all but signing in.
 */
export function openWritePath(
  database: Pick<Database, 'db' | 'pool'>,
  clock: Clock,
  enqueue: Enqueue,
  heardByAll: Hub['heardByAll'],
  past?: Past,
) {
  const names = openNames();
  const { db } = database;

  async function attempt<O>(act: WriteAct, verb: (write: Write) => Promise<O>): Promise<Written<O>> {
    let isCommitting = false;
    const opens = async (tx: Tx) => {
      const now = clock.now();
      return { now, ...(await openChange(tx, act, now)) };
    };
    const work = async (tx: Tx, { now, id: changeId, since }: OpenChange & { now: Date }) => {
      const value = await verb({ tx, db, actor: act.actor, now, changeId, from: act.from, enqueue });
      // The closing is sent with the commit behind it. Where closing fails, PostgreSQL rolls back instead.
      const closing = closeChange(tx, '', { id: changeId, since }).then(({ rows }) => rows[0]);
      closing.catch(() => {});
      isCommitting = true;
      return { value, changeId, closing };
    };
    const committed = inTransaction(database, names, { opens, work, begin: past && 'begin read write' });
    const written = committed.then(async ({ value, changeId, closing }) => {
      const closed = await closing;
      if (closed?.rights) await heardByAll();
      return { value, changeId: closed?.kept ? changeId : undefined };
    });
    return written.catch((error: unknown) => {
      throw isCommitting && outageOf(error) === 'lost'
        ? new OutcomeUnknown('connection lost at commit', { cause: error })
        : error;
    });
  }

  return async function write<O>(act: WriteAct, verb: (write: Write) => Promise<O>): Promise<Written<O>> {
    if (past && !past.mayWrite(act.name)) throw onlyShown(past);
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(act, verb);
      } catch (error) {
        const code = codeOf(error);
        if (tries === ATTEMPTS || !isRetryable(code)) throw error;
        if (isStaleName(code)) names.renew();
      }
    }
  };
}
