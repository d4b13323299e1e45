import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { approvalKinds, approvalStates } from '#contract/approvals/approvals.ts';
import { admin } from '#server/access/index.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';

/** An act that needs a second person: what it would do, who asked for it, and what was decided. */
export const approval = pgTable(
  'approval',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: varchar({ length: 16, enum: approvalKinds.values }).notNull(),
    /** Input of the act, as its kind reads it. */
    payload: jsonb().notNull(),
    /** Record that it is about: one act at a time waits for each. */
    subjectKey: varchar({ length: 64 }).notNull(),
    subject: varchar({ length: 160 }).notNull(),
    path: varchar({ length: 160 }).notNull(),
    amount: fen().notNull(),
    reason: varchar({ length: 255 }).notNull(),
    state: varchar({ length: 16, enum: approvalStates.values }).notNull(),
    proposerId: integer()
      .notNull()
      .references(() => admin.id),
    proposer: varchar({ length: 64 }).notNull(),
    decider: varchar({ length: 64 }),
    note: varchar({ length: 200 }),
    decideTime: instant(),
    ...stamps,
  },
  (t) => [
    index('approval__state').on(t.state, t.id), // those that wait, and those that were decided
    index('approval__proposer').on(t.proposerId, t.id), // those that a person proposed
    uniqueIndex('approval__waiting')
      .on(t.kind, t.subjectKey)
      .where(sql`state = 'waiting'`), // one at a time for each record
    check('approval__decided', sql`(${t.state} = 'waiting') = (${t.decideTime} is null)`),
  ],
);
export type ApprovalRecord = typeof approval.$inferSelect;
