import { refusals } from '../refusal.ts';

export const collectedOrderRefusals = refusals('crawl_order', {
  NOT_FOUND: { code: 404, says: () => '没有找到这个采集订单，请刷新页面' },
  NO_NUMBER: { code: 400, says: () => '请填写外部单号' },
  NOT_COLLECTED: { says: (p: { externalNo: string; message: string }) => `外部单号 ${p.externalNo} 没有采集到：${p.message}` },
  PLACED: { says: (p: { orderNo: string }) => `已生成订单 ${p.orderNo}，不能再修改` },
  IGNORED: { says: () => '这个采集订单已忽略，不能生成订单' },
  AMOUNT: { says: () => '金额不一致：商品金额加运费不等于订单金额，请与外部商城核对后重新采集' },
  UNMAPPED: { says: () => '请先匹配商品' },
  MAPPED_TWICE: { says: (p: { name: string }) => `“${p.name}”有两行匹配到同一规格而价格不同，请分别匹配` },
  NO_RECIPIENT: { says: () => '请补全收货人、电话和地址' },
  UNKNOWN_LINE: { code: 400, says: () => '商品行与采集的不一致，请刷新页面' },
  UNKNOWN_SKU: { code: 400, says: () => '匹配的商品规格不存在或已删除，请重新选择' },
  NOTHING_FAILED: { says: () => '没有需要重新回传的快递单号' },
});
