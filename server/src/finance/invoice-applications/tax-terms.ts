import { desc, inArray, sql } from 'drizzle-orm';
import { readCategoryTaxes } from '#contract/finance/invoices/category-taxes.ts';
import { category } from '#server/catalogue/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { TaxTerms } from './rules.ts';

interface TaxSettings {
  invoice_tax_code: string;
  invoice_tax_rate: string;
  invoice_category_name: string;
  invoice_category_taxes: string;
}

const defaultTerms = (settings: TaxSettings): TaxTerms => ({
  categoryName: settings.invoice_category_name,
  taxCode: settings.invoice_tax_code,
  taxRate: Number(settings.invoice_tax_rate),
  zeroTaxFlag: null,
});

/** Terms of tax of goods by the categories they were sold in: those of the nearest that has some, or the default ones, which come beside. */
export async function taxTermsOf(db: Db, cateIds: readonly number[], settings: TaxSettings) {
  const fallback = defaultTerms(settings);
  const own = new Map(
    readCategoryTaxes(settings.invoice_category_taxes).map(({ category: categoryName, taxCode, ...rate }) => [
      categoryName,
      { ...rate, categoryName, taxCode: taxCode || fallback.taxCode },
    ]),
  );
  if (own.size === 0) return { fallback, of: () => fallback };
  const found = await db
    .select({ id: category.id, path: category.path })
    .from(category)
    .where(inArray(category.id, [...cateIds]));
  const above = new Map(found.map(({ id, path }) => [id, [id, ...path.split('/').map(Number)]]));
  const named = await db
    .select({ id: category.id, name: category.name })
    .from(category)
    .where(inArray(category.id, [...new Set([...above.values()].flat())]))
    // The deeper, the nearer.
    .orderBy(desc(sql`length(${category.path}) - length(replace(${category.path}, '/', ''))`), category.id);
  const of = (soldIn: readonly number[]): TaxTerms => {
    const ids = new Set(soldIn.flatMap((id) => above.get(id) ?? []));
    const nearest = named.find(({ id, name }) => ids.has(id) && own.has(name));
    return (nearest && own.get(nearest.name)) ?? fallback;
  };
  return { fallback, of };
}
