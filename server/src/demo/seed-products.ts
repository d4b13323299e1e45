import type { ProductDraft } from '#contract/catalogue/product-draft.ts';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { categoryTree, product, putOnShell, saveCategory, saveProduct } from '#server/catalogue/index.ts';
import { shippingTemplates } from '#server/delivery/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { seedBrands, seedOperator, seedShops } from './seed-dictionaries.ts';
import { type DemoProduct, demoCategories, demoProducts } from './products.ts';
import { seedCoupons, seedGiftCoupons } from './seed-coupons.ts';
import { demoBrands, demoShops } from './house.ts';
import { type Pictures, colourName, sceneName } from './pictures.ts';

const AISLES = ['A', 'B', 'C', 'D'] as const;
const ONLY_SPEC = { name: '规格', values: ['默认'] } as const;
const FEN = (yuan: number) => Math.round(yuan * 10) * 10;

async function plantCategories(write: Write, pictures: Pictures): Promise<Map<string, number>> {
  const type = categoryTypes.product;
  const tree = () => categoryTree(write.tx, { type, status: -1 }, write);
  const pictureOf = (category: string) => pictures.get(demoProducts.find((product) => product.category === category)?.name ?? '');
  const plant = (name: string, pid: number, sort: number, shown = name) =>
    saveCategory(write, { name, pid, sort, type, status: true, extra: pictureOf(shown) });
  const roots = Object.entries(demoCategories);
  for (const [index, [name, children]] of roots.entries()) await plant(name, 0, roots.length - index, children[0]);
  for (const { id, name } of await tree()) {
    for (const [index, child] of (demoCategories[name] ?? []).entries()) await plant(child, id, 9 - index);
  }
  return new Map((await tree()).flatMap(({ child = [] }) => child.map(({ id, name }) => [name, id])));
}

/** Brand and shop of a product, by its category. */
function ownersOf({ category }: DemoProduct, brands: ReadonlyMap<string, number>, shops: ReadonlyMap<string, number>) {
  const maker = demoBrands.find(({ categories }) => categories.includes(category))?.name ?? '';
  const seller = demoShops.find(({ brand }) => brand === maker)?.name ?? '';
  return { brandId: brands.get(maker), merId: shops.get(seller) };
}

/** Place in the warehouse: aisle, rack by product, and board by specification. */
function shelfOf(product: DemoProduct, index: number): string {
  const at = demoProducts.indexOf(product);
  return `${AISLES[at % AISLES.length]}-${String(Math.floor(at / AISLES.length) + 1).padStart(2, '0')}-${index + 1}`;
}

function draftOf(product: DemoProduct, pictures: Pictures): Omit<ProductDraft, 'cateId' | 'tempId'> {
  const { name, values } = product.spec ?? ONLY_SPEC;
  const image = pictures.get(product.name) ?? '';
  const atWindow = pictures.get(sceneName(product.name)) ?? '';
  const skuOf = (value: string, index: number) => ({
    attrValue: { [name]: value },
    image: pictures.get(colourName(product.name, value)) ?? image,
    price: FEN(product.price + index * 2),
    cost: FEN(product.price * 0.55),
    otPrice: FEN(product.price * 1.25),
    stock: Math.max(0, Math.round(product.stock / values.length) - index),
    shelf: shelfOf(product, index),
    weight: 20 + (product.name.length % 5) * 15,
  });
  return {
    image,
    sliderImage: [image, atWindow],
    storeName: product.name,
    storeInfo: product.brief,
    keyword: product.keyword,
    unitName: product.unit,
    isSub: false,
    specType: product.spec !== undefined,
    attr: [{ attrName: name, attrValues: values.join(',') }],
    attrValue: values.map(skuOf),
    content: `<p>${product.name}：${product.brief}。</p><p><img src="${atWindow}" alt="${product.name}"></p>`,
  };
}

/** Categories, brands, shops, coupons and products, on the shelf but for a few. */
export async function seedProducts(write: Write, pictures: Pictures): Promise<void> {
  const categories = await plantCategories(write, pictures);
  const brands = await seedBrands(write, pictures, categories);
  const shops = await seedShops(write, pictures);
  await seedOperator(write);
  const gifts = await seedGiftCoupons(write, categories);
  const [template] = await write.tx.select({ id: shippingTemplates.id }).from(shippingTemplates).limit(1);
  if (!template) return;
  for (const product of demoProducts) {
    const references = {
      cateId: String(categories.get(product.category)),
      tempId: template.id,
      couponIds: gifts.get(product.name),
    };
    await saveProduct(write, { ...draftOf(product, pictures), ...references, ...ownersOf(product, brands, shops) });
  }
  const made = await write.tx.select({ id: product.id, name: product.storeName }).from(product);
  const hidden = new Set(demoProducts.filter((product) => product.hidden).map(({ name }) => name));
  for (const { id, name } of made) if (!hidden.has(name)) await putOnShell(write, { id });
  await seedCoupons(write, new Map([...categories, ...made.map(({ id, name }) => [name, id] as const)]));
}
