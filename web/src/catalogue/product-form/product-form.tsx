import { useParams } from 'react-router';
import type { Call } from '#contract/call.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { Empty, FormPage, Loaded, useMay } from '#web/ui/index.ts';
import { isFieldServed } from '#web/ui/wire/index.ts';
import {
  type ProductEdit,
  type ProductValues,
  blankProduct,
  toInput,
  toFormValues,
  toFormValuesOfTheirs,
} from '../product/form-values.ts';
import { worded } from '../product/worded.ts';
import { useBringPictures } from '../product-pictures/use-bring-pictures.tsx';
import { productSections } from './product-sections.tsx';
import { BinNotice, ProductStatus } from './product-status.tsx';

const LIST = '/store/index';
const WAREHOUSE = `${LIST}?type=2`;
const shelving = { label: '保存并上架', sends: { putOnShell: true }, says: '已上架', then: LIST };

interface Props {
  start: ProductValues;
  readOnly: boolean;
  isShow?: boolean;
  isRecycle?: boolean;
}

function Sheet({ start, readOnly, isShow = false, isRecycle = false }: Props) {
  const { id, storeName } = start;
  const isNew = id === undefined;
  const call: Call<ProductEdit, null> = isNew ? productCalls.save : productCalls.update;
  const may = useMay();
  const isFixed = readOnly || isRecycle || !may(call);
  const { before, dialog } = useBringPictures(start);
  return (
    <>
      <FormPage
        title={isNew ? '添加商品' : `${storeName}（${isFixed ? '详情' : '编辑'}）`}
        call={call}
        start={start}
        input={toInput}
        before={before}
        read={toFormValuesOfTheirs}
        worded={worded}
        keepAs={`product:${id ?? 'new'}`}
        says={isNew ? '新增成功' : '编辑成功'}
        label={isNew ? '存入仓库' : '保存'}
        also={!isShow && may(productCalls.putOnShell) && isFieldServed(call, 'putOnShell') ? shelving : undefined}
        layout="vertical"
        incomplete="请填写完整商品信息！"
        readOnly={isFixed}
        then={isShow ? LIST : WAREHOUSE}
        back={LIST}
      >
        {isRecycle && may(call) && <BinNotice id={start.id ?? 0} />}
        {productSections(id !== undefined && <ProductStatus id={id} isShow={isShow} isRecycle={isRecycle} />)}
      </FormPage>
      {dialog}
    </>
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
