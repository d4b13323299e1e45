import { type NounField, type Noun, namesOf } from './names.ts';

/** A column as the database describes it. */
export interface TableColumn {
  name: string;
  /** Type as PostgreSQL writes it: `character varying(64)`. */
  type: string;
  label: string;
}

export interface Table {
  name: string;
  label: string;
  columns: readonly TableColumn[];
}

/** Noun that a table becomes, and the columns that no template can write. */
export interface NounTable {
  noun: Noun;
  left: readonly TableColumn[];
}

const PLAIN = /^[a-z]+(?:_[a-z]+)*$/;
/** Every noun has these. */
const COMMON = new Set(['id', 'is_del', 'create_time', 'update_time']);
/** A filter of this name would turn the pages of the list. */
const PAGING = new Set(['page', 'limit']);
const NAME_MIN = 16;
const NAME_MAX = 255;
const TEXT_MAX = 2000;
const counts: Readonly<Record<string, number>> = { smallint: 32_767, integer: 2_147_483_647 };

const camel = (column: string) => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** A comment of the database stands in quotes, in templates and in sentences. */
const clean = (label: string) => label.replaceAll(/[^\p{L}\p{N} （）()·/-]/gu, '').slice(0, 24);

function fieldOf({ name, type, label }: TableColumn): NounField | undefined {
  if (!PLAIN.test(name) || PAGING.has(name)) return undefined;
  const base = { name: camel(name), label: clean(label) || name };
  const [, length] = /^character varying\((\d+)\)$/.exec(type) ?? [];
  if (length !== undefined || type === 'text')
    return { ...base, kind: 'text', max: Math.min(Number(length ?? TEXT_MAX), TEXT_MAX) };
  if (counts[type] !== undefined) return { ...base, kind: 'count', max: counts[type] };
  return type === 'boolean' ? { ...base, kind: 'flag' } : undefined;
}

const isName = ({ kind, max = 0 }: NounField) => kind === 'text' && max >= NAME_MIN;
/** Name of the record: the column called so, or else the first text that is long enough. */
const nameIn = (fields: readonly NounField[]) =>
  fields.find((field) => isName(field) && /name$/i.test(field.name)) ?? fields.find(isName);

const pluralsOf = (noun: string) => [/[^aeiou]y$/.test(noun) ? noun.replace(/y$/, 'ies') : `${noun}s`, noun];

/** Undefined where nothing can be made of the table. One whose name the house has already becomes a new noun after it. */
export function nounOf(domain: string, table: Table, isTaken: (name: string) => boolean): NounTable | undefined {
  if (!PLAIN.test(table.name)) return undefined;
  const taken = isTaken(table.name);
  const own = (taken ? `new_${table.name}` : table.name).replaceAll('_', '-');
  const nouns = pluralsOf(own).find((plural) => namesOf({ domain, nouns: plural }).noun === own);
  const columns = table.columns.filter(({ name }) => !COMMON.has(name));
  const fields = columns.map(fieldOf).filter((field) => field !== undefined);
  const name = nameIn(fields);
  if (!nouns || !name) return undefined;
  const others = fields.filter((field) => field !== name);
  const label = clean(table.label) || table.name;
  return {
    noun: {
      domain,
      nouns,
      label: taken ? `新${label}` : label,
      fields: [{ ...name, max: Math.min(name.max ?? NAME_MAX, NAME_MAX) }, ...others],
    },
    left: columns.filter((column) => fieldOf(column) === undefined),
  };
}
