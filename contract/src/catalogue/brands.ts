import { z } from 'zod';
import { calls, get } from '../call.ts';
import { refusals } from '../refusal.ts';
import { flag, idOrNone, moment, page, paged, text } from '../wire.ts';

refusals('brand', {
  NAME_TAKEN: { onConstraint: 'brand__name', says: () => '已有同名的品牌，请换一个名称' },
  CODE_TAKEN: { onConstraint: 'brand__code', says: () => '已有相同编号的品牌，请换一个编号' },
});

export const Brand = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.string(),
  initial: z.string(),
  story: z.string(),
  sort: z.int(),
  isShow: z.boolean(),
  productCount: z.int(),
  createTime: moment,
  updateTime: moment,
});

export const brandCalls = calls('brand', '/admin/store/brand', {
  list: get('/list', {
    permission: 'admin:product:brand:list',
    query: paged({ name: text(32).optional(), isShow: flag.optional(), cateId: idOrNone.optional() }),
    returns: page(Brand),
  }),
  listAll: get('/listAll', {
    permission: 'admin:product:brand:list',
    about: 'Every shown brand, for the product form.',
    returns: z.array(z.object({ id: z.int(), name: z.string(), logo: z.string() })),
  }),
});
