import { jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import type { CheckedStep, OutsideServiceName } from '#contract/services/outside-services.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** How asking a provider went of late. A service that was never asked has no row. */
export const providerHealth = unaudited(
  pgTable('provider_health', {
    provider: varchar({ length: 32 }).$type<OutsideServiceName>().primaryKey(),
    successTime: instant(),
    failureTime: instant(),
    failure: varchar({ length: 300 }).notNull().default(''),
    remedy: varchar({ length: 300 }).notNull().default(''),
    /** Answer of the provider to the last failure, as it came. */
    raw: varchar({ length: 500 }).notNull().default(''),
    /** Failures by the hour that they fell into, of the last 24. */
    failures: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    quota: varchar({ length: 100 }).notNull().default(''),
    checkTime: instant(),
    steps: jsonb().$type<readonly CheckedStep[]>().notNull().default([]),
  }),
  'the server writes down how its requests went, and nobody else does',
);
export type ProviderHealth = typeof providerHealth.$inferSelect;
