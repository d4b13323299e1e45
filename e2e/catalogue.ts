import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const REAL = join(import.meta.dirname, '../../shared/data/catalogue.json');

const category = (id: number, pid: number, name: string) => ({ id, pid, name, sort: id });
const cup = (id: number, onSale: boolean) => ({
  id,
  sn: String(id),
  name: `搪瓷杯 ${id} 号`,
  categoryId: 2,
  brandId: 1,
  image: 'https://pictures.example/cup.jpg',
  gallery: ['https://pictures.example/cup.jpg'],
  brief: '加厚杯身',
  onSale,
  unit: '只',
  price: 39.9,
  specifications: [{ name: '颜色', values: ['白', '蓝'] }],
  skus: ['白', '蓝'].map((colour) => ({ values: [colour], price: 39.9, stock: 50 })),
});

const small = {
  categories: [category(1, 0, '餐厨'), category(2, 1, '杯壶')],
  brands: [{ id: 1, name: '老厂', desc: '做了四十年搪瓷' }],
  products: Array.from({ length: 12 }, (_, index) => cup(index + 1, index > 0)),
  reviews: [{ productId: 1, content: '结实', star: 5, at: '2026-01-02 03:04:05' }],
};

export interface Catalogue {
  path: string;
  products: number;
  /** Number of them that are not on sale. */
  stored: number;
}

/** The real shop that lies beside the checkout; where there is none, a small one is written, and that is said. */
export function findCatalogue(): Catalogue {
  if (existsSync(REAL)) return { path: REAL, products: 239, stored: 1 };
  process.stdout.write(`no catalogue at ${REAL}: importing a small shop of ${small.products.length} products instead\n`);
  const path = join(mkdtempSync(join(tmpdir(), 'signalbox-catalogue-')), 'small-shop.json');
  writeFileSync(path, JSON.stringify(small));
  return { path, products: small.products.length, stored: 1 };
}
