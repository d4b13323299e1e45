import { randomBytes, randomInt } from 'node:crypto';
import { scopeOf } from '#server/platform/actor.ts';
import type { Services } from '#server/platform/services.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import { xlsxOf } from '#server/platform/sheets/xlsx.ts';
import { insertExport } from './queries.ts';
import { LINK_MS, keyOf, stamp } from './rules.ts';

interface LinkedExport {
  kind: string;
  /** Beginning of the file's name. */
  title: string;
  filter: Record<string, unknown>;
}

/** A workbook made at once, for clients that go to an address; its path below the site, good for a few minutes. */
export async function storeLinked<R>(
  { storage, write }: Pick<Services, 'storage' | 'write'>,
  { actor, from, now }: CallContext,
  { kind, title, filter }: LinkedExport,
  sheet: Sheet<R>,
): Promise<string> {
  const secret = randomBytes(24).toString('hex');
  const format = 'xlsx';
  let rows = 0;
  async function* counting() {
    for await (const page of sheet.rows) {
      rows += page.length;
      yield page;
    }
  }
  const bytes = await storage.write(keyOf(secret, format), xlsxOf({ ...sheet, rows: counting() }, now));
  const fileName = `${title}_${stamp(now)}${randomInt(100_000_000, 1_000_000_000)}.${format}`;
  const adminId = actor.kind === 'admin' ? actor.id : 0;
  const times = { createTime: now, expireTime: new Date(now.getTime() + LINK_MS) };
  const facts = {
    kind,
    label: title,
    fileName,
    format,
    filter,
    rows,
    bytes,
    secret,
    adminId,
    scope: scopeOf(actor),
  } as const;
  await write({ name: `export.${kind}`, actor, from }, ({ tx }) =>
    insertExport(tx, { ...facts, ...times, columns: [], state: 'done' }),
  );
  return `/files/excel/${secret}/${encodeURIComponent(fileName)}`;
}
