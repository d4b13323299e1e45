import { z } from 'zod';
import { choices } from '../choices.ts';
import { texts } from '../history.ts';
import { refusals } from '../refusal.ts';
import { mediaAddressOrNone, text } from '../wire.ts';

export const shopTermRefusals = refusals('shop_terms', {
  CODE_TAKEN: { onConstraint: 'shop__code', says: () => '已有店铺用了这个编码，请换一个' },
});

export const shopTypes = choices({ own: [1, '自营'], partner: [2, '合作'] });
export const settleCycles = choices({ week: [1, '按周'], halfMonth: [2, '按半月'], month: [3, '按月'] });

/** Terms that the mall agrees with a shop, beside what its customers see. */
export const ShopTerms = z.object({
  code: text(32, '店铺编码不能超过32个字符')
    .regex(/^[\w-]*$/, '店铺编码只能是字母、数字、横线和下划线')
    .nullish(),
  type: shopTypes.schema('店铺类型应为自营或合作').nullish(),
  railUnit: text(64, '所属路局/单位不能超过64个字符').nullish(),
  address: text(255, '地址不能超过255个字符').nullish(),
  license: mediaAddressOrNone(255, '营业执照的地址过长，请重新上传').nullish(),
  /** Number of the cloud printer that waybills of its parcels come out of; without one it types the numbers. */
  sheetPrinter: text(64, '面单打印机编号不能超过64个字符').nullish(),
  settleCycle: settleCycles.schema('结算周期应为按周、按半月或按月').nullish(),
  remark: text(500, '备注不能超过500个字符').nullish(),
});
export type ShopTerms = z.output<typeof ShopTerms>;
/** Terms that a form gives. */
export type GivenTerms = { [K in keyof ShopTerms]?: NonNullable<ShopTerms[K]> };

/** Labels of the terms, and of what the list of the mall tells beside them. */
export const termLabels = {
  code: '店铺编码',
  type: '店铺类型',
  operatorId: '所属运营商',
  operatorName: '所属运营商',
  railUnit: '所属路局/单位',
  address: '地址',
  license: '营业执照',
  sheetPrinter: '面单打印机',
  bankName: '开户行',
  bankAccountName: '账户名称',
  bankAccount: '收款账号',
  settleCycle: '结算周期',
  remark: '备注',
} as const;

/** Formats of the terms in the history of a shop. */
export const termFormats = {
  ...texts('code', 'railUnit', 'address', 'license', 'sheetPrinter', 'remark'),
  type: shopTypes,
  settleCycle: settleCycles,
};
