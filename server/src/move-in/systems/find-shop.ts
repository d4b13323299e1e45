import { UnreadableDump } from '../dump/unreadable.ts';
import type { TableName } from '../dump/statements.ts';
import type { FormerSystem } from './former-system.ts';
import { foreignIn } from './foreign.ts';
import type { Survey } from './surveyed.ts';

/** A shop within a dump: the database that its tables are in, and what their names begin with. */
interface ShopPlace {
  /** Undefined where the dump is of one database alone. */
  database: string | undefined;
  prefix: string;
}

export interface FoundShop {
  system: FormerSystem;
  /** Name by which a table of the dump is known; undefined of a table that is not of the shop. */
  nameOf(table: TableName): string | undefined;
}

interface Candidate extends ShopPlace {
  system: FormerSystem;
  hasRows: boolean;
}

const OURS = 'eb_';
const ORDERS = 'store_order';
const SOLD = ['user', 'store_product', ORDERS];
/** Tables without which there is no shop. */
const CORE = [...SOLD, 'system_config'];

const tablesOf = ({ readTables, unreadTables }: FormerSystem): string[] => [...readTables, ...Object.keys(unreadTables)];

/** Number of tables that a system alone has, of those that are there. */
function tellingOf(system: FormerSystem, others: readonly FormerSystem[], there: ReadonlySet<string>): number {
  const shared = new Set(others.filter((other) => other !== system).flatMap(tablesOf));
  return tablesOf(system).filter((table) => there.has(table) && !shared.has(table)).length;
}

/** Beginnings of the names of tables, where the four of a shop have it; the one that CRMEB comes with needs one of them. */
function prefixesOf(tables: Iterable<string>): string[] {
  const names = new Set(tables);
  const begins = [...names].flatMap((name) => (name.endsWith(ORDERS) ? [name.slice(0, -ORDERS.length)] : []));
  const others = begins.filter((prefix) => prefix !== OURS && CORE.every((core) => names.has(prefix + core)));
  return [...(CORE.some((core) => names.has(OURS + core)) ? [OURS] : []), ...others];
}

function candidatesIn(found: Survey, systems: readonly [FormerSystem, ...FormerSystem[]]): Candidate[] {
  return [...found].flatMap(([database, tables]) =>
    prefixesOf(tables.keys()).map((prefix) => {
      const there = new Set(
        [...tables.keys()].filter((name) => name.startsWith(prefix)).map((name) => OURS + name.slice(prefix.length)),
      );
      checkKind(there);
      const counts = systems.map((system) => ({ system, count: tellingOf(system, systems, there) }));
      // A dump without a table that tells is taken for one of the first.
      const [best] = counts.toSorted((one, other) => other.count - one.count);
      const hasRows = SOLD.some((table) => tables.get(prefix + table) === true);
      return { database, prefix, system: best?.system ?? systems[0], hasRows };
    }),
  );
}

function checkKind(there: ReadonlySet<string>): void {
  if (!there.has('eb_merchant')) return;
  throw new UnreadableDump(
    '这是 CRMEB 多商户版的备份（有 eb_merchant 表），能搬的是 CRMEB 单商户 Java 版和 PHP 版；商品、用户和订单可以用表格导入（商品 › 导入、用户 › 导入用户、订单 › 导入历史订单）',
    'A mall of CRMEB',
  );
}

const shownPlace = ({ database, prefix }: ShopPlace): string =>
  `${database ? `${database} 库 ` : ''}${prefix === '' ? '没有前缀' : `${prefix} 开头`}的表`;

function chooseShop(candidates: readonly Candidate[], found: Survey, isOfDatabase: boolean): Candidate {
  const [first] = candidates;
  if (!first) throw foreignIn(found);
  const full = isOfDatabase ? candidates : candidates.filter(({ hasRows }) => hasRows);
  const [shop, other] = full;
  if (!shop) throw new UnreadableDump('备份里只有表结构，没有用户、商品和订单的数据，请连同数据重新导出', 'The dump has no rows');
  if (other)
    throw new UnreadableDump(
      `备份里有 ${full.length} 个店：${full.map(shownPlace).join('，')}。请只导出要搬的那一个`,
      'Several shops in the dump',
    );
  return shop;
}

/** Finds the shop in a dump: its system, its database and what the names of its tables begin with. Refuses a dump that holds none, or several. */
export function findShop(
  found: Survey,
  systems: readonly [FormerSystem, ...FormerSystem[]],
  { isOfDatabase = false } = {},
): FoundShop {
  const shop = chooseShop(candidatesIn(found, systems), found, isOfDatabase);
  const { prefix, system } = shop;
  const known = new Set(tablesOf(system));
  const isAlone = [...found.keys()].filter((database) => database !== '').length <= 1;
  return {
    system,
    nameOf({ database = '', name }) {
      if (!isAlone && database !== shop.database) return undefined;
      if (prefix !== '' && name.startsWith(prefix)) return OURS + name.slice(prefix.length);
      if (prefix === '' && known.has(OURS + name)) return OURS + name;
      return name.startsWith(OURS) ? undefined : name;
    },
  };
}
