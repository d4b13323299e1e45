import { categoryTree, product, putOnShell, saveCategory, saveProduct } from '#server/catalogue/index.ts';
import { shippingTemplates } from '#server/delivery/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type DemoProduct, demoCategories, demoProducts } from './goods.ts';

const ONLY_SPEC = { name: '规格', values: ['默认'] } as const;
const FEN = (yuan: number) => Math.round(yuan * 10) * 10;

async function plantCategories(write: Write): Promise<Map<string, number>> {
  const tree = () => categoryTree(write.tx, { type: 1, status: -1 });
  const plant = (name: string, pid: number, sort: number) => saveCategory(write, { name, pid, sort, type: 1, status: true });
  const roots = Object.entries(demoCategories);
  for (const [place, [name]] of roots.entries()) await plant(name, 0, roots.length - place);
  for (const { id, name } of await tree()) {
    for (const [place, child] of (demoCategories[name] ?? []).entries()) await plant(child, id, 9 - place);
  }
  return new Map((await tree()).flatMap(({ child = [] }) => child.map(({ id, name }) => [name, id])));
}

function draftOf(
  goods: DemoProduct,
  cateId: number | undefined,
  tempId: number,
  image: string,
): Parameters<typeof saveProduct>[1] {
  const { name, values } = goods.spec ?? ONLY_SPEC;
  const skuOf = (value: string, place: number) => ({
    attrValue: { [name]: value },
    image,
    price: FEN(goods.price + place * 2),
    cost: FEN(goods.price * 0.55),
    otPrice: FEN(goods.price * 1.25),
    stock: Math.max(0, Math.round(goods.stock / values.length) - place),
  });
  return {
    image,
    sliderImage: [image],
    storeName: goods.name,
    storeInfo: goods.brief,
    keyword: goods.keyword,
    cateId: String(cateId),
    unitName: goods.unit,
    isSub: false,
    tempId,
    specType: goods.spec !== undefined,
    attr: [{ attrName: name, attrValues: values.join(',') }],
    attrValue: values.map(skuOf),
    content: `<p>${goods.name}：${goods.brief}。</p>`,
  };
}

/** Categories and products, on the shelf but for a few. */
export async function fillShelves(write: Write, pictures: readonly string[]): Promise<void> {
  const categories = await plantCategories(write);
  const [template] = await write.tx.select({ id: shippingTemplates.id }).from(shippingTemplates).limit(1);
  if (!template) return;
  for (const [place, goods] of demoProducts.entries()) {
    await saveProduct(write, draftOf(goods, categories.get(goods.category), template.id, pictures[place] ?? ''));
  }
  const made = await write.tx.select({ id: product.id, name: product.storeName }).from(product);
  const hidden = new Set(demoProducts.filter((goods) => goods.hidden).map(({ name }) => name));
  for (const { id, name } of made) if (!hidden.has(name)) await putOnShell(write, { id });
}
