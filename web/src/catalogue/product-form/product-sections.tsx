import { Section } from '#web/ui/index.ts';
import { BasicsFields } from './basics-fields.tsx';
import { ContentField } from './content-field.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { SpecFields } from './spec-fields.tsx';
import '../product/product.css';

/** What a product is made of, wherever it is typed. No component: the page finds its sections among its children. */
export const productSections = (
  <>
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
  </>
);
