import { type LetterTerms, exampleValues } from '#contract/notifications/letter-values.ts';
import {
  type FieldContent,
  type TemplateField,
  fieldText,
  fieldValues,
  fieldsIn,
  isCut,
  mayBeCut,
  sourceText,
} from '#contract/notifications/template-fields.ts';

interface Props {
  title: string;
  content: string;
  terms: LetterTerms;
  fields: readonly FieldContent[];
}

interface PreviewLine extends TemplateField {
  shown: string;
  warning: string;
}

function lineOf(field: TemplateField, fields: readonly FieldContent[], terms: LetterTerms): PreviewLine {
  const { name } = field;
  const source = fieldValues(fields)[name];
  if (!source) return { ...field, shown: '', warning: '还没有内容，消息发不出去' };
  const text = sourceText(source, exampleValues(terms));
  const shown = fieldText(name, text);
  if (shown === undefined) return { ...field, shown: text, warning: '不符合这个字段的规则，微信会拒绝' };
  return { ...field, shown, warning: isCut(name, text) || mayBeCut(name, source) ? '太长时会截短，结尾显示 ***' : '' };
}

/** The message as its customer sees it, with examples, and what WeChat would cut or refuse. */
export function TemplatePreview({ title, content, terms, fields }: Props) {
  const lines = fieldsIn(content).map((field) => lineOf(field, fields, terms));
  return (
    <figure className="template-phone" aria-label="消息预览">
      <figcaption>{title}</figcaption>
      <dl>
        {lines.map(({ name, label, shown, warning }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {shown || '—'}
              {warning && <em>{warning}</em>}
            </dd>
          </div>
        ))}
      </dl>
      <small>查看详情</small>
    </figure>
  );
}
