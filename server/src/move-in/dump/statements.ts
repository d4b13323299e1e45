/** Table as a statement names it, in small letters; without a database where the statement names none. */
export interface TableName {
  database: string | undefined;
  name: string;
}

const NAME = '(`[^`]+`|"[^"]+"|[\\w$\\u0080-\\uffff]+)';
const TABLE = `(?:${NAME}\\s*\\.\\s*)?${NAME}`;
const headed = (head: string, behind = ''): RegExp => new RegExp(`^${head}${TABLE}${behind}`, 'i');

const INSERT = headed(
  '(?:insert|replace)\\s+(?:(?:low_priority|high_priority|delayed|ignore)\\s+)*(?:into\\s+)?',
  '\\s*(?:\\(([^()]*)\\)\\s*)?values?\\s*(?=\\()',
);
const CREATE = headed('create\\s+table\\s+(?:if\\s+not\\s+exists\\s+)?');
const EMPTY = headed('(?:drop\\s+table(?:\\s+if\\s+exists)?|truncate(?:\\s+table)?|delete\\s+from)\\s+', '\\s*(?:cascade\\s*)?;');
const USE = new RegExp(`^use\\s+${NAME}\\s*;`, 'i');

const bare = (name: string | undefined): string | undefined => name?.replaceAll(/[`"]/g, '').toLowerCase();
const named = (database: string | undefined, name: string | undefined): TableName => ({
  database: bare(database),
  name: bare(name) ?? '',
});

/** Table that a statement adds rows to, with the columns that it names; the rows stand behind `length`. */
export function insertIn(text: string): { table: TableName; columns: string[] | undefined; length: number } | undefined {
  const [head, database, name, list] = INSERT.exec(text) ?? [];
  if (head === undefined) return undefined;
  const columns = list?.split(',').map((column) => bare(column.trim()) ?? '');
  return { table: named(database, name), columns, length: head.length };
}

const tableIn = (pattern: RegExp, statement: string): TableName | undefined => {
  const [head, database, name] = pattern.exec(statement) ?? [];
  return head === undefined ? undefined : named(database, name);
};

/** Table that a statement creates. */
export const createdIn = (statement: string): TableName | undefined => tableIn(CREATE, statement);

/** Table whose rows a statement throws away. */
export const emptiedIn = (statement: string): TableName | undefined => tableIn(EMPTY, statement);

/** Database that the statements behind this one are of. */
export const usedIn = (statement: string): string | undefined => bare(USE.exec(statement)?.[1]);

const HEARD = 400;
const ZONE = /\btime_zone\s*=\s*(['"])([-+]\d\d:\d\d|utc)\1/i;
const MODE = /\bsql_mode\s*=\s*(?:'([^']*)'|"([^"]*)"|@\w+)/gi;
const PLAIN_MODE = /no_backslash_escapes/i;

/** Zone that a statement sets; it is set back by a variable, which concerns no row. */
export function zoneIn(statement: string): string | undefined {
  const zone = ZONE.exec(statement.slice(0, HEARD))?.[2];
  return zone?.toLowerCase() === 'utc' ? '+00:00' : zone;
}

/** First lines of mysqldump, which say the zone unless they were told not to. */
export const isHead = (statement: string): boolean => /@old_sql_(?:notes|mode)/i.test(statement.slice(0, HEARD));

/** Written by mysqldump without its first lines: its moments are in UTC all the same. */
export const isCompact = (statement: string, hasHead: boolean): boolean =>
  !hasHead && /@saved_cs_client\s*=\s*@@/i.test(statement.slice(0, HEARD));

/** Tells if texts take backslashes for themselves after a statement: as it says, or as it was before. */
export function quotingAfter(statement: string, now: boolean, before: boolean): boolean {
  const last = [...statement.slice(0, HEARD).matchAll(MODE)].at(-1);
  if (!last) return now;
  const mode = last[1] ?? last[2];
  return mode === undefined ? before : PLAIN_MODE.test(mode);
}

const ROUTINE =
  /^create\s+(?:or\s+replace\s+)?(?:definer\s*=\s*\S+\s+)?(?:sql\s+security\s+\w+\s+)?(?:aggregate\s+)?(?:trigger|procedure|function|event)\b/i;

/** A procedure or trigger that stands there without a delimiter of its own. */
export const isRoutine = (text: string): boolean => ROUTINE.test(text.slice(0, HEARD));
const BODY_END = /\bbegin\b.*?^\s*end\b[^;\n]*;/ims;

/** Length of a routine that has a body; undefined where it has none, or its end has not come. */
export const bodyLength = (text: string): number | undefined => {
  const found = BODY_END.exec(text);
  return found ? found.index + found[0].length : undefined;
};

/** Rows in a form that no program dumps them in: of a query, or by assignments. */
export const isOtherInsert = (text: string): boolean => /^(?:insert|replace)\s/i.test(text);

export const isLoad = (text: string): boolean => /^load\s+data\b/i.test(text);

const SPAN =
  /'[^'\\]*(?:(?:\\.|'')[^'\\]*)*'|"[^"\\]*(?:(?:\\.|"")[^"\\]*)*"|`[^`]*`|--\s[^\n]*\n|\/\*.*?\*\/|;|['"`]|--\s|\/\*/gs;
/** Beginnings of spans whose end has not come yet. */
const OPEN = new Set(["'", '"', '`', '/*']);

/** Place behind the statement that begins at 0; undefined where the text ends before it. */
export function endOfStatement(text: string): number | undefined {
  for (const { 0: span, index } of text.matchAll(SPAN)) {
    if (span === ';') return index + 1;
    if (OPEN.has(span) || (span.startsWith('--') && !span.endsWith('\n'))) return undefined;
  }
  return undefined;
}
