import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import {
  absentOr,
  flag,
  id,
  idOrNone,
  integer,
  mediaAddressOrNone,
  neededId,
  neededIds,
  neededOr,
  nothing,
  page,
  paged,
  signed,
  text,
  words,
  INT_MAX,
} from '../wire.ts';
import { searchText } from '../search-text.ts';

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

export const categoryRefusals = refusals('category', {
  NAME_TAKEN: { onConstraint: 'category__name', says: () => '此分类已存在' },
  CODE_TAKEN: { onConstraint: 'category__code', says: () => '已有相同编号的分类，请换一个编号' },
  HAS_CHILDREN: { says: () => '当前分类下有子类，请先删除子类！' },
  BAD_ID: { says: () => 'id 参数不合法' },
  NO_PARENT: { says: () => '父级分类不存在，请重新选择父级分类' },
  OWN_PARENT: { says: () => '不能选择自己或下级分类作为父级' },
  PLACE: { onConstraint: 'category__place', says: () => '分类的位置已被他人修改，请刷新后重试' },
  PLACE_GONE: { says: () => '目标位置的分类已被移走，请刷新后重试' },
  TOO_DEEP: { says: (p: { levels: number }) => `分类最多 ${p.levels} 级，请选择更靠上的父级分类` },
  NAME_THERE: { says: () => '目标分类下已有同名的分类，请先改名再移动' },
  TYPE_FIXED: { says: () => '分类的类型不能更改，请新建一个分类' },
  ROOT: { says: () => '根目录不能修改或删除，请选择它下面的分类' },
  IN_USE: {
    onConstraint: 'product_cate__category',
    says: () => '该分类下有商品（包括回收站里的），不能删除，请先调整商品的分类',
  },
  HAS_ARTICLES: {
    onConstraint: 'article__category',
    says: () => '该分类下有文章，不能删除，请先把文章移到别的分类',
  },
  HAS_COUPONS: { says: () => '有品类券只能用于该分类，不能删除，请先删除这些优惠券' },
  GONE: { says: () => '分类不存在或已删除，请刷新后重试' },
  NOT_FOUND: { says: () => '操作失败' },
  NOT_CHANGED: { says: () => '修改失败' },
});

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

const NO_TYPE = '类型，1 产品分类，2 附件分类，3 文章分类， 4 设置分类， 5 菜单分类， 6 配置分类， 7 秒杀配置之间';
const type = categoryTypes.schema(NO_TYPE);
const needsType = z.union([type, z.undefined()], NO_TYPE).refine((value) => value !== undefined, '类型必须选择');
const draft = {
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
const newDraft = {
  ...draft,
  pid: draft.pid.default(NO_PARENT_CHOSEN),
  status: flag.default(true),
  sort: draft.sort.default(1),
};
const NO_STATUS = '状态应为 -1、0 或 1';
/** Shown or not, with a value for both; ours are told by `shownOrHidden`. */
export const categoryStatuses = choices({ any: [-1, '全部'], shown: [1, '显示'], hidden: [0, '不显示'] });
const anyStatus = categoryStatuses.schema(NO_STATUS);

/** Their POSTs carry query parameters; the picture form calls the root 10000. */
export const categoryCalls = calls('category', '/admin/category', {
  save: post('/save', {
    permission: 'admin:category:save',
    about: 'At the top (`pid` 1000, unless a category has that number), shown and with `sort` 1 where these are left out.',
    query: z.object(newDraft),
    returns: nothing,
    refuses: [categoryRefusals.NAME_TAKEN, categoryRefusals.NO_PARENT, categoryRefusals.TOO_DEEP],
  }),
  update: post('/update', {
    edits: Category,
    permission: 'admin:category:update',
    query: z.object({ id: signed, ...draft }),
    returns: nothing,
    undo: '更新目录成功',
    refuses: [
      categoryRefusals.GONE,
      categoryRefusals.NAME_TAKEN,
      categoryRefusals.BAD_ID,
      categoryRefusals.ROOT,
      categoryRefusals.OWN_PARENT,
      categoryRefusals.NO_PARENT,
      categoryRefusals.TOO_DEEP,
      categoryRefusals.TYPE_FIXED,
    ],
  }),
  move: post('/move', {
    permission: 'admin:category:update',
    about: 'Hangs a category below `pid` (0: a root), in front of `before` or last. Below a hidden category it is hidden too.',
    body: z.object({ id, pid: integer(0, INT_MAX, '请选择父级分类'), before: id.optional() }),
    returns: nothing,
    undo: '已移动分类',
    refuses: [
      categoryRefusals.OWN_PARENT,
      categoryRefusals.NO_PARENT,
      categoryRefusals.TOO_DEEP,
      categoryRefusals.PLACE_GONE,
      categoryRefusals.NAME_THERE,
    ],
  }),
  delete: get('/delete', {
    permission: 'admin:category:delete',
    query: z.object({ id: neededId('id') }),
    returns: nothing,
    undo: '已删除分类',
    refuses: [
      categoryRefusals.ROOT,
      categoryRefusals.HAS_CHILDREN,
      categoryRefusals.IN_USE,
      categoryRefusals.HAS_ARTICLES,
      categoryRefusals.HAS_COUPONS,
    ],
  }),
  info: get('/info', {
    permission: 'admin:category:info',
    dataScope: 'none',
    query: z.object({ id: neededId('id') }),
    returns: Category.nullable(),
  }),
  list: get('/list', {
    permission: 'admin:category:list',
    dataScope: 'none',
    query: paged({
      pid: idOrNone.optional(),
      name: searchText(50).optional(),
      type: type.optional(),
      status: anyStatus.optional(),
    }),
    returns: page(Category),
  }),
  tree: get('/list/tree', {
    permission: 'admin:category:list:tree',
    dataScope: 'none',
    query: z.object({
      type: categoryTypes.schema(neededOr('Integer', 'type', NO_TYPE)),
      status: integer(-1, 1, neededOr('Integer', 'status', NO_STATUS)),
      name: searchText(50).optional(),
      withCounts: flag.optional(),
    }),
    returns: z.array(CategoryNode),
  }),
  levels: get('/levels', {
    permission: 'admin:category:list:tree',
    dataScope: 'none',
    about: 'How many levels a tree may have.',
    query: z.object({ type: categoryTypes.schema(neededOr('Integer', 'type', NO_TYPE)) }),
    returns: z.object({ levels: z.int() }),
  }),
  byIds: get('/list/ids', {
    permission: 'admin:category:list:ids',
    dataScope: 'none',
    query: z.object({ ids: neededIds('ids') }),
    returns: z.array(Category),
  }),
  updateStatus: get('/updateStatus/{id}', {
    permission: 'admin:category:update:status',
    about: 'Toggles; with `status`, which newer clients send, two clicks in the same moment mean what one does.',
    params: z.object({ id }),
    query: z.object({ status: flag.optional() }),
    returns: nothing,
    says: '修改成功',
    undo: '已修改分类状态',
  }),
});

labelsOf('category', {
  name: '名称',
  type: '类型',
  pid: '父级',
  url: '地址',
  extra: '图标',
  sort: '排序',
  status: '状态',
  productCount: '商品数',
  code: '编号',
});

historyOf('category', {
  label: '分类',
  readBy: 'admin:category:info',
  fields: {
    name: 'text',
    pid: choices({ root: [0, '最上级'] }),
    status: ['显示', 'flag'],
    sort: 'text',
    extra: 'text',
    url: 'text',
    code: 'text',
  },
  named: { pid: ['category', 'name'] },
  acts: { move: '移动', updateStatus: '切换状态' },
  deleted: {
    named: ['name'],
    kind: 'type',
    needs: [categoryCalls.delete.permission, categoryCalls.save.permission],
    along: { brand_cate: '个品牌的关联', attachment: '张图片' },
  },
});
