import { type Noun, namesOf } from './names.ts';

/** As the seed keeps them: id, parent, kind, name, icon, address, permission, order, shown. */
export type MenuRow = readonly [
  number,
  number | null,
  string,
  string,
  string | null,
  string | null,
  string | null,
  number,
  number,
];

const acts = { info: '详情', save: '新增', update: '编辑', delete: '删除' } as const;

/** A page in the first directory of the menu that leads to the domain, and a button for each permission. */
export function menuRowsOf(noun: Noun, seed: readonly MenuRow[]): MenuRow[] {
  const { domain, noun: one } = namesOf(noun);
  if (seed.some((row) => row[6] === `admin:${one}:list`)) return [];
  const directories = seed.filter(([, , kind]) => kind === 'M');
  const directory = directories.find((row) => row[5]?.includes(`/${domain}`)) ?? directories[0];
  const next = Math.max(...seed.map(([id]) => id)) + 1;
  const page: MenuRow = [next, directory?.[0] ?? null, 'C', noun.label, '', `/${domain}/${one}`, `admin:${one}:list`, 1, 1];
  const buttons = Object.entries(acts).map(([act, name], index): MenuRow => [
    next + 1 + index,
    next,
    'A',
    `${noun.label}${name}`,
    null,
    null,
    `admin:${one}:${act}`,
    0,
    1,
  ]);
  return [page, ...buttons];
}
