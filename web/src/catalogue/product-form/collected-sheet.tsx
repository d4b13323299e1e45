import type { ReactNode } from 'react';
import { type CollectedProduct, draftCalls } from '#contract/collection/drafts.ts';
import { FormPage } from '#web/ui/index.ts';
import { PicturesStay } from '../product-pictures/pictures-stay.tsx';
import { useBringPictures } from '../product-pictures/use-bring-pictures.tsx';
import { toInput } from '../product/form-values.ts';
import { collectedToFormValues } from '../product/collected-to-form-values.ts';
import { productSections } from './product-sections.tsx';
import { worded } from '../product/worded.ts';

interface Props {
  title: string;
  product: CollectedProduct;
  /** Draft that is imported with it. */
  draft: { draftId: number; soureLink: string };
  readOnly: boolean;
  then: string;
  back: string;
  /** Stands above the product: where it came from. */
  children: ReactNode;
}

/** The form of a product that was found elsewhere. */
export function CollectedSheet({ product, draft, children, ...page }: Props) {
  const { before, dialog } = useBringPictures();
  return (
    <>
      <FormPage
        {...page}
        call={draftCalls.addProduct}
        start={collectedToFormValues(product)}
        input={(values) => ({ ...toInput(values), ...draft })}
        before={before}
        worded={worded}
        says="已加入仓库中的商品"
        layout="vertical"
        incomplete="请填写完整商品信息！"
      >
        {page.readOnly || <PicturesStay />}
        {children}
        {productSections()}
      </FormPage>
      {dialog}
    </>
  );
}
