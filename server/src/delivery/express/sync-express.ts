import { inArray, sql } from 'drizzle-orm';
import type { Answer } from '#contract/call.ts';
import type { expressCalls } from '#contract/delivery/express.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { ListedCarrier } from '#server/platform/labels.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { LastSync } from './last-sync.ts';
import { mapCarriers } from './map-carriers.ts';
import { rememberSync } from './remember-sync.ts';
import { express } from './tables.ts';

const sent = {
  code: sql`excluded.code`,
  name: sql`excluded.name`,
  partnerId: sql`excluded.partner_id`,
  partnerKey: sql`excluded.partner_key`,
  net: sql`excluded.net`,
};
const isLacking = sql`excluded.partner_id and ${express.account} is null or excluded.partner_key and ${express.password} is null
  or excluded.net and ${express.netName} is null`;
const isNews = sql`(${express.name}, ${express.partnerId}, ${express.partnerKey}, ${express.net})
  is distinct from (excluded.name, excluded.partner_id, excluded.partner_key, excluded.net)`;

const knownCodes = async (tx: Tx, carriers: readonly ListedCarrier[]): Promise<ReadonlySet<string>> => {
  const codes = carriers.map(({ code }) => code);
  const rows = await tx.select({ code: express.code }).from(express).where(inArray(express.code, codes));
  return new Set(rows.map(({ code }) => code));
};

/**
 * Adds the carriers that are not there yet, and takes over what is new of the others: the name, and what an account takes. One that
 * lacks something of it is no choice for electronic sheets; what staff have set stays.
 */
async function takeOver({ tx }: Write, carriers: readonly ListedCarrier[]) {
  if (carriers.length === 0) return { added: [], updated: [] };
  const known = await knownCodes(tx, carriers);
  const rows = carriers.map((carrier) => ({ ...carrier, status: !(carrier.partnerId || carrier.partnerKey || carrier.net) }));
  const changed = await tx
    .insert(express)
    .values(rows)
    .onConflictDoUpdate({
      target: express.code,
      set: { ...sent, status: sql`${express.status} and not (${isLacking})` },
      setWhere: isNews,
    })
    .returning({ code: express.code, name: express.name });
  const namesOf = (isKnown: boolean) => changed.filter(({ code }) => known.has(code) === isKnown).map(({ name }) => name);
  return { added: namesOf(false), updated: namesOf(true) };
}

/** Result of an earlier question: the carriers, or the time that they were asked for lately. */
export interface SyncedCarriers {
  carriers: readonly ListedCarrier[];
  isMetered: boolean;
  /** Carriers by the codes of WeChat; none where it was not asked. */
  wechat: readonly { code: string; name: string }[];
  ranBefore?: LastSync | undefined;
}

/** Asks the provider at most once an hour; in between nothing is changed. */
export async function syncExpress(
  write: Write,
  { carriers, isMetered, wechat, ranBefore }: SyncedCarriers,
): Promise<Answer<typeof expressCalls.sync>> {
  if (ranBefore) return { added: [], updated: [], ranBefore };
  const { added, updated } = await takeOver(write, carriers);
  if (wechat.length > 0) await mapCarriers(write, wechat);
  if (isMetered) await rememberSync(write, { added: added.length, updated: updated.length });
  return { added, updated };
}
