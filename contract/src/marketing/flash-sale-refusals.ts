import { refusals } from '../refusal.ts';

/** A product that cannot be put on sale, with the reason. */
export interface RefusedProduct {
  productId: number;
  name: string;
  reason: string;
}
const REFUSED_SAID = 5;

export const flashSaleRefusals = refusals('flash_sale', {
  NOT_FOUND: { says: () => '秒杀商品不存在' },
  INFO_NOT_FOUND: { says: () => '未找到对应商品信息' },
  ON_CANNOT_CHANGE: { says: () => '请先关闭秒杀商品，再修改商品信息' },
  SOME_REFUSED: {
    says: ({ products }: { products: readonly RefusedProduct[] }) => {
      const said = products.slice(0, REFUSED_SAID).map(({ name, reason }) => `“${name}”${reason}`);
      const more = products.length > REFUSED_SAID ? `；另有 ${products.length - REFUSED_SAID} 件` : '';
      return `一件都没有添加，请先改好：${said.join('；')}${more}`;
    },
  },
  RUNNING_CANNOT_GO: { says: () => '活动开启中，商品不支持删除' },
});

/** Refusals of a purchase, beside those of every kind. */
export const flashSalePurchaseRefusals = refusals('flash_sale_purchase', {
  GONE: { says: () => '秒杀商品不存在或以删除' },
  OFF: { says: () => '秒杀商品已关闭' },
  SLOT_GONE: { says: () => '秒杀时段不存在' },
  LIMIT: { says: () => '您已经达到当前秒杀活动上限' },
});
