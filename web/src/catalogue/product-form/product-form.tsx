import { useParams } from 'react-router';
import type { Call } from '#contract/call.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { Empty, FormPage, Loaded, useMay } from '#web/ui/index.ts';
import { type Edit, type FormValues, blankProduct, toInput, toFormValues, toFormValuesOfTheirs } from '../product/form-values.ts';
import { ProductStatus } from './product-status.tsx';
import { productSections } from './product-sections.tsx';
import { worded } from '../product/worded.ts';

/** Saved products are off the shelf: that is where they are found again. */
const WAREHOUSE = '/store/index?type=2';

interface Props {
  start: FormValues;
  readOnly: boolean;
  isShow?: boolean;
  isRecycle?: boolean;
}

function Sheet({ start, readOnly, isShow = false, isRecycle = false }: Props) {
  const { id } = start;
  const call: Call<Edit, null> = id === undefined ? productCalls.save : productCalls.update;
  const may = useMay()(call);
  const isFixed = readOnly || isShow || isRecycle || !may;
  return (
    <FormPage
      title={id === undefined ? '添加商品' : `${start.storeName}（${isFixed ? '详情' : '编辑'}）`}
      call={call}
      start={start}
      input={toInput}
      read={toFormValuesOfTheirs}
      worded={worded}
      keepAs={`product:${id ?? 'new'}`}
      says={id === undefined ? '新增成功' : '编辑成功'}
      label="提交"
      readOnly={isFixed}
      then={WAREHOUSE}
      back="/store/index"
    >
      {id !== undefined && may && <ProductStatus id={id} isShow={isShow} isRecycle={isRecycle} />}
      {productSections}
    </FormPage>
  );
}

/** Adds a product, changes one, or shows it. */
export function ProductForm() {
  const { id, isDisabled } = useParams();
  const may = useMay();
  if (id === undefined || id === '0')
    return may(productCalls.save) ? (
      <Sheet start={blankProduct} readOnly={false} />
    ) : (
      <Empty says="没有添加商品的权限，需要时请联系管理员" />
    );
  return (
    <Loaded call={productCalls.info} input={{ id: Number(id) }} back="/store/index">
      {(info) =>
        info && <Sheet start={toFormValues(info)} readOnly={isDisabled === '1'} isShow={info.isShow} isRecycle={info.isRecycle} />
      }
    </Loaded>
  );
}
