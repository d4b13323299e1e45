import { Alert } from 'antd';
import { productCalls } from '#contract/catalogue/products.ts';
import { RunButton } from '#web/ui/index.ts';

interface Props {
  id: number;
  isShow: boolean;
  isRecycle: boolean;
}

/** Why a product cannot be changed where it stands, and what helps. Nothing in the warehouse. */
export function ProductStatus({ id, isShow, isRecycle }: Props) {
  if (isRecycle)
    return (
      <Alert
        className="form-problem"
        type="info"
        showIcon
        title="商品在回收站中，恢复后才能修改"
        action={<RunButton label="恢复商品" call={productCalls.restore} input={{ id }} says="操作成功" />}
      />
    );
  if (!isShow) return null;
  return (
    <Alert
      className="form-problem"
      type="info"
      showIcon
      title="商品正在出售，下架后才能修改；价格和库存可以在商品列表里直接改"
      action={<RunButton label="下架" call={productCalls.offShell} input={{ id }} says="下架成功" />}
    />
  );
}
