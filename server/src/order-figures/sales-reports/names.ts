import { sql } from 'drizzle-orm';
import { DAY } from '#contract/durations.ts';
import { readMoment, showDay, showHour } from '#contract/moment.ts';
import { type ReportKind, keyNames, reportKinds } from '#contract/order-figures/sales-report-record.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Sides } from './sides.ts';

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
const dayName = (day: string) => `${day} ${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}`;

/** Name of a day of the period; of a longer one that it is compared with, the day that stands beside none. */
function nameOfDay(key: string, { current, compared }: Sides): string {
  const day = readMoment(key);
  if (day < current.until || !compared) return dayName(key);
  const own = new Date(compared.from.getTime() + (day.getTime() - current.from.getTime()));
  return `对比期 ${dayName(showDay(own))}`;
}

const nameOfHour = (key: string) => `${showHour(Number(key))}–${showHour(Number(key) + 1)}`;

async function recordNames(db: Db, kind: ReportKind, keys: readonly string[]): Promise<Map<string, string | null>> {
  const { rows } = await db.execute<{ key: string; name: string | null }>(
    sql`select key, name from sales_names(${kind}, ${sql.param([...keys])}::text[])`,
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}

/** Name of what has no record: a line of another system has a number below nothing where no SKU of ours is meant. */
function goneName(kind: ReportKind, key: string): string {
  if (kind === 'channel') return key;
  return kind === 'sku' && key.startsWith('-') ? '没有对上的规格' : `已删除的${reportKinds.labels[kind]} ${key}`;
}

/** Names of the keys of a page: in one statement, or in none. */
export async function namesOf(db: Db, kind: ReportKind, keys: readonly string[], sides: Sides): Promise<(key: string) => string> {
  if (kind === 'day') return (key) => nameOfDay(key, sides);
  if (kind === 'hour') return nameOfHour;
  if (kind === 'region') return (key) => keyNames.region?.[key] ?? key;
  const found = await recordNames(db, kind, keys);
  return (key) => keyNames[kind]?.[key] ?? found.get(key) ?? goneName(kind, key);
}

export const keysOfDays = ({ from, until }: { from: Date; until: Date }): string[] => {
  const keys: string[] = [];
  for (let at = from.getTime(); at < until.getTime(); at += DAY) keys.push(showDay(new Date(at)));
  return keys;
};
