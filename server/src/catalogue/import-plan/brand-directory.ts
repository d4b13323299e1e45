import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { initialOf } from '#server/platform/text/pinyin.ts';
import type { Write } from '#server/platform/write/write.ts';
import { brand } from '../product-references/tables.ts';
import { zeroCounts } from './counts.ts';
import type { BrandItem } from '../import-reading/document.ts';
import { BadRow, type RecordRef } from '../import-reading/items.ts';
import { indexBy } from './index-by.ts';

type KnownBrand = Pick<typeof brand.$inferSelect, 'id' | 'name' | 'logo' | 'story' | 'code'>;
type BrandDraft = Omit<KnownBrand, 'id'>;

/** Looks brands up by outside number and by name, and creates missing ones; a dry run, which has no write, gives them negative ids and stores nothing. */
export async function openBrands(db: Db, write: Write | undefined) {
  const byCode = indexBy<KnownBrand>(({ code }) => code);
  const byName = indexBy<KnownBrand>(({ name }) => name);
  const counts = zeroCounts();
  let lastDryId = 0;

  function note(row: KnownBrand): void {
    byCode.note(row);
    byName.note(row);
  }
  for (const row of await db.select().from(brand).where(eq(brand.isDel, false)).orderBy(brand.id)) note(row);

  async function make(draft: BrandDraft): Promise<KnownBrand> {
    counts.created += 1;
    lastDryId -= 1;
    const rest = { initial: await initialOf(draft.name), sort: 0, isShow: true, isDel: false };
    const made =
      write &&
      (
        await write.tx
          .insert(brand)
          .values({ ...draft, ...rest, createTime: write.now, updateTime: write.now })
          .returning()
      )[0];
    const row = made ?? { ...draft, id: lastDryId };
    note(row);
    return row;
  }

  async function importBrand(draft: BrandItem): Promise<void> {
    const namesake = byName.find(draft.name);
    const row = (draft.code === null ? undefined : byCode.find(draft.code)) ?? namesake;
    if (!row) return void (await make(draft));
    // No two share a name: one that another has already is not taken over.
    const item = namesake && namesake !== row ? { ...draft, name: row.name } : draft;
    const isSame = row.name === item.name && row.logo === item.logo && row.story === item.story && row.code === item.code;
    counts[isSame ? 'unchanged' : 'updated'] += 1;
    if (isSame) return;
    if (write)
      await write.tx
        .update(brand)
        .set({ ...item, updateTime: write.now })
        .where(eq(brand.id, row.id));
    Object.assign(row, item);
    note(row);
  }

  return {
    counts,

    async importAll(items: readonly BrandItem[]): Promise<void> {
      for (const item of items) await importBrand(item);
    },

    async brandIdOf(place: RecordRef | undefined): Promise<number | undefined> {
      if (!place) return undefined;
      if ('code' in place) {
        const found = byCode.find(place.code);
        if (!found) throw new BadRow('文件里没有这个商品的品牌');
        return found.id;
      }
      const name = place.names.join('/');
      const row = byName.find(name) ?? (await make({ name, logo: '', story: '', code: null }));
      return row.id;
    },
  };
}

export type Brands = Awaited<ReturnType<typeof openBrands>>;
