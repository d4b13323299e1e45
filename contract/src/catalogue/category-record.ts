import { z } from 'zod';
import { choices } from '../choices.ts';
import { absentOr, flag, integer, mediaAddressOrNone, text, words, INT_MAX } from '../wire.ts';

export const categoryTypes = choices({
  product: [1, '商品分类'],
  picture: [2, '附件分类'],
  article: [3, '文章分类'],
  setting: [4, '设置分类'],
  menu: [5, '菜单分类'],
  config: [6, '配置分类'],
  seckill: [7, '秒杀配置'],
});

/** Levels that a tree may have; of product categories a setting may allow fewer. */
export const CATEGORY_LEVELS = 4;

/** The root of the picture tree has this id on screens and 0 in records. */
export const PICTURE_ROOT = 10_000;

/** Screens begin a new category with this parent: the top, where no category has the number. */
export const NO_PARENT_CHOSEN = 1000;

/** Areas of the settings that a category of them belongs to. */
export const configKinds = choices({ system: [0, '系统'], application: [1, '应用'], payment: [2, '支付'], other: [3, '其他'] });

export const Category = z.object({
  id: z.int(),
  pid: z.int(),
  path: z.string(),
  name: z.string(),
  type: z.int(),
  url: z.string().nullable(),
  extra: z.string().nullable(),
  status: z.boolean(),
  sort: z.int(),
  /** Only on categories of settings that were given one. */
  configKind: configKinds.schema().optional(),
  /** Products in it and below it, outside the bin; only where the tree is asked for counts. */
  productCount: z.int().optional(),
});
export type Category = z.output<typeof Category>;

export interface CategoryNode extends Category {
  /** Children, absent when there are none: clients take their presence for "can be opened". */
  child?: CategoryNode[] | undefined;
}
export const CategoryNode: z.ZodType<CategoryNode> = Category.extend({ child: z.array(z.lazy(() => CategoryNode)).optional() });

export const NO_TYPE = '类型，1 产品分类，2 附件分类，3 文章分类， 4 设置分类， 5 菜单分类， 6 配置分类， 7 秒杀配置之间';
export const categoryType = categoryTypes.schema(NO_TYPE);
const needsType = z.union([categoryType, z.undefined()], NO_TYPE).refine((value) => value !== undefined, '类型必须选择');
export const categoryFields = {
  pid: integer(0, INT_MAX, '请选择父级分类'),
  name: words(50, '分类名称必须填写', '分类名称不能超过50个字符'),
  type: needsType,
  status: z.union([flag, z.undefined()], '状态必须选择').refine((value) => value !== undefined, '状态必须选择'),
  sort: integer(0, INT_MAX, absentOr('排序数字为空', '排序数字必须大于等于0')),
  url: text(255).optional(),
  extra: mediaAddressOrNone(2000, '最多 2000 个字').optional(),
  configKind: configKinds.schema('请选择系统、应用、支付或其他').optional(),
};
/** A new category stands at the top, first and shown, as far as nothing else is said. */
export const newCategoryFields = {
  ...categoryFields,
  pid: categoryFields.pid.default(NO_PARENT_CHOSEN),
  status: flag.default(true),
  sort: categoryFields.sort.default(1),
};
export const NO_STATUS = '状态应为 -1、0 或 1';
/** Shown or not, with a value for both; ours are told by `shownOrHidden`. */
export const categoryStatuses = choices({ any: [-1, '全部'], shown: [1, '显示'], hidden: [0, '不显示'] });
export const statusAsked = categoryStatuses.schema(NO_STATUS);
