import { brand, saveBrand, saveRule, saveShop, shop } from '#server/catalogue/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { demoBrands, demoRules, demoShops } from './house.ts';
import { type Pictures, signName } from './pictures.ts';

/** Brands, at home in categories; answers their ids by name. */
export async function seedBrands(
  write: Write,
  pictures: Pictures,
  categories: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  for (const [index, { name, hidden, story, categories: homes }] of demoBrands.entries()) {
    const cateIds = homes.flatMap((home) => categories.get(home) ?? []);
    const logo = pictures.get(signName(name)) ?? '';
    await saveBrand(write, { name, logo, story, cateIds, isShow: !hidden, sort: demoBrands.length - index });
  }
  const made = await write.tx.select({ id: brand.id, name: brand.name }).from(brand);
  return new Map(made.map(({ id, name }) => [name, id]));
}

/** Sellers; answers their ids by name. */
export async function seedShops(write: Write, pictures: Pictures): Promise<Map<string, number>> {
  for (const { closed, mark: _, hue: __, brand: ___, ...draft } of demoShops)
    await saveShop(write, { ...draft, logo: pictures.get(signName(draft.name)) ?? '', status: !closed });
  const made = await write.tx.select({ id: shop.id, name: shop.name }).from(shop);
  return new Map(made.map(({ id, name }) => [name, id]));
}

/** Specification templates. */
export async function seedTemplates(write: Write): Promise<void> {
  for (const [ruleName, lines] of Object.entries(demoRules)) {
    const ruleValue = Object.entries(lines).map(([value, detail]) => ({ value, detail: [...detail] }));
    await saveRule(write, { ruleName, ruleValue });
  }
}
