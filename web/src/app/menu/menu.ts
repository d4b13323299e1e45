/** A node as the wire sends it; `hidden` and `redirect` are there only when the server has them. */
export interface MenuNode {
  id: number;
  pid: number;
  name: string;
  component: string | null;
  icon: string | null;
  childList: readonly MenuNode[];
  hidden?: boolean | null | undefined;
  redirect?: string | null | undefined;
}

export interface MenuItem {
  id: number;
  title: string;
  url: string;
  icon: string;
  /** Built from the ancestors: `/0/12/`; names the branch. */
  path: string;
  /** Titles of the ancestors, outermost first. */
  above: readonly string[];
  redirect: string;
  children: readonly MenuItem[];
}

/** The page everybody starts on. */
export const HOME = '/dashboard';
export const HOME_TITLE = '首页';

const LEVELS = 4;
const PHONE_ROOT = '/javaMobile';

export const isExternal = (url: string) => /^(https?:|mailto:|tel:)/.test(url);

/** Seeds of the wire carry double slashes. */
export function addressOf(url: string | null | undefined): string {
  if (!url) return '';
  return isExternal(url) ? url : `/${url}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}

interface Rule {
  phone: boolean;
  /** False for an address whose screen would answer 403. */
  may: (url: string) => boolean;
}

/** A parent with one childless child shows that child in its place, under its own icon if the child has none. */
function merged(entry: MenuItem, nodes: readonly MenuNode[]): MenuItem {
  const [only, ...others] = entry.children;
  if (!only || others.length > 0 || only.children.length > 0) return entry;
  // A child that stands in another parent's place already is no child of this one.
  if (!nodes.some(({ id }) => id === only.id)) return entry;
  return { ...only, icon: only.icon || entry.icon, above: entry.above };
}

function entryOf(node: MenuNode, above: readonly MenuItem[], rule: Rule): MenuItem | undefined {
  const url = addressOf(node.component);
  const entry: MenuItem = {
    id: node.id,
    // The page that everybody starts on has one name, whatever a menu calls it.
    title: url === HOME && node.childList.length === 0 ? HOME_TITLE : node.name,
    url,
    icon: node.icon ? `el-icon-${node.icon}` : '',
    path: `/${[0, ...above.map(({ id }) => id)].join('/')}/`,
    above: above.map(({ title }) => title),
    redirect: addressOf(node.redirect),
    children: [],
  };
  if (node.childList.length === 0) return url && rule.may(url) ? entry : undefined;
  const children = entriesOf(node.childList, [...above, entry], rule);
  if (children.length === 0) return undefined;
  return merged({ ...entry, children }, node.childList);
}

function entriesOf(nodes: readonly MenuNode[], above: readonly MenuItem[], rule: Rule): MenuItem[] {
  if (above.length >= LEVELS) return [];
  return nodes.filter(({ hidden }) => !hidden).flatMap((node) => entryOf(node, above, rule) ?? []);
}

/** The menu of a person, without what may not be opened: on a phone its own branch first, on a desktop all but this branch. */
export function menuOf(tree: readonly MenuNode[], rule: Rule): MenuItem[] {
  const isPhones = ({ component }: MenuNode) => addressOf(component) === PHONE_ROOT;
  const others = tree.filter((node) => !isPhones(node));
  return entriesOf(rule.phone ? [...tree.filter(isPhones), ...others] : others, [], rule);
}

// Settings are seldom needed and must not move when the work above them changes.
const SETTINGS = new Set(['/operation', '/maintain']);

/** The branches at the foot of the menu. */
export const isSettings = ({ url }: MenuItem): boolean => SETTINGS.has(url);

/** Every entry that opens something, in the menu's order. */
export const leavesOf = (menu: readonly MenuItem[]): MenuItem[] =>
  menu.flatMap((entry) => (entry.children.length > 0 ? leavesOf(entry.children) : [entry]));

/** The entries from the root down to the one that is lit for `address`. */
export function trailTo(menu: readonly MenuItem[], address: string): MenuItem[] {
  for (const entry of menu) {
    if (entry.children.length === 0 && entry.url === address) return [entry];
    const below = trailTo(entry.children, address);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}

const shared = (one: string, other: string) => {
  const [left, right] = [one.split('/'), other.split('/')];
  const differs = left.findIndex((part, index) => part !== right[index]);
  return differs === -1 ? left.length : differs;
};

// Page that everybody has, and that belongs to no part of the menu.
const OWN_PAGE = '/maintain/user';

/** The trail that is lit: an entry's own, or for a page without an entry the one standing nearest. */
export function litFor(menu: readonly MenuItem[], address: string): MenuItem[] {
  const exact = trailTo(menu, address);
  if (exact.length > 0 || address === OWN_PAGE) return exact;
  // The first segment of a split address is empty, so two in common mean the same area.
  const nearest = leavesOf(menu).reduce<{ url: string; score: number }>(
    (best, { url }) => (shared(url, address) > best.score ? { url, score: shared(url, address) } : best),
    { url: '', score: 1 },
  );
  return nearest.url === '' ? [] : trailTo(menu, nearest.url);
}
