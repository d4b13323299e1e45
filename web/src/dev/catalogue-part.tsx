import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { productCalls } from '#contract/catalogue/products.ts';
import { CollectButton, RuleDialog } from '#web/catalogue/index.ts';
import { type KnownProduct, ProductPicker } from '#web/catalogue/product-picker/index.ts';
import { Part } from './part.tsx';

/** The dialogs of the catalogue, on what the shop holds. */
export function CataloguePart() {
  const [isMany, setMany] = useState<boolean>();
  const [picked, setPicked] = useState<readonly KnownProduct[]>([]);
  return (
    <>
      <Part title="选择商品" state={picked.map(({ id }) => id)}>
        <Button onClick={() => setMany(false)}>选择一件商品</Button> <Button onClick={() => setMany(true)}>选择多件商品</Button>
        <Suspense>
          {isMany !== undefined && (
            <ProductPicker many={isMany} start={picked} onPick={setPicked} onClose={() => setMany(undefined)} />
          )}
        </Suspense>
      </Part>
      <Part title="采集商品" state={undefined}>
        <Suspense>
          <CollectButton call={productCalls.save} />
        </Suspense>
      </Part>
      <Part title="规格模板" state={undefined}>
        <Suspense>
          <RuleDialog label="添加商品规格" />
        </Suspense>
      </Part>
    </>
  );
}
