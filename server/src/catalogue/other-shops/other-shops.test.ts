import { describe, expect, it } from 'vitest';
import { importCalls } from '#contract/catalogue/import/import.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { importsIn } from '../../../test/imports.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { upload, imported } = importsIn(shop);

async function productNamed(keywords: string) {
  const { list } = await shop.admin().run(productCalls.listAll, { keywords, page: 1, limit: 20 });
  return shop.admin().run(productCalls.info, { id: list[0]?.id ?? 0 });
}

const skusOf = ({ attrValue }: Awaited<ReturnType<typeof productNamed>>) =>
  attrValue.map(({ suk, barCode, price, otPrice, cost, stock, weight }) => [suk, barCode, price, otPrice, cost, stock, weight]);

const csv = (headings: string, ...rows: string[]) => [headings, ...rows].join('\n');

const SHOPIFY =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,' +
  'Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,' +
  'Variant Image,Variant Weight Unit,Cost per item,Status';

const WOO =
  'ID,Type,SKU,Name,Published,Short description,Description,Stock,Weight (lbs),Sale price,Regular price,Categories,Images,Parent,' +
  'Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)';

describe('an export of Shopify', () => {
  const wool = [
    `wool-coat,Wool Coat,<p>Warm</p>,Fell,Coats,"winter, wool",true,Size,S,Color,Grey,WC-S,480,3,99.00,129.00,'4012345678901,/i/b.jpg,2,,kg,40.00,active`,
    `wool-coat,,,,,,,,M,,Grey,WC-M,525,-4,99.00,129.00,,/i/a.jpg,1,,kg,40.00,`,
    `wool-coat,,,,,,,,,,,,,,,,,/i/c.jpg,3,,,,`,
  ];
  const vase = `tall-vase,Tall Vase,,Fell,Vases,,true,Title,Default Title,,,TV-1,900,7,25.5,,,,,,kg,,draft`;

  it('becomes products with their options, figures and pictures', async () => {
    const { outcome } = await imported(csv(SHOPIFY, ...wool, vase));

    const [coat, other] = [await productNamed('Wool Coat'), await productNamed('Tall Vase')];
    expect(outcome).toMatchObject({ created: 2, refused: 0 });
    expect(skusOf(coat)).toEqual([
      ['S,Grey', '4012345678901', 9900, 12_900, 4000, 3, 48],
      ['M,Grey', 'WC-M', 9900, 12_900, 4000, 0, 53],
    ]);
    expect(coat.attr.map(({ attrName }) => attrName)).toEqual(['Size', 'Color']);
    expect(skusOf(other)).toMatchObject([[expect.any(String), 'TV-1', 2550, expect.anything(), expect.anything(), 7, 90]]);
    expect([coat.isShow, other.isShow]).toEqual([true, false]);
  });

  it('has the pictures of a product in their order', async () => {
    const { preview, columns } = await upload(csv(SHOPIFY, ...wool));

    const cellOf = (header: string) => preview.sample[0]?.[columns.findIndex((column) => column.header === header)];
    expect(preview.origin).toBe('shopify');
    expect([cellOf('封面图'), cellOf('轮播图')]).toEqual(['/i/a.jpg', '/i/a.jpg,/i/b.jpg,/i/c.jpg']);
  });

  it('says by the number of its row which stock is below 0', async () => {
    const short = 'silk-scarf,Silk Scarf,,Fell,Scarves,,true,Size,S,,,SC-S,40,-4,19,,,,,,kg,,active';

    const { warnings } = await shop.admin().run(importCalls.dryRun, (await upload(csv(SHOPIFY, vase, short))).plan);

    expect(warnings).toEqual([{ row: 3, name: 'Silk Scarf', reason: '第 3 行「库存」：“-4”小于 0，将存为 0' }]);
  });

  it('is known by its newer headings too', async () => {
    const newer =
      'Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,' +
      'Compare-at price,Inventory quantity,Weight value (grams),Product image URL,Image position';
    const row = 'Oak Stool,oak-stool,,Fell,Stools,,TRUE,Active,OS-1,,Height,Low,45,,2,3100,/i/o.jpg,1';

    await imported(csv(newer, row));

    const stool = await productNamed('Oak Stool');
    expect(skusOf(stool)).toMatchObject([['Low', 'OS-1', 4500, expect.anything(), expect.anything(), 2, 310]]);
    expect(stool.isShow).toBe(true);
  });
});

describe('an export of WooCommerce', () => {
  it('becomes products whose variations are their SKUs', async () => {
    const { outcome } = await imported(
      csv(
        WOO,
        '10,variable,HOOD,Fleece Hood,1,Soft,Line one\\nLine two,,,,,"Clothing > Hoods, Sale","/i/h1.jpg, /i/h2.jpg",,Color,"Red, Blue",Logo,"Yes, No"',
        '11,simple,CAP-1,Plain Cap,-1,,,8,0.5,9,12,Clothing,,,Material,Cotton,,',
        '12,variation,HOOD-R,"Fleece Hood - Red, Yes",1,,,5,2,,42,,/i/h3.jpg,HOOD,Color,Red,Logo,Yes',
        '13,variation,HOOD-B,"Fleece Hood - Blue, No",1,,,6,2,39,42,,,HOOD,Color,Blue,Logo,No',
        '20,variable,,Loose Belt,0,,,,,,,Clothing,,,Size,"S, M",,',
        '21,variation,,Loose Belt - S,1,,,1,,,15,,,id:20,Size,S,,',
      ),
    );

    const [hood, cap, belt] = [
      await productNamed('Fleece Hood'),
      await productNamed('Plain Cap'),
      await productNamed('Loose Belt'),
    ];
    expect(outcome).toMatchObject({ created: 3, refused: 0 });
    expect(skusOf(hood)).toEqual([
      ['Red,Yes', 'HOOD-R', 4200, expect.anything(), 0, 5, 91],
      ['Blue,No', 'HOOD-B', 3900, 4200, 0, 6, 91],
    ]);
    expect(skusOf(cap)).toMatchObject([[expect.any(String), 'CAP-1', 900, 1200, 0, 8, 23]]);
    expect(skusOf(belt)).toMatchObject([['S', '', 1500, expect.anything(), 0, 1, 0]]);
    expect([hood.isShow, cap.isShow, belt.isShow]).toEqual([true, false, false]);
  });

  it('is known by its headings in Chinese too', async () => {
    const chinese =
      'ID,类型,SKU,名称,已发布？,简短描述,描述,库存,重量 (kg),促销价格,常规价格,分类,图像,父级,属性 1 名称,属性 1 值';

    const { outcome } = await imported(
      csv(
        chinese,
        '30,variable,BOOT,毛绒靴,1,暖,,,,,,鞋,/i/b.jpg,,尺码,"36, 37"',
        '31,variation,BOOT-36,毛绒靴 - 36,1,,,4,0.8,,199,,,BOOT,尺码,36',
        '32,variation,BOOT-37,毛绒靴 - 37,1,,,5,0.8,179,199,,,BOOT,尺码,37',
      ),
    );

    expect(outcome).toMatchObject({ created: 1, refused: 0 });
    expect(skusOf(await productNamed('毛绒靴'))).toEqual([
      ['36', 'BOOT-36', 19_900, expect.anything(), 0, 4, 80],
      ['37', 'BOOT-37', 17_900, 19_900, 0, 5, 80],
    ]);
  });

  it('shows its weights in the unit of their column', async () => {
    const { columns, preview } = await upload(csv(WOO, '11,simple,CAP-2,Other Cap,1,,,8,0.5,,12,Clothing,,,,,,'));

    expect(preview.origin).toBe('woocommerce');
    expect(columns.find(({ field }) => field === 'weight')).toMatchObject({ header: '重量(lbs)', unit: 'lb' });
  });
});
