import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { customer } from '#server/customers/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { snake } from '#server/platform/database/names.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import type { Came, Known, Moving, MovedNoun, Theirs } from '../../engine/moving.ts';
import { idsOf } from '../../moved-rows/queries.ts';
import { countConflict } from '../../report/report.ts';
import { type LedgerKind, ledgerAgain } from './ledger-again.ts';
import type { OurMovement, TheirMovement } from './match-rows.ts';

type LedgerRow = TheirMovement & { balance: number };

/** Movements of one customer, and the figure that they come to. */
export interface Ledger<M> {
  rows: readonly M[];
  figure: number;
  /** Sum of what another noun brings. */
  outside?: number;
}

/** Columns that every row of a ledger has. */
interface OwnColumns {
  uid: number;
  actorName: string;
  createTime: Date;
}

interface CustomerLedger<T extends PgTable, M extends LedgerRow, A>
  extends Pick<MovedNoun, 'noun' | 'label' | 'beside'>, LedgerKind<M> {
  /** Column of theirs with the figure of today. */
  theirs: string;
  table: T;
  /** Columns here that hold the kind and the amount of a row; and its state, where rows have one. */
  names: { kind: string; amount: string; status?: string };
  ledgerOf(moving: Moving, record: Theirs): Ledger<M>;
  /** Finds what of this shop the rows of a portion touch. */
  around(moving: Moving, rows: readonly M[]): Promise<A>;
  rowOf(movement: M, shared: OwnColumns, around: A): T['$inferInsert'];
  /** Column of the customer that holds the figure. */
  figure(figure: number): Partial<typeof customer.$inferSelect>;
  /** Columns of a row that waited, by the movement that it came of. */
  movedTo?(movement: M): object;
}

const BY = '迁入';
/** Rows that are written at a time: one customer may have a hundred thousand. */
const ROWS = 2000;

type OurRow = {
  id: number;
  uid: number;
  kind: string;
  amount: string | number;
  linkId: string;
  mark: string;
  actorName: string;
  createTime: string | Date;
  status: number | null;
};

/** Rows of these customers in the order in which they were written. */
async function rowsThere(
  { tx }: Moving,
  table: PgTable,
  { kind, amount, status }: CustomerLedger<PgTable, LedgerRow, unknown>['names'],
  uids: readonly number[],
): Promise<Map<number, OurMovement[]>> {
  const { rows } = await tx.execute<OurRow>(
    sql`select id, uid, ${sql.identifier(kind)} as kind, ${sql.identifier(amount)} as amount, link_id as "linkId", mark, actor_name as "actorName",
      create_time as "createTime", ${status ? sql.identifier(status) : sql`null::int`} as status
      from ${table} where uid = any(${sql.param(uids)}::int[]) order by id`,
  );
  const ours = rows.map(({ createTime, amount: sum, status: state, ...row }) => ({
    ...row,
    amount: Number(sum),
    at: new Date(createTime),
    ...(state !== null && { status: state }),
  }));
  return Map.groupBy(ours, ({ uid }) => uid);
}

/** Movements of customers, some at a time. */
function* inPortions<M>(of: readonly { uid: number; rows: readonly M[] }[]): Generator<{ uid: number; movement: M }[]> {
  let portion: { uid: number; movement: M }[] = [];
  for (const { uid, rows } of of)
    for (const movement of rows) {
      portion.push({ uid, movement });
      if (portion.length < ROWS) continue;
      yield portion;
      portion = [];
    }
  if (portion.length > 0) yield portion;
}

/** A ledger of customers: one record is one customer with all movements. */
export function customerLedger<T extends PgTable, M extends LedgerRow, A>(ledger: CustomerLedger<T, M, A>): MovedNoun {
  const { noun, label, beside = [], theirs, table, names, ledgerOf, around, rowOf, figure: figureOf, movedTo } = ledger;
  const column = snake(Object.keys(figureOf(0))[0] ?? '');

  async function write(moving: Moving, of: readonly { uid: number; rows: readonly M[]; figure: number }[]): Promise<void> {
    for (const portion of inPortions(of)) {
      const found = await around(
        moving,
        portion.map(({ movement }) => movement),
      );
      const rows = portion.map(({ uid, movement }) => rowOf(movement, { uid, actorName: BY, createTime: movement.at }, found));
      await insertRows(moving.tx, table, rows);
    }
    await updateRows(
      moving.tx,
      customer,
      of.map(({ uid, figure }) => ({ id: uid, ...figureOf(figure) })),
    );
  }

  async function bring(moving: Moving, records: readonly Theirs[]): Promise<Came[]> {
    const uids = await idsOf(
      moving.tx,
      'customer',
      records.map(({ key }) => key),
    );
    const kept = records.flatMap((record) => {
      const uid = uids.get(record.key);
      return uid === undefined ? [] : [{ key: record.key, uid, ...ledgerOf(moving, record) }];
    });
    await write(moving, kept);
    return kept.map(({ key, uid }) => ({ key, id: uid }));
  }

  async function figuresThere({ tx }: Moving, uids: readonly number[]): Promise<Map<number, number>> {
    const { rows } = await tx.execute<{ id: number; figure: string }>(
      sql`select id, ${sql.identifier(column)} as figure from customer where id = any(${sql.param(uids)}::int[]) order by id for no key update`,
    );
    return new Map(rows.map(({ id, figure }) => [id, Number(figure)]));
  }

  async function renew(moving: Moving, known: readonly Known[]): Promise<Came[]> {
    const uids = known.map(({ id }) => id);
    const figures = await figuresThere(moving, uids);
    const there = await rowsThere(moving, table, names, uids);
    const steps = known.map((record) => {
      const wanted = ledgerOf(moving, record);
      const step = ledgerAgain(
        wanted,
        { ours: there.get(record.id) ?? [], current: figures.get(record.id) ?? 0 },
        ledger,
        moving.now,
      );
      const values = [{ column, theirs: String(wanted.figure), ours: String(step.figure) }];
      if (step.isApart) countConflict(moving.table, { key: record.key, values });
      return { uid: record.id, rows: step.added, ...step };
    });
    const moved = steps.flatMap((step) => step.moved.map(({ id, theirs: of, balance }) => ({ id, balance, ...movedTo?.(of) })));
    await updateRows(moving.tx, table, moved as (Partial<T['$inferSelect']> & { id: number })[]);
    await write(moving, steps);
    return known.map(({ key, id }) => ({ key, id }));
  }

  return {
    noun,
    label,
    beside,
    source: 'eb_user',
    key: 'uid',
    isLong: true,
    columns: ['uid', theirs, 'create_time'],
    bring,
    renew,
  };
}
