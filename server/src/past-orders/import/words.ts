import type { PastOrder, PastState } from '../bringing/past-order.ts';

export const stateLabels: Readonly<Record<PastState, string>> = {
  done: '已完成',
  sent: '待收货',
  toSend: '待发货',
  cancelled: '已取消',
  refunded: '已退款',
};

/** Sentence on an order that would be imported, and on what of it is not known here. */
export function wordsOf(of: PastOrder, { uid, unlinked }: { uid: number | null; unlinked: number }): string {
  const kinds = of.lines.length;
  return [
    stateLabels[of.state],
    `商品 ${kinds} 种`,
    uid === null && (of.phone === '' ? '没有手机号，不归到用户' : '手机号不是本店用户，不归到用户'),
    unlinked > 0 && (unlinked === kinds ? '商品没有对上编码，只留名称' : `${unlinked} 种商品没有对上编码，只留名称`),
  ]
    .filter(Boolean)
    .join('，');
}
