import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { recordOf } from '../record.ts';
import { searchText } from '../search-text.ts';
import { flag, id, idOrNone, nothing, page, paged } from '../wire.ts';
import { shownAccount } from './bank-account.ts';
import { ShopTerms, shopTermRefusals, shopTypes } from '../catalogue/shop-terms.ts';
import { ShopDraft, shopRefusals } from '../catalogue/shops.ts';

const MallShopDraft = ShopDraft.extend(ShopTerms.shape);
export type MallShopDraft = z.output<typeof MallShopDraft>;

/** `bankAccount` is masked; whoever may see it asks for it by its own call. */
export const MallShop = recordOf(MallShopDraft, {
  operatorId: z.int(),
  operatorName: z.string(),
  ...shownAccount,
  isDel: z.boolean(),
  productCount: z.int(),
  /** Orders with a line of the shop. */
  orderCount: z.int(),
});
export type MallShop = z.output<typeof MallShop>;

const saved = { returns: nothing, refuses: [shopRefusals.NAME_TAKEN, shopTermRefusals.CODE_TAKEN] };

/** The sellers of the mall: the records of `/admin/store/shop`, with what is agreed with them. */
export const mallShopCalls = calls('shop', '/admin/shop', {
  list: get('/list', {
    permission: 'admin:shop:list',
    about: '`operatorId` finds the shops of an operator; what is in the bin stays out.',
    query: paged({
      keywords: searchText(64).optional(),
      type: shopTypes.schema('店铺类型应为自营或合作').optional(),
      status: flag.optional(),
      operatorId: idOrNone.optional(),
    }),
    returns: page(MallShop),
  }),
  all: get('/all', {
    permission: 'admin:shop:list',
    about: 'Every open shop, for filters and forms.',
    returns: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  info: get('/info', { permission: 'admin:shop:info', query: z.object({ id }), returns: MallShop }),
  save: post('/save', { permission: 'admin:shop:save', body: MallShopDraft, ...saved }),
  update: post('/update', {
    edits: MallShop,
    permission: 'admin:shop:update',
    query: z.object({ id }),
    body: MallShopDraft,
    returns: nothing,
    refuses: [...saved.refuses, shopRefusals.BINNED],
  }),
  updateStatus: get('/update/status', {
    permission: 'admin:shop:update:status',
    about: 'A shop that is closed sells nothing; its orders go on.',
    query: z.object({ id, status: flag }),
    returns: nothing,
    undo: '修改成功',
    refuses: [shopRefusals.BINNED],
  }),
  delete: get('/delete', {
    permission: 'admin:shop:delete',
    about: 'Closes the shop and puts it into the bin, from where the list of products’ shops brings it back.',
    query: z.object({ id }),
    returns: nothing,
    undo: '已移入回收站',
    refuses: [shopRefusals.OPEN_ORDERS],
  }),
});
