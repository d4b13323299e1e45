import { Section } from '#web/ui/index.ts';
import { AuthorField, CategoryField, CoverField, ShownFields } from './side-fields.tsx';
import { ContentField, SynopsisField, TitleField } from './word-fields.tsx';

/** Parts of the form side by side: words and text, and what is chosen beside them. */
export const wideParts = (
  <>
    <Section title="文章信息">
      <TitleField />
      <SynopsisField />
    </Section>
    <aside className="form-aside" aria-label="状态、封面与分类">
      <div className="form-section">
        <ShownFields />
      </div>
      <div className="form-section">
        <CoverField />
        <CategoryField />
        <AuthorField />
      </div>
    </aside>
    <Section title="文章内容">
      <ContentField />
    </Section>
  </>
);

/** Parts below each other on a phone: first what a person on the way writes, then how it is shown. */
export const phoneParts = (
  <>
    <Section title="文章信息">
      <TitleField />
      <CategoryField />
    </Section>
    <Section title="文章内容">
      <ContentField />
    </Section>
    <Section title="简介与封面">
      <SynopsisField />
      <CoverField />
      <AuthorField />
    </Section>
    <Section title="显示">
      <ShownFields />
    </Section>
  </>
);
