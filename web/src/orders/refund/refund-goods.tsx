import { Button, Checkbox, InputNumber } from 'antd';
import type { Fen } from '#contract/fen.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { timesText } from '../order/amounts.ts';
import { type Good, type Piece, quantityOf, withQuantity } from './refund-pieces.ts';

interface Props {
  goods: readonly Good[];
  /** The freight that may come along; none takes no place. */
  freight: Fen;
  withFreight: boolean;
  onFreight: (isBack: boolean) => void;
  onWhole: () => void;
  /** Pieces that the customer wants to give back. */
  asked: readonly Piece[];
  onAsked: () => void;
  value?: readonly Piece[];
  onChange?: (pieces: Piece[]) => void;
}

/** Pieces of each line to refund, from none to all. */
export const RefundGoods = ({ goods, freight, withFreight, onFreight, onWhole, asked, onAsked, value = [], onChange }: Props) => (
  <div className="refund-goods">
    <ul>
      {goods.map(({ lineId, name, sku, price, left }, index) => (
        <li key={lineId}>
          <span className="line-name">
            {name}
            <small className="under">{`${sku === '' ? '' : `${sku} · `}${timesText(price, left)}`}</small>
            {quantityOf(asked, lineId) > 0 && <small className="under">{`用户申请退 ${quantityOf(asked, lineId)} 件`}</small>}
          </span>
          <InputNumber
            aria-label={`退几件：${name} ${sku}`}
            // The pieces come after the dialog has looked for its first field.
            autoFocus={index === 0}
            mode="spinner"
            min={0}
            max={left}
            precision={0}
            value={quantityOf(value, lineId)}
            onChange={(quantity) => onChange?.(withQuantity(value, lineId, quantity ?? 0))}
          />
          <span className="refund-most">{`/ ${left} 件`}</span>
        </li>
      ))}
    </ul>
    <p>
      {freight > 0 && (
        <Checkbox checked={withFreight} onChange={({ target }) => onFreight(target.checked)}>
          {`退运费 ${yuanText(freight)}`}
        </Checkbox>
      )}
      {asked.length > 0 && (
        <Button type="link" size="small" onClick={onAsked}>
          按申请填写
        </Button>
      )}
      <Button type="link" size="small" onClick={onWhole}>
        全额退款
      </Button>
    </p>
  </div>
);
