import type { ReactNode } from 'react';
import { Section } from '#web/ui/index.ts';
import { BasicsFields } from './basics-fields.tsx';
import { ContentField } from './content-field.tsx';
import { ExtrasFields } from '../product-extras/extras-fields.tsx';
import { PictureFields, PlacementFields } from './side-fields.tsx';
import { SpecFields } from './spec-fields.tsx';
import '../product/product.css';

/** Sections of a product, its state on top of the side. No component: the page finds them among its children. */
export const productSections = (state?: ReactNode) => (
  <>
    <Section title="商品信息">
      <BasicsFields />
    </Section>
    <aside className="form-aside" aria-label="状态、图片与分类">
      {state}
      <div className="form-section">
        <PictureFields />
      </div>
      <div className="form-section">
        <PlacementFields />
      </div>
    </aside>
    <Section title="规格与价格">
      <SpecFields />
    </Section>
    <Section title="商品详情">
      <ContentField />
    </Section>
    <Section title="其他设置" folds hint="关键字、单位、排序、积分、佣金、推荐、活动、优惠券">
      <ExtrasFields />
    </Section>
  </>
);
