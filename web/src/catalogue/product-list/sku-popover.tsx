import { EditOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { type ReactNode, useState } from 'react';
import { productCalls } from '#contract/catalogue/products.ts';
import { OpenedPanel } from '#web/ui/action/opened-panel.tsx';
import { useMay } from '#web/ui/index.ts';
import type { Product } from '../product/product-row.ts';
import { SkuFigures } from './sku-figures.tsx';

/** The figure of a product with specifications: changed one combination at a time. */
export function SkuPopover({ product, label, children }: { product: Product; label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay()(productCalls.patch) && !product.isRecycle;
  if (!may) return children;
  return (
    <span className="inline-figure inline-open">
      {children}
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottom"
        destroyOnHidden
        title="按规格修改"
        content={
          <OpenedPanel close={() => setOpen(false)}>
            <SkuFigures product={product} />
          </OpenedPanel>
        }
        classNames={{ root: 'sku-popover' }}
      >
        <button type="button" className="inline-pencil" aria-label={`按规格修改${label}`} title="按规格修改">
          <EditOutlined />
        </button>
      </Popover>
    </span>
  );
}
