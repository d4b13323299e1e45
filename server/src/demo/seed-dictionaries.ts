import { eq } from 'drizzle-orm';
import { brand, saveBrand, saveRule, shop } from '#server/catalogue/index.ts';
import { bindShops, operator, operatorAccounts, saveMallShop, saveOperator, shopAccounts } from '#server/sellers/index.ts';
import { shopTypes } from '#contract/catalogue/shop-terms.ts';
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
    await saveMallShop(write, { ...draft, logo: pictures.get(signName(draft.name)) ?? '', status: !closed });
  const made = await write.tx.select({ id: shop.id, name: shop.name }).from(shop);
  return new Map(made.map(({ id, name }) => [name, id]));
}

/** A company that runs the partners among the shops; it and they have accounts to be paid to. */
export async function seedOperator(write: Write): Promise<void> {
  await saveOperator(write, {
    name: '楚天旅途代运营',
    contact: '金经理',
    phone: '027-86001234',
    railUnits: '武汉局',
    shareRate: 3000,
  });
  const [company] = await write.tx.select({ id: operator.id }).from(operator);
  await operatorAccounts.save(write, {
    id: company?.id ?? 0,
    bankName: '建设银行武汉汉口支行',
    bankAccountName: '楚天旅途代运营有限公司',
    bankAccount: '42001112223334455',
  });
  const run = await write.tx.select({ id: shop.id, name: shop.name }).from(shop).where(eq(shop.type, shopTypes.partner));
  await bindShops(write, { id: company?.id ?? 0, shopIds: run.map(({ id }) => id) });
  for (const [index, { id, name }] of run.entries())
    await shopAccounts.save(write, {
      id,
      bankName: '工商银行武汉站前支行',
      bankAccountName: name,
      bankAccount: `62220232020011${(2200 + index).toString()}`,
    });
}

/** Specification templates. */
export async function seedTemplates(write: Write): Promise<void> {
  for (const [ruleName, lines] of Object.entries(demoRules)) {
    const ruleValue = Object.entries(lines).map(([value, detail]) => ({ value, detail: [...detail] }));
    await saveRule(write, { ruleName, ruleValue });
  }
}
