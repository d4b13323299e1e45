import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { flag, id, idOrNone, integer, neededId, neededIds, neededOr, nothing, page, paged, signed, INT_MAX } from '../wire.ts';
import { searchText } from '../search-text.ts';
import {
  statusAsked,
  Category,
  CategoryNode,
  categoryTypes,
  categoryFields,
  newCategoryFields,
  NO_STATUS,
  NO_TYPE,
  categoryType,
} from './category-record.ts';
import { categoryRefusals } from './category-refusals.ts';

/** Their POSTs carry query parameters; the picture form calls the root 10000. */
export const categoryCalls = calls('category', '/admin/category', {
  save: post('/save', {
    permission: 'admin:category:save',
    about: 'At the top (`pid` 1000, unless a category has that number), shown and with `sort` 1 where these are left out.',
    query: z.object(newCategoryFields),
    returns: nothing,
    refuses: [categoryRefusals.NAME_TAKEN, categoryRefusals.NO_PARENT, categoryRefusals.TOO_DEEP],
  }),
  update: post('/update', {
    edits: Category,
    permission: 'admin:category:update',
    query: z.object({ id: signed, ...categoryFields }),
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
      type: categoryType.optional(),
      status: statusAsked.optional(),
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
