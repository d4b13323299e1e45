import { z } from 'zod';
import { choices } from '../choices.ts';

/** Places in which a picture of the library can be shown, in the words of the screens. */
export const pictureUses = choices({
  productCover: '商品封面',
  productSlider: '商品轮播图',
  productDescription: '商品详情',
  sku: '商品规格图',
  category: '分类图片',
  brand: '品牌图标',
  shop: '店铺图标',
  draft: '采集草稿',
  reviewPicture: '评论图片',
  returnPicture: '退换凭证',
  voucher: '收付款凭证',
  demandFile: '采购需求附件',
  reportFile: '报备附件',
  reviewAvatar: '评论头像',
  articleCover: '文章封面',
  articleContent: '文章内容',
  slotSlide: '秒杀时段幻灯片',
  activityCover: '活动商品主图',
  activityGallery: '活动商品轮播图',
  activitySku: '活动商品规格图',
  activityContent: '活动商品详情',
  pick_point: '提货点图片',
  customerLevel: '用户等级图标',
  wechatReply: '公众号自动回复',
  groupData: '组合数据',
  setting: '系统设置',
});
export type UseKind = (typeof pictureUses.values)[number];

/** `id` is the record to open: the product, for everything of a product. */
export const PictureUse = z.object({ kind: pictureUses.schema(), id: z.int(), title: z.string() });

export const PictureUses = z.object({ attId: z.int(), total: z.int(), uses: z.array(PictureUse) });
