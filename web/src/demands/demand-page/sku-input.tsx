import { Button, Select } from 'antd';
import { Suspense, useState } from 'react';
import { productCalls } from '#contract/catalogue/products.ts';
import type { QuoteLine } from '#contract/demands/quote-record.ts';
import { ProductPicker } from '#web/catalogue/product-picker/index.ts';
import { Can, report, run, yuanText } from '#web/ui/index.ts';

interface Props {
  id?: string;
  /** Line that it is for. */
  name: string;
  known?: Pick<QuoteLine, 'skuId' | 'skuName'> | undefined;
  value?: number;
  onChange?: (skuId: number) => void;
}

interface SkuOption {
  value: number;
  label: string;
}

async function optionsOf(productId: number): Promise<SkuOption[]> {
  const { storeName, attrValue } = await run(productCalls.info, { id: productId });
  return attrValue.map(({ id, suk, price, stock }) => ({
    value: id,
    label: `${storeName} ${suk} · 售价 ${yuanText(price)} · 库存 ${stock}`,
  }));
}

/** SKU of the shop, found by its product. */
export function SkuInput({ id, name, known, value, onChange }: Props) {
  const [isPicking, setPicking] = useState(false);
  const [found, setFound] = useState<readonly SkuOption[]>([]);
  const former = known && known.skuId > 0 ? [{ value: known.skuId, label: known.skuName }] : [];
  const options = [...former.filter((each) => !found.some((other) => other.value === each.value)), ...found];
  const pick = async (productId: number) => {
    try {
      const skus = await optionsOf(productId);
      setFound(skus);
      onChange?.(skus[0]?.value ?? 0);
    } catch (error) {
      report(error, 'act');
    }
  };
  return (
    <div className="sku-choice">
      <Select
        {...(id !== undefined && { id })}
        aria-label={`${name}的商品规格`}
        allowClear
        placeholder="没有对应的规格"
        notFoundContent="先点“选择商品”"
        value={value ? value : null}
        options={options}
        onChange={(next?: number | null) => onChange?.(next ?? 0)}
      />
      <Can call={productCalls.list}>
        <Button onClick={() => setPicking(true)}>选择商品</Button>
      </Can>
      <Suspense>
        {isPicking && (
          <ProductPicker onPick={([product]) => product && void pick(product.id)} onClose={() => setPicking(false)} />
        )}
      </Suspense>
    </div>
  );
}
