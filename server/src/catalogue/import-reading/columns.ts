import { type ImportField, importFields } from '#contract/catalogue/import.ts';

/** Other words for a field, as shops and other systems head their columns. */
const SYNONYMS: Readonly<Record<ImportField, readonly string[]>> = {
  id: ['系统商品ID'],
  skuId: ['系统规格ID'],
  code: [
    '商品编码',
    '编码',
    '货号',
    '商品货号',
    '商品代码',
    '款号',
    'spu',
    'spu编码',
    'sn',
    'code',
    'product code',
    'product id',
    'item no',
    'handle',
  ],
  storeName: [
    '商品名称',
    '商品名',
    '名称',
    '品名',
    '标题',
    '商品标题',
    '产品名称',
    'name',
    'title',
    'product name',
    'product',
    'goods name',
  ],
  cateName: ['商品分类', '分类', '类目', '类别', '品类', '分类名称', 'category', 'category name', 'product type', 'type'],
  brandName: ['品牌', '商品品牌', '品牌名称', 'brand', 'vendor', 'brand name'],
  keyword: ['关键字', '关键词', '商品关键字', '标签', 'keyword', 'keywords', 'tags'],
  storeInfo: ['商品简介', '简介', '描述', '商品描述', '副标题', '卖点', 'brief', 'summary', 'description', 'subtitle'],
  unitName: ['单位', '计量单位', '单位名称', 'unit'],
  image: [
    '封面图',
    '商品图',
    '主图',
    '图片',
    '商品图片',
    '商品封面图',
    '图片地址',
    'image',
    'picture',
    'image url',
    'image src',
    'cover',
    'pic',
  ],
  sliderImage: ['轮播图', '相册', '附图', '商品相册', 'gallery', 'images', 'pictures', 'slider'],
  content: ['商品详情', '详情', '图文详情', '详细描述', 'detail', 'content', 'body', 'body (html)', 'detail html'],
  spec: [
    '规格',
    '规格属性',
    '规格值',
    '属性',
    '销售属性',
    'sku规格',
    '商品规格',
    'spec',
    'specification',
    'specs',
    'variant',
    'options',
    'attributes',
  ],
  barCode: [
    '商品编号',
    '条码',
    '条形码',
    '商品条码',
    'sku编码',
    'sku编号',
    '规格编码',
    '商家编码',
    'barcode',
    'bar code',
    'sku',
    'ean',
    'upc',
    'sku code',
    'variant sku',
  ],
  price: [
    '售价',
    '价格',
    '销售价',
    '商品售价',
    '单价',
    '现价',
    '商城价',
    'price',
    'sale price',
    'selling price',
    'variant price',
  ],
  otPrice: ['原价', '市场价', '划线价', '吊牌价', 'market price', 'original price', 'list price', 'compare at price', 'ot price'],
  cost: ['成本价', '成本', '进价', '进货价', '采购价', 'cost', 'cost price', 'purchase price'],
  stock: ['库存', '库存数量', '数量', '现有库存', '可用库存', 'stock', 'inventory', 'quantity', 'qty', 'stock quantity'],
  stockBase: ['导出时库存'],
  weight: ['重量', '重量(kg)', '重量kg', '毛重', 'weight', 'weight(kg)', 'weight kg'],
  volume: ['体积', '体积(m³)', '体积(m3)', 'volume', 'volume(m3)'],
  sort: ['排序', '序号', 'sort', 'order', 'position'],
  giveIntegral: ['积分', '赠送积分', 'points', 'give integral'],
  ficti: ['虚拟销量', '基础销量', 'virtual sales', 'ficti'],
  isShow: ['上架', '是否上架', '状态', '上下架', '销售状态', 'on sale', 'published', 'status', 'is show'],
};

/** Without blanks, marks and a unit in brackets; full-width brackets count as brackets. */
const plain = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\((?:元|件|个|¥|必填|选填|可选)\)/g, '')
    .replace(/[\s*:_\-()]/g, '');

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(text.length - 1, 1) }, (_, at) => text.slice(at, at + 2)));

/** How alike two headers are: 1 for the same, less for a part, else by shared pairs of characters. */
function likeness(header: string, word: string): number {
  if (header === word) return 1;
  if (header === '' || word === '') return 0;
  const [short, long] = header.length < word.length ? [header, word] : [word, header];
  if (short.length >= 2 && long.includes(short)) return 0.5 + (0.4 * short.length) / long.length;
  const [a, b] = [pairsOf(header), pairsOf(word)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (1.4 * shared) / (a.size + b.size);
}

const GOOD_ENOUGH = 0.6;
/** Headings of our own exports: somebody else's ids would point at the wrong products, so likeness is not enough. */
const EXACT: ReadonlySet<ImportField> = new Set(['id', 'skuId', 'stockBase']);
const isField = (name: string): name is ImportField => name in importFields;
const words = Object.entries(SYNONYMS).flatMap(([name, synonyms]) => {
  const field = isField(name) ? name : undefined;
  return field ? synonyms.map((word) => ({ field, word: plain(word) })) : [];
});

export interface GuessedColumn {
  index: number;
  header: string;
  field: ImportField | null;
  score: number;
}

/** Which field each column holds, the best fit first; no field is given twice. */
export function guessColumns(headers: readonly string[]): GuessedColumn[] {
  const guesses = headers.flatMap((header, index) =>
    words.map(({ field, word }) => {
      const score = likeness(plain(header), word);
      return { index, field, score: score < 1 && EXACT.has(field) ? 0 : score };
    }),
  );
  const [columns, taken] = [new Map<number, { field: ImportField; score: number }>(), new Set<ImportField>()];
  for (const { index, field, score } of guesses.toSorted((a, b) => b.score - a.score)) {
    if (score < GOOD_ENOUGH) break;
    if (columns.has(index) || taken.has(field)) continue;
    columns.set(index, { field, score });
    taken.add(field);
  }
  return headers.map((header, index) => ({
    index,
    header,
    field: columns.get(index)?.field ?? null,
    score: Math.round((columns.get(index)?.score ?? 0) * 100) / 100,
  }));
}
