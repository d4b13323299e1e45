import { desc, inArray, sql } from 'drizzle-orm';
import { readCategoryTaxes } from '#contract/finance/category-taxes.ts';
import { categoriesOfProducts, category } from '#server/catalogue/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { TaxTerms } from './rules.ts';

interface Terms {
  invoice_tax_code: string;
  invoice_tax_rate: string;
  invoice_category_name: string;
  invoice_category_taxes: string;
}

const defaultTerms = (settings: Terms): TaxTerms => ({
  categoryName: settings.invoice_category_name,
  taxCode: settings.invoice_tax_code,
  taxRate: Number(settings.invoice_tax_rate),
  zeroTaxFlag: null,
});

/** Terms of tax of products: those of the nearest category that has some, or the default ones, which come beside. */
export async function taxTermsOf(db: Db, productIds: readonly number[], settings: Terms) {
  const fallback = defaultTerms(settings);
  const own = new Map(
    readCategoryTaxes(settings.invoice_category_taxes).map(({ category: categoryName, taxCode, ...rate }) => [
      categoryName,
      { ...rate, categoryName, taxCode: taxCode || fallback.taxCode },
    ]),
  );
  if (own.size === 0) return { fallback, of: () => fallback };
  const above = await categoriesOfProducts(db, productIds);
  const named = await db
    .select({ id: category.id, name: category.name })
    .from(category)
    .where(inArray(category.id, [...new Set([...above.values()].flat())]))
    // The deeper, the nearer.
    .orderBy(desc(sql`length(${category.path}) - length(replace(${category.path}, '/', ''))`), category.id);
  const of = (productId: number): TaxTerms => {
    const ids = new Set(above.get(productId));
    const nearest = named.find(({ id, name }) => ids.has(id) && own.has(name));
    return (nearest && own.get(nearest.name)) ?? fallback;
  };
  return { fallback, of };
}
