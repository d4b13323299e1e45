import { z } from 'zod';
import { fenOfYuan, yuanOfFen } from '../fen.ts';
import {
  asLine,
  count,
  flag,
  id,
  idOrNone,
  INT_MAX,
  integer,
  isFilmAddress,
  jsonText,
  line,
  mediaAddress,
  signed,
  text,
  words,
} from '../wire.ts';

const MONEY_MAX = 99_999_999;

/** Yuan (or kg, m³) with two decimals outside, hundredths inside, with the wire's own words for "missing" and "negative". */
const sentAs = (sent: RegExp, missing: string) => z.union([z.string().regex(sent, missing), z.number()], missing);
const kept = (missing: string, negative: string) => z.int(missing).min(0, negative).max(MONEY_MAX, '数值不能大于 999999.99');
const decimal = (missing: string, negative: string) =>
  z.codec(sentAs(/^-?\d{1,10}(\.\d+)?$/, missing), kept(missing, negative), { decode: fenOfYuan, encode: yuanOfFen });
/** The client sends null, "" or nothing where the wire wants a number: all three say none. */
const decimalOrNone = (missing: string, negative: string) =>
  z
    .codec(sentAs(/^(-?\d{1,10}(\.\d+)?)?$/, missing), kept(missing, negative).nullable(), {
      decode: (outside) => (outside === '' ? null : fenOfYuan(outside)),
      encode: (hundredths) => (hundredths === null ? '' : yuanOfFen(hundredths)),
    })
    .nullish();

/** Required flag, with the sentence that asks for it when it is absent. */
const needed = (message: string) =>
  z.union([flag, z.undefined(), z.null()], message).refine((value) => value !== undefined && value !== null, message);

/** Characters of a picture's address, of a specification's name, and of all ids of categories with their commas. */
export const PICTURE_MAX = 255;
export const ATTR_NAME_MAX = 32;
export const CATEGORY_TEXT_MAX = 64;
export const ATTRS_MAX = 10;
export const SLIDER_MAX = 10;
export const SKU_MAX = 2000;
/** Characters of the place in the warehouse where a SKU lies. */
export const SHELF_MAX = 32;
export const shelf = text(SHELF_MAX, `货位最多 ${SHELF_MAX} 个字`);
/** Bytes of a product with all its SKUs and a long description. */
export const PRODUCT_BODY_MAX = 8 * 1024 * 1024;
export const COUPON_MAX = 100;

/** Name or value of a specification, without what those of the product lose too. */
const specWord = z.string().overwrite(asLine);

export const SkuDraft = z.object({
  id: idOrNone.nullish(),
  attrValue: z
    .string('attr_values不能为空')
    .min(1, 'attr_values不能为空')
    .max(2000, 'attr_values不能为空')
    .pipe(jsonText(z.record(specWord, z.union([specWord, z.number()])), 'attr_values不能为空')),
  image: mediaAddress(1000, '商品规格属性图片不能为空'),
  price: decimal('规格属性金额不能为空', '金额不能小于0'),
  cost: decimal('规格属性成本价不能为空', '成本价不能小于0'),
  otPrice: decimal('规格属性原价不能为空', '原价不能小于0'),
  stock: integer(-INT_MAX, INT_MAX, '商品规格属性库存不能为空').refine((value) => value >= 0, '库存不能小于0'),
  weight: decimalOrNone('规格属性重量不能为空', '重量不能小于0'),
  volume: decimalOrNone('规格属性体积不能为空', '体积不能小于0'),
  brokerage: decimalOrNone('规格属性一级返佣不能为空', '一级返佣不能小于0'),
  brokerageTwo: decimalOrNone('规格属性二级返佣不能为空', '二级返佣不能小于0'),
  barCode: text(50, '商品编号长度不能超过50个字符').nullish(),
  /** Place in the warehouse. Absent keeps it, an empty text clears it. */
  shelf: shelf.nullish(),
  /** The stock the form was opened with: only the difference is applied, so that an order placed meanwhile is not lost. */
  stockBase: count.nullish(),
});

export const AttrDraft = z.object({
  id: idOrNone.nullish(),
  attrName: words(ATTR_NAME_MAX, '请填写规格名称', '规格名称不能超过32个字符'),
  attrValues: line(1000, '请填写规格值', '规格值不能超过1000个字符'),
});

const sliderText = z.string('轮播图不能为空').min(1, '轮播图不能为空').max(2000, '轮播图名称长度不能超过2000个字符');

export const ProductDraft = z.object({
  image: mediaAddress(PICTURE_MAX, '商品图片不能为空', '商品图片名称长度不能超过255个字符').refine(
    (address) => !isFilmAddress(address),
    '商品封面图要是图片，视频请放在商品详情里',
  ),
  sliderImage: sliderText.pipe(
    jsonText(
      z
        .array(mediaAddress(PICTURE_MAX, '轮播图不能为空'), '轮播图格式不正确')
        .min(1, '轮播图不能为空')
        .max(SLIDER_MAX, '最多选择10张图片！'),
      '轮播图格式不正确',
    ),
  ),
  storeName: line(128, '商品名称不能为空', '商品名称长度不能超过128个字符'),
  storeInfo: words(256, '商品简介不能为空', '商品简介长度不能超过256个字符'),
  keyword: words(255, '关键字不能为空', '关键字长度不能超过255个字符'),
  cateId: z.union(
    [
      z
        .string()
        .regex(/^\d+(,\d+)*$/, '商品分类不能为空')
        .max(CATEGORY_TEXT_MAX, '商品分类组合长度不能超过64个字符'),
      z.int().min(1, '商品分类不能为空'),
    ],
    '商品分类不能为空',
  ),
  unitName: words(32, '单位名称不能为空', '单位名长度不能超过32个字符'),
  isSub: needed('是否单独分佣不能为空'),
  tempId: integer(1, INT_MAX, '运费模板不能为空'),
  specType: needed('商品规格类型不能为空'),
  attr: z.array(AttrDraft, '商品属性不能为空').min(1, '商品属性不能为空').max(ATTRS_MAX, `规格最多${ATTRS_MAX}个`),
  attrValue: z.array(SkuDraft, '商品属性详情不能为空').min(1, '商品属性详情不能为空').max(SKU_MAX, `规格组合最多${SKU_MAX}个`),
  sort: integer(0, 32_767, '排序应为 0 到 32767').nullish(),
  giveIntegral: count.nullish(),
  ficti: count.nullish(),
  isHot: flag.nullish(),
  isBenefit: flag.nullish(),
  isBest: flag.nullish(),
  isNew: flag.nullish(),
  isGood: flag.nullish(),
  activity: z.array(text(16)).max(20).nullish(),
  content: text(200_000, '商品详情过长，请删减后重试').nullish(),
  /** Gift coupons. Left out they stay as they are, an empty list takes them away. */
  couponIds: z.array(id, '优惠券列表不正确').max(COUPON_MAX, `一个商品最多赠送${COUPON_MAX}张优惠券`).nullish(),
  flatPattern: text(1000, '展示图名称长度不能超过1000个字符').nullish(),
  brandId: idOrNone.nullish(),
  /** Shop of the product; absent keeps it, 0 is the house's own. */
  merId: idOrNone.nullish(),
  /** Puts it on the shelf with the same save; `isShow`, which old clients send along, does not. */
  putOnShell: flag.nullish(),
});

export const ProductEdit = ProductDraft.extend({
  id: signed.nullish(),
  /** The version the form was opened with; a client that sends none saves without being asked. */
  version: count.nullish(),
});

export type ProductDraft = z.output<typeof ProductDraft>;
export type ProductEdit = z.output<typeof ProductEdit>;
export type SkuDraft = z.output<typeof SkuDraft>;
export type AttrDraft = z.output<typeof AttrDraft>;
