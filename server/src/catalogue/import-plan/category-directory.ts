import { eq } from 'drizzle-orm';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { levelsOf } from '../categories/levels-of.ts';
import { pathBelow } from '../categories/rules.ts';
import { category } from '../product-references/tables.ts';
import { zeroCounts } from './counts.ts';
import type { CategoryItem } from '../import-reading/document.ts';
import { BadRow, type RecordRef } from '../import-reading/items.ts';
import { indexBy } from './index-by.ts';

type KnownCategory = Pick<typeof category.$inferSelect, 'id' | 'pid' | 'path' | 'name' | 'sort' | 'extra' | 'code'>;
type NewCategory = Pick<KnownCategory, 'name' | 'sort' | 'extra' | 'code'>;

const NAME_MAX = 50;
const keyFor = (pid: number, name: string) => `${pid}/${name}`;

/**
 * The product categories by outside number and by name. Missing ones are made, except those of `without`; in a dry run, without a
 * write, only imagined.
 */
export async function openCategories(db: Db, write: Write | undefined, without: ReadonlySet<string> = new Set()) {
  const ofCode = indexBy<KnownCategory>(({ code }) => code);
  const ofName = indexBy<KnownCategory>(({ name }) => name);
  const byParentAndName = indexBy<KnownCategory>(({ pid, name }) => keyFor(pid, name));
  const levels = await levelsOf(db, categoryTypes.product);
  const counts = zeroCounts();
  const missing = new Set<string>();
  let imagined = 0;

  function note(row: KnownCategory): void {
    for (const rows of [ofCode, ofName, byParentAndName]) rows.note(row);
  }
  for (const row of await db.select().from(category).where(eq(category.type, categoryTypes.product)).orderBy(category.id))
    note(row);

  const byCode = (code: string) => ofCode.find(code);
  const byName = (pid: number, name: string) => byParentAndName.find(keyFor(pid, name));

  async function make(parent: KnownCategory | undefined, draft: NewCategory): Promise<KnownCategory> {
    const place = { pid: parent?.id ?? 0, path: pathBelow(parent) };
    counts.created += 1;
    imagined -= 1;
    const times = write && { createTime: write.now, updateTime: write.now };
    const made =
      write &&
      (
        await write.tx
          .insert(category)
          .values({ ...draft, ...place, ...times, type: categoryTypes.product, status: true })
          .returning()
      )[0];
    const row = made ?? { ...draft, ...place, id: imagined };
    note(row);
    return row;
  }

  async function refresh(row: KnownCategory, wanted: NewCategory): Promise<void> {
    const namesake = byName(row.pid, wanted.name);
    // No two of one parent share a name: one that another has already is not taken over.
    const draft = namesake && namesake !== row ? { ...wanted, name: row.name } : wanted;
    const isSame = row.name === draft.name && row.sort === draft.sort && row.extra === draft.extra && row.code === draft.code;
    counts[isSame ? 'unchanged' : 'updated'] += 1;
    if (isSame) return;
    if (write)
      await write.tx
        .update(category)
        .set({ ...draft, updateTime: write.now })
        .where(eq(category.id, row.id));
    Object.assign(row, draft);
    note(row);
  }

  async function take({ code, parent, name, extra, sort }: CategoryItem): Promise<void> {
    const above = parent === undefined ? undefined : byCode(parent);
    const draft = { name, sort, extra, code };
    const row = byCode(code) ?? byName(above?.id ?? 0, name);
    if (row) await refresh(row, draft);
    else await make(above, draft);
  }

  async function madeByName(parent: KnownCategory | undefined, name: string, full: string): Promise<KnownCategory> {
    missing.add(full);
    if (without.has(full)) throw new BadRow(`分类“${full}”不存在，也没有勾选新建`, { field: 'cateName' });
    return make(parent, { name, sort: 0, extra: null, code: null });
  }

  async function named(names: readonly string[]): Promise<number> {
    const [only = ''] = names;
    if (names.some((name) => name.length > NAME_MAX))
      throw new BadRow(`分类名称不能超过 ${NAME_MAX} 个字`, { field: 'cateName' });
    const found = names.length === 1 ? ofName.find(only) : undefined;
    if (found) return found.id;
    if (names.length > levels) throw new BadRow(`分类最多 ${levels} 级`, { field: 'cateName' });
    let row: KnownCategory | undefined;
    for (const [at, name] of names.entries())
      row = byName(row?.id ?? 0, name) ?? (await madeByName(row, name, names.slice(0, at + 1).join('/')));
    return row?.id ?? 0;
  }

  return {
    counts,
    /** Names from the root down that rows name and nobody has made yet, those above first. */
    missing: missing as ReadonlySet<string>,

    /** All of a document's, those above before those below; one whose parent is not there becomes a root. */
    async importAll(items: readonly CategoryItem[]): Promise<void> {
      let [waiting, placed] = [[...items], new Set<string>()];
      while (waiting.length > 0) {
        const codes = new Set(waiting.map(({ code }) => code));
        const ready = waiting.filter(({ parent }) => parent === undefined || placed.has(parent) || !codes.has(parent));
        const next = ready.length > 0 ? ready : waiting;
        for (const item of next) await take(item);
        placed = new Set([...placed, ...next.map(({ code }) => code)]);
        waiting = waiting.filter((item) => !next.includes(item));
      }
    },

    /** The wire's comma list for these places; undefined when the file names none. */
    async cateIdOf(places: readonly RecordRef[] | undefined): Promise<string | undefined> {
      if (!places || places.length === 0) return undefined;
      const ids: number[] = [];
      for (const place of places) {
        const id = 'code' in place ? byCode(place.code)?.id : await named(place.names);
        if (id === undefined) throw new BadRow('文件里没有这个商品的分类');
        ids.push(id);
      }
      return [...new Set(ids)].join(',');
    },
  };
}

export type Categories = Awaited<ReturnType<typeof openCategories>>;
