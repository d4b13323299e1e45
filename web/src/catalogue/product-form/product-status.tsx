import { Alert } from 'antd';
import { productCalls } from '#contract/catalogue/products.ts';
import { RunButton, Signal } from '#web/ui/index.ts';

interface Props {
  id: number;
  isShow: boolean;
  isRecycle: boolean;
}

/** Reason a product in the bin cannot be changed, and what helps. */
export const BinNotice = ({ id }: Pick<Props, 'id'>) => (
  <Alert
    className="form-problem"
    type="info"
    showIcon
    title="商品在回收站中，恢复后才能修改"
    action={<RunButton label="恢复商品" call={productCalls.restore} input={{ id }} says="已恢复到仓库" />}
  />
);

/** Visibility of the product to customers, and the way to the other state. */
export function ProductStatus({ id, isShow, isRecycle }: Props) {
  const words = isRecycle ? '回收站' : isShow ? '出售中' : '仓库中';
  return (
    <div className="form-section product-status">
      <Signal of={isShow ? 'done' : 'rest'}>{words}</Signal>
      {isShow && <RunButton label="下架" call={productCalls.offShell} input={{ id }} says="下架成功" />}
      {isShow && <small>保存后，用户立即看到修改</small>}
    </div>
  );
}
