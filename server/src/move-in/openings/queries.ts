import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';

export interface OpeningFacts {
  /** Records whose picture still lies at the old site, by what they are. */
  products: number;
  skus: number;
  details: number;
  articles: number;
  /** Administrators who came and were let in by nobody yet. */
  strangers: number;
  /** Secrets of the former shop that are set here. */
  secrets: number;
  /** The next order gets a number above all that came. */
  goesOn: boolean;
  /** Payments by a provider that arrived since the shop came. */
  paid: number;
  /** Messages that wait for the shop to open. */
  letters: number;
}

interface FactsAsked {
  /** Site of the former shop's pictures; blank where nothing lies there. */
  base: string;
  since: Date;
  secretNames: readonly string[];
}

/** A text that begins with the address, or holds it; nothing does where the address is blank. */
const startsWith = (column: string, base: string) => sql`${base} <> '' and starts_with(${sql.raw(column)}, ${base})`;
const holds = (column: string, base: string) => sql`${base} <> '' and strpos(${sql.raw(column)}, ${base}) > 0`;

/** All that the day of the switch is judged by, in one statement. */
export async function readFacts(db: Db, { base, since, secretNames }: FactsAsked): Promise<OpeningFacts> {
  const { rows } = await db.execute<OpeningFacts & Record<string, unknown>>(sql`select
    (select count(*)::int from product where not is_del and (${startsWith('image', base)} or ${holds('slider_image::text', base)})) as products,
    (select count(*)::int from sku where ${startsWith('image', base)}) as skus,
    (select count(*)::int from product_description where ${holds('description', base)}) as details,
    (select count(*)::int from article where ${startsWith('image_input', base)} or ${holds('content', base)}) as articles,
    (select count(*)::int from admin a join move_in_row m on m.noun = 'administrator' and m.our_id = a.id
      where a.status and not a.is_del and a.must_change_password) as strangers,
    (select count(*)::int from config where value <> '' and name = any(${sql.param([...secretNames])}::text[])) as secrets,
    coalesce((select pg_sequence_last_value(pg_get_serial_sequence('"order"', 'id'))) >= (select max(id) from "order"), true) as "goesOn",
    (select count(*)::int from payment_attempt where state = 'paid' and paid_time > ${since.toISOString()}::timestamptz) as paid,
    (select count(*)::int from outbox where state = 'waiting' and (customer_id is not null or channel = 'webhook') and not is_test) as letters`);
  const [facts] = rows;
  if (!facts) throw new Error('a select without a table answers one row');
  return facts;
}
