import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { shownOrHidden } from '../choices.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { recordOf } from '../record.ts';
import { refusals } from '../refusal.ts';
import { flag, id, idList, idOrNone, integer, mediaAddress, nothing, page, paged, text, words } from '../wire.ts';
import { searchText } from '../search-text.ts';

export const brandRefusals = refusals('brand', {
  NAME_TAKEN: { onConstraint: 'brand__name', says: () => '已有同名的品牌，请换一个名称' },
  CODE_TAKEN: { onConstraint: 'brand__code', says: () => '已有相同编号的品牌，请换一个编号' },
  SAVED_TWICE: { onConstraint: 'brand_cate__brand', says: () => '品牌刚被他人保存，请刷新后重试' },
  NO_CATEGORY: { onConstraint: 'brand_cate__category', says: () => '关联分类不存在，请重新选择商品分类' },
  IN_USE: { says: (_: { count: number }) => '该品牌下有商品，不能删除' },
});

const ONE_LETTER = '首字母应为 A 到 Z 的一个字母';

const BrandDraft = z.object({
  name: words(32, '请输入品牌名称', '品牌名称不能超过32个字符'),
  logo: mediaAddress(255, '请上传品牌LOGO', '品牌LOGO的地址过长，请重新上传'),
  initial: text(1, ONE_LETTER)
    .regex(/^[A-Za-z]?$/, ONE_LETTER)
    .nullish(),
  cateIds: idList.nullish(),
  story: text(500, '品牌介绍不能超过500个字符').nullish(),
  sort: integer(0, 9999, '排序应为 0 到 9999').nullish(),
  isShow: flag.nullish(),
});
export type BrandDraft = z.output<typeof BrandDraft>;

/** `cateValues` are the names of the categories, with commas. */
export const Brand = recordOf(BrandDraft, { cateValues: z.string(), isDel: z.boolean(), productCount: z.int() });
export type Brand = z.output<typeof Brand>;

const byId = { params: z.object({ id }), returns: nothing };
const saved = { returns: nothing, refuses: [brandRefusals.NAME_TAKEN, brandRefusals.NO_CATEGORY] };
const deleted = { undo: '删除成功', refuses: [brandRefusals.IN_USE] };

export const brandCalls = calls('brand', '/admin/store/brand', {
  list: get('/list', {
    permission: 'admin:product:brand:list',
    dataScope: 'none',
    about: '`cateId` finds the brands of a category and of those below it.',
    query: paged({ name: searchText(32).optional(), isShow: flag.optional(), cateId: idOrNone.optional() }),
    returns: page(Brand),
  }),
  listAll: get('/listAll', {
    permission: 'admin:product:brand:list',
    dataScope: 'none',
    about: 'Every shown brand, for the product form.',
    returns: z.array(z.object({ id: z.int(), name: z.string(), logo: z.string() })),
  }),
  info: get('/info/{id}', { permission: 'admin:product:brand:info', params: z.object({ id }), returns: Brand }),
  save: post('/save', {
    permission: 'admin:product:brand:save',
    about: 'Without `initial` the brand is filed under the first letter of its name, in pinyin.',
    body: BrandDraft,
    ...saved,
  }),
  update: post('/update', { edits: Brand, permission: 'admin:product:brand:update', body: BrandDraft.extend({ id }), ...saved }),
  delete: get('/delete/{id}', { permission: 'admin:product:brand:delete', ...byId, ...deleted }),
  updateStatus: get('/update/status/{id}', {
    permission: 'admin:product:brand:update:status',
    ...byId,
    query: z.object({ isShow: flag }),
    undo: '修改成功',
  }),
});

labelsOf('brand', {
  id: 'ID',
  name: '品牌名称',
  logo: '品牌LOGO',
  initial: '首字母',
  cateIds: '关联分类',
  cateValues: '关联分类',
  cateId: '商品分类',
  story: '品牌介绍',
  productCount: '商品数',
  sort: '排序',
  isShow: '状态',
  isDel: '已删除',
  code: '编号',
  createTime: '添加时间',
});

historyOf('brand', {
  label: '品牌',
  readBy: 'admin:product:brand:info',
  fields: { ...texts('name', 'logo', 'initial', 'story', 'sort', 'code'), isShow: shownOrHidden, isDel: 'flag' },
  acts: { updateStatus: '显示或隐藏' },
  deleted: { named: ['name'], picture: 'logo', needs: [brandCalls.delete.permission, brandCalls.save.permission] },
});
