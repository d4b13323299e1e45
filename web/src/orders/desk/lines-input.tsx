import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, InputNumber, Select } from 'antd';
import { Suspense, useState } from 'react';
import { productCalls } from '#contract/catalogue/products.ts';
import { type KnownProduct, ProductPicker } from '#web/catalogue/product-picker/index.ts';
import { Picture } from '#web/ui/cells/picture.tsx';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { notify } from '#web/ui/basics/notify.ts';
import { run, useCall } from '#web/ui/wire/index.ts';
import { report } from '#web/ui/wire/report.ts';
import type { BasketLine, DeskValues } from './form-values.ts';
import { SaleSelect, useSales } from './sale-select.tsx';

interface Props {
  id?: string;
  value?: readonly BasketLine[];
  onChange?: (lines: BasketLine[]) => void;
}

/** The lines of a product: its SKUs that are not in the basket yet, the first with stock before the others. */
async function firstLineOf(productId: number, taken: readonly BasketLine[]): Promise<BasketLine | undefined> {
  const { storeName, image, attrValue } = await run(productCalls.info, { id: productId });
  const free = attrValue.filter(({ id }) => !taken.some(({ skuId }) => skuId === id));
  const sku = free.find(({ stock }) => stock > 0) ?? free[0];
  if (!sku) return undefined;
  const { id: skuId, suk, price, stock } = sku;
  return { skuId, quantity: 1, productId, name: storeName, suk, image: sku.image || image, price, stock, sale: null };
}

function SkuSelect({
  line,
  taken,
  onPick,
}: {
  line: BasketLine;
  taken: readonly BasketLine[];
  onPick: (line: BasketLine) => void;
}) {
  const { data } = useCall(productCalls.info, { id: line.productId });
  const skus = data?.attrValue ?? [];
  if (skus.length < 2) return <small>{line.suk}</small>;
  return (
    <Select
      aria-label={`${line.name}的规格`}
      value={line.skuId}
      options={skus.map(({ id, suk, stock }) => ({
        value: id,
        label: `${suk} · 库存 ${stock}`,
        disabled: id !== line.skuId && taken.some(({ skuId }) => skuId === id),
      }))}
      onChange={(skuId) => {
        const sku = skus.find(({ id }) => id === skuId);
        const { suk, price, stock, image } = sku ?? line;
        onPick({ ...line, skuId, suk, price, stock, image: image || line.image, sale: null });
      }}
    />
  );
}

/** Goods that somebody wants to buy: products by SKU, each once, with how many. */
export function LinesInput({ id, value = [], onChange }: Props) {
  const [isPicking, setPicking] = useState(false);
  const customer = Form.useWatch('customer', Form.useFormInstance<DeskValues>());
  const sales = useSales(value, customer?.uid);
  const replace = (at: number, line: BasketLine) => onChange?.(value.map((each, index) => (index === at ? line : each)));
  const add = async (products: readonly KnownProduct[]) => {
    try {
      const lines = await Promise.all(products.map(({ id: productId }) => firstLineOf(productId, value)));
      onChange?.([...value, ...lines.filter((line) => line !== undefined)]);
      const whole = products.filter((_, index) => lines[index] === undefined).map(({ storeName }) => `“${storeName}”`);
      if (whole.length > 0) notify.warning(`${whole.join('、')}的规格都已经在订单里了，请改数量`);
    } catch (error) {
      report(error, 'act');
    }
  };
  return (
    <div id={id} className="desk-lines">
      <ul aria-label="商品">
        {value.map((line, at) => (
          <li key={line.skuId}>
            <Picture url={line.image} alt={line.name} />
            <span className="desk-goods">
              <strong>{line.name}</strong>
              <SkuSelect line={line} taken={value} onPick={(next) => replace(at, next)} />
              <SaleSelect line={line} sales={sales} onPick={(sale) => replace(at, { ...line, sale })} />
            </span>
            <span className="figure">{yuanText(line.sale?.price ?? line.price)}</span>
            <InputNumber
              aria-label={`${line.name} ${line.suk}的数量`}
              min={1}
              max={9999}
              precision={0}
              value={line.quantity}
              status={line.quantity > line.stock ? 'warning' : ''}
              onChange={(quantity) => replace(at, { ...line, quantity: quantity ?? 1 })}
            />
            <Button
              type="text"
              aria-label={`去掉${line.name} ${line.suk}`}
              icon={<DeleteOutlined aria-hidden />}
              onClick={() => onChange?.(value.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => setPicking(true)}>
        添加商品
      </Button>
      <Suspense>
        {isPicking && <ProductPicker many onPick={(products) => void add(products)} onClose={() => setPicking(false)} />}
      </Suspense>
    </div>
  );
}
