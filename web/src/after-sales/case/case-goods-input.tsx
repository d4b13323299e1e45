import { Form, InputNumber, Select } from 'antd';
import type { CaseGoods, ReturnableGoods } from '#contract/after-sales/return-case-record.ts';
import { caseKinds } from '#contract/orders/return-case-enums.ts';
import { timesText } from '#web/orders/order/index.ts';

interface Props {
  goods: readonly ReturnableGoods[];
  id?: string;
  value?: readonly CaseGoods[];
  onChange?: (goods: CaseGoods[]) => void;
}

const isOf = (one: CaseGoods, { lineId, skuId }: ReturnableGoods) => one.lineId === lineId && one.skuId === skuId;

/** The goods with another number of one of them, or another SKU for it. */
export const withGoods = (
  chosen: readonly CaseGoods[],
  of: ReturnableGoods,
  change: Partial<Pick<CaseGoods, 'quantity' | 'outSkuId'>>,
): CaseGoods[] => {
  const known = chosen.find((one) => isOf(one, of)) ?? { lineId: of.lineId, skuId: of.skuId, quantity: 0 };
  return [...chosen.filter((one) => !isOf(one, of)), { ...known, ...change }].filter(({ quantity }) => quantity > 0);
};

const optionsOf = ({ others, skuId }: ReturnableGoods) =>
  others.map((other) => ({
    value: other.skuId,
    label: `${other.skuId === skuId ? '同款' : other.sku}（库存 ${other.stock}）`,
  }));

/** Pieces of each line that come back, from none to all, and of an exchange what goes out for them. */
export function CaseGoodsInput({ goods, id, value = [], onChange }: Props) {
  const kind: unknown = Form.useWatch('kind');
  return (
    <div className="refund-goods" id={id}>
      <ul>
        {goods.map((one, index) => {
          const chosen = value.find((each) => isOf(each, one));
          const name = `${one.productName} ${one.sku}`;
          return (
            <li key={`${one.lineId} ${one.skuId}`}>
              <span className="line-name">
                {one.productName}
                <small className="under">{[one.sku, timesText(one.price, one.left)].filter(Boolean).join(' · ')}</small>
              </span>
              <InputNumber
                aria-label={`退换几件：${name}`}
                autoFocus={index === 0}
                mode="spinner"
                min={0}
                max={one.left}
                precision={0}
                value={chosen?.quantity ?? 0}
                onChange={(quantity) => onChange?.(withGoods(value, one, { quantity: quantity ?? 0 }))}
              />
              <span className="refund-most">{`/ ${one.left} 件`}</span>
              {kind === caseKinds.exchange && chosen && (
                <Select
                  className="goods-out"
                  prefix="换成"
                  aria-label={`换成：${name}`}
                  options={optionsOf(one)}
                  value={chosen.outSkuId ?? one.skuId}
                  onChange={(outSkuId: number) => onChange?.(withGoods(value, one, { outSkuId }))}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
