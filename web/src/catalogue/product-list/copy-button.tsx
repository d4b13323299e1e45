import { useNavigate } from 'react-router';
import { productCalls } from '#contract/catalogue/products.ts';
import { needing } from '#web/ui/action/row-actions.tsx';
import { RunButton } from '#web/ui/index.ts';
import { formOf } from '../product/product-row.ts';

/** Makes a copy and opens its form: what differs is changed there. */
export const CopyButton = needing(function CopyButton({ id }: { id: number }) {
  const navigate = useNavigate();
  return (
    <RunButton
      label="复制"
      call={productCalls.duplicate}
      input={{ id }}
      says="已复制到仓库，库存为 0"
      then={(copy) => void navigate(formOf(copy.id))}
    />
  );
}, productCalls.duplicate);
