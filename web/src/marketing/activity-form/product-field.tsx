import { Button, Form } from 'antd';
import { Suspense, useState } from 'react';
import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { ProductPicker } from '#web/catalogue/product-picker/index.ts';
import { report } from '#web/ui/wire/report.ts';
import { Field, Picture, Section, run, useCall, useMay } from '#web/ui/index.ts';
import { type ActivityValues, broughtBy } from './form-values.ts';
import './product-field.css';

interface Props {
  startOf: (product: ProductInfo) => ActivityValues;
  /** An activity that is there keeps its product: orders and teams hang on it. */
  isFixed: boolean;
}

interface ControlProps extends Props {
  value?: number;
  onChange?: (productId: number) => void;
}

function ProductInput({ value, onChange, startOf, isFixed }: ControlProps) {
  const form = Form.useFormInstance();
  const may = useMay()(productCalls.info);
  const [isPicking, setPicking] = useState(false);
  const { data: product } = useCall(productCalls.info, { id: value ?? 0 }, { enabled: may && value !== undefined });
  const take = async (id: number) => {
    try {
      form.setFieldsValue(broughtBy(startOf(await run(productCalls.info, { id }))));
      onChange?.(id);
    } catch (error) {
      report(error, 'act');
    }
  };
  return (
    <div className="chosen-product">
      <Picture url={product?.image ?? ''} alt={product?.storeName ?? ''} />
      <div>
        <strong>{product?.storeName ?? '商品'}</strong>
        <small className="quiet">ID {value}</small>
      </div>
      {!isFixed && <Button onClick={() => setPicking(true)}>更换商品</Button>}
      <Suspense>
        {isPicking && <ProductPicker onPick={([picked]) => picked && void take(picked.id)} onClose={() => setPicking(false)} />}
      </Suspense>
    </div>
  );
}

const HELP = '更换后，图片、名称、规格和详情按新商品重新带入；活动日期和规则保留';

/** The product of an activity, and another in its place while it is new. */
export const ProductField = (props: Props) => (
  <Section title="活动商品">
    <Field name="productId" label="商品" help={props.isFixed ? '已有的活动不能更换商品，需要时请另外添加一个活动' : HELP}>
      <ProductInput {...props} />
    </Field>
  </Section>
);
