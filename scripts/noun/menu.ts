import { type Noun, namesOf } from './names.ts';

/** An entry of the menu seed. */
export interface MenuEntry {
  id: number;
  directory?: string;
  page?: string;
  button?: string;
  path?: string;
  permission?: string;
  children?: readonly MenuEntry[];
}

const acts = { info: '详情', save: '新增', update: '编辑', delete: '删除' } as const;

const flat = (entries: readonly MenuEntry[]): MenuEntry[] => entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

/**
 * The seed with a page in the first directory that leads to the domain or has a page of it, and a button for each permission;
 * undefined where it is there.
 */
export function menuWith(noun: Noun, seed: readonly MenuEntry[]): MenuEntry[] | undefined {
  const { domain, noun: one } = namesOf(noun);
  const known = flat(seed);
  if (known.some(({ permission }) => permission === `admin:${one}:list`)) return undefined;
  const directories = known.filter(({ directory }) => directory !== undefined);
  const leads = ({ path }: MenuEntry) => path?.includes(`/${domain}`);
  const target = directories.find(leads) ?? directories.find(({ children }) => children?.some(leads)) ?? directories[0];
  const next = Math.max(...known.map(({ id }) => id)) + 1;
  const page: MenuEntry = {
    id: next,
    page: noun.label,
    path: `/${domain}/${one}`,
    permission: `admin:${one}:list`,
    children: Object.entries(acts).map(([act, name], index) => ({
      id: next + 1 + index,
      button: `${noun.label}${name}`,
      permission: `admin:${one}:${act}`,
    })),
  };
  const put = (entry: MenuEntry): MenuEntry => {
    if (entry === target) return { ...entry, children: [...(entry.children ?? []), page] };
    return entry.children ? { ...entry, children: entry.children.map(put) } : entry;
  };
  return seed.map(put);
}

/** Writes the menu as the seed is written: an entry without children on one line. */
export function writtenMenu(entries: readonly MenuEntry[], depth = 1): string {
  const margin = '  '.repeat(depth);
  const lines = entries.map(({ children, ...entry }) => {
    const pairs = Object.entries(entry).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    if (!children) return `${margin}{ ${pairs.join(', ')} }`;
    const inside = [...pairs, `"children": ${writtenMenu(children, depth + 2)}`].map((pair) => `${margin}  ${pair}`);
    return `${margin}{\n${inside.join(',\n')}\n${margin}}`;
  });
  return `[\n${lines.join(',\n')}\n${'  '.repeat(depth - 1)}]`;
}
