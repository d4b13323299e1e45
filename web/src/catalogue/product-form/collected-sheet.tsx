import type { ReactNode } from 'react';
import { type CollectedProduct, draftCalls } from '#contract/collection/drafts.ts';
import { FormPage, Section } from '#web/ui/index.ts';
import { BasicsFields } from './basics-fields.tsx';
import { ContentField } from './content-field.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { editOf } from './held.ts';
import { heldOfCollected } from './held-of-collected.ts';
import { SpecFields } from './spec-fields.tsx';
import { worded } from './worded.ts';
import './product-form.css';

interface Props {
  title: string;
  product: CollectedProduct;
  /** What is imported with it. */
  draft: { draftId: number; soureLink: string };
  readOnly: boolean;
  then: string;
  back: string;
  /** Stands above the product: where it came from. */
  children: ReactNode;
}

/** The form of a product that was found elsewhere. */
export const CollectedSheet = ({ product, draft, children, ...page }: Props) => (
  <FormPage
    {...page}
    call={draftCalls.addProduct}
    start={heldOfCollected(product)}
    input={(values) => ({ ...editOf(values), ...draft })}
    worded={worded}
    says="已加入仓库中的商品"
    label="提交"
  >
    {children}
    <Section title="商品信息">
      <BasicsFields />
    </Section>
    <Section title="规格与价格">
      <SpecFields />
    </Section>
    <Section title="商品详情">
      <ContentField />
    </Section>
    <Section title="其他设置">
      <ExtrasFields />
    </Section>
  </FormPage>
);
