import { sql } from 'drizzle-orm';

const [limit, offset] = [sql.placeholder('limit'), sql.placeholder('offset')];

/** Cut of a page, for a statement that is planned for these very numbers. */
export const cut = sql`limit ${limit} offset ${offset}`;

/**
 * Cut for a statement whose plan is kept: the subselects hide both numbers, for which PostgreSQL would plan anew each time. It
 * then expects a page as long as a tenth of the matches, so one index must give them in their order
 */
export const keptCut = sql`limit (select ${limit}::bigint) offset (select ${offset}::bigint)`;
