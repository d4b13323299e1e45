import type { PgTable } from 'drizzle-orm/pg-core';
import { customer } from '#server/customers/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import type { Moving, MovedNoun, Theirs } from '../../engine/moving.ts';
import { idsOf } from '../../moved-rows/queries.ts';

/** Movements of one customer, and the figure that they come to. */
export interface Ledger<M> {
  rows: readonly M[];
  figure: number;
}

/** Columns that every row of a ledger has. */
interface OwnColumns {
  uid: number;
  actorName: string;
  createTime: Date;
}

interface CustomerLedger<T extends PgTable, M extends { at: Date }, A> extends Pick<MovedNoun, 'noun' | 'label' | 'beside'> {
  /** Column of theirs with the figure of today. */
  theirs: string;
  table: T;
  ledgerOf(moving: Moving, record: Theirs): Ledger<M>;
  /** Finds what of this shop the rows of a portion touch. */
  around(moving: Moving, rows: readonly M[]): Promise<A>;
  rowOf(movement: M, shared: OwnColumns, around: A): T['$inferInsert'];
  /** Column of the customer that holds the figure. */
  figure(figure: number): Partial<typeof customer.$inferSelect>;
}

/** A ledger of customers: one record is one customer with all movements. */
export const customerLedger = <T extends PgTable, M extends { at: Date }, A>({
  theirs,
  table,
  ledgerOf,
  around,
  rowOf,
  figure: figureOf,
  ...noun
}: CustomerLedger<T, M, A>): MovedNoun => ({
  ...noun,
  source: 'eb_user',
  key: 'uid',
  columns: ['uid', theirs, 'create_time'],
  async bring(moving, records) {
    const { tx } = moving;
    const uids = await idsOf(
      tx,
      'customer',
      records.map(({ key }) => key),
    );
    const kept = records.flatMap((record) => {
      const uid = uids.get(record.key);
      return uid === undefined ? [] : [{ key: record.key, uid, ...ledgerOf(moving, record) }];
    });
    const found = await around(
      moving,
      kept.flatMap(({ rows }) => rows),
    );
    const rows = kept.flatMap(({ uid, rows: of }) =>
      of.map((each) => rowOf(each, { uid, actorName: '迁入', createTime: each.at }, found)),
    );
    await insertRows(tx, table, rows);
    await updateRows(
      tx,
      customer,
      kept.map(({ uid, figure }) => ({ id: uid, ...figureOf(figure) })),
    );
    return kept.map(({ key, uid }) => ({ key, id: uid }));
  },
});
