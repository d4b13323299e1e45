import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { tableRefusals } from '#contract/codegen/tables.ts';
import { findLabel } from '#contract/labels.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { camel } from '#server/platform/database/names.ts';
import { filesOf } from '../../../../scripts/noun/files.ts';
import { namesOf } from '../../../../scripts/noun/names.ts';
import { type NounTable, nounOf } from '../../../../scripts/noun/table.ts';
import { columnsOf, houseTables } from './queries.ts';
import { guide, isTaken, tableLabel } from './rules.ts';

const DOMAIN = 'codegen';

async function drawTables(db: Db, names: readonly string[]): Promise<NounTable[]> {
  const [columns, house] = [await columnsOf(db, names), await houseTables()];
  return names.map((name) => {
    const own = columns.filter(({ table }) => table === name);
    const [first] = own;
    if (!first) throw tableRefusals.UNKNOWN({ name });
    const described = own.map((column) => ({ ...column, label: column.comment || (findLabel(name, camel(column.name)) ?? '') }));
    const table = { name, label: first.tableComment || tableLabel(name), columns: described };
    const drawn = nounOf(DOMAIN, table, (wanted) => isTaken(wanted, house));
    if (!drawn) throw tableRefusals.UNFIT({ name });
    return drawn;
  });
}

const filesFor = ({ noun }: NounTable): [path: string, text: string][] => [
  ...Object.entries(filesOf(noun)),
  [`codegen/${namesOf(noun).nouns}.json`, `${JSON.stringify(noun, null, 2)}\n`],
];

/** The house's own files for a noun of each table, and a guide to them. */
export async function archiveOf(db: Db, names: readonly string[], now: Date): Promise<Buffer> {
  if (names.length === 0) throw tableRefusals.NONE();
  const drawn = await drawTables(db, [...new Set(names)]);
  const zip = new ZipFile();
  for (const [path, text] of [...drawn.flatMap(filesFor), ['codegen/说明.txt', guide(drawn)] as const])
    zip.addBuffer(Buffer.from(text), path, { mtime: now });
  zip.end();
  return buffer(zip.outputStream);
}
