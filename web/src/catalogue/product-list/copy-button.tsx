import { useNavigate } from 'react-router';
import type { productCalls } from '#contract/catalogue/products.ts';
import { RunButton } from '#web/ui/index.ts';
import { formOf } from '../product/product-row.ts';

/** Makes a copy and opens its form: what differs is changed there. */
export function CopyButton({ id, call }: { id: number; call: typeof productCalls.duplicate }) {
  const navigate = useNavigate();
  return (
    <RunButton
      label="复制"
      call={call}
      input={{ id }}
      says="已复制到仓库，库存为 0"
      then={(copy) => void navigate(formOf(copy.id))}
    />
  );
}
