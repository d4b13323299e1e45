/** Headings of WooCommerce in Chinese, as its translations have worded them over the years. */
const WORDS: Readonly<Record<string, string>> = {
  type: '类型',
  name: '名称',
  published: '已发布? 已发布',
  'short description': '简短描述 简短说明 短描述',
  description: '描述 说明',
  'date sale price starts': '促销开始日期 促销价开始日期 促销价格开始日期',
  'date sale price ends': '促销结束日期 促销价结束日期 促销价格结束日期',
  stock: '库存',
  'sale price': '促销价格 促销价 特价',
  'regular price': '常规价格 正常价格 常规售价',
  categories: '分类 类别',
  tags: '标签',
  images: '图像 图片',
  parent: '父级 父产品 上级',
  brands: '品牌',
};

const english: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([heading, words]) => words.split(' ').map((word) => [word, heading] as const)),
);

const NUMBERED = /^属性 ?(\d+) ?的?(名称|值|数值)$/;
const WEIGHT = /^重量 ?\((\w+)\)$/;
const GTIN = /^gtin.*isbn$/;

function inEnglish(heading: string): string {
  const [, number, part] = NUMBERED.exec(heading) ?? [];
  if (number !== undefined) return `attribute ${number} ${part === '名称' ? 'name' : 'value(s)'}`;
  const unit = WEIGHT.exec(heading)?.[1];
  if (unit !== undefined) return `weight (${unit})`;
  return GTIN.test(heading) ? 'gtin, upc, ean, or isbn' : (english.get(heading) ?? heading);
}

/** Headings in the words of the English export; those of any other sheet as they are. */
export function asInEnglish(headings: readonly string[]): readonly string[] {
  const known = headings.map(inEnglish);
  // Parents and types stand in no list of a shop of another kind.
  return headings.includes('类型') && known.includes('parent') && known.includes('regular price') ? known : headings;
}
