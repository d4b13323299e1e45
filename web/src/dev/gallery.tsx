import { CataloguePart } from './catalogue-part.tsx';
import { Fields } from './fields.tsx';
import { Pickers } from './pickers.tsx';
import { PreviewPart } from './preview-part.tsx';
import { TemplatePart } from './template-part.tsx';
import './gallery.css';

/** Every field and dialog that screens share, with what each holds. */
export const Gallery = () => (
  <section className="gallery" aria-label="组件">
    <h1>组件</h1>
    <Fields />
    <Pickers />
    <CataloguePart />
    <TemplatePart />
    <PreviewPart />
  </section>
);
