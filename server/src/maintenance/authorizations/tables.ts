import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { authorizationStates } from '#contract/maintenance/authorizations.ts';
import { instant, stamps } from '#server/platform/database/columns.ts';

/** An application for a certificate of authorization, whether or not somebody was asked for it. */
export const authorization = pgTable(
  'authorization_application',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyName: varchar({ length: 100 }).notNull(),
    domainName: varchar({ length: 253 }).notNull(),
    orderNo: varchar({ length: 64 }).notNull(),
    phone: varchar({ length: 18 }).notNull(),
    state: varchar({ length: 8, enum: authorizationStates.values }).notNull(),
    answer: varchar({ length: 255 }).notNull().default(''),
    applicant: varchar({ length: 64 }).notNull(),
    sentTime: instant(),
    ...stamps,
  },
  (t) => [index('authorization_application__state').on(t.state, t.id)], // the list of one state
);

export type AuthorizationRecord = typeof authorization.$inferSelect;
