import type { LinkedArticle } from '#contract/content/article-links.ts';
import { type FormField, fieldsOf } from '#contract/settings/form.ts';
import { isPicture, isPictures, isRange, typedOf } from '#contract/settings/form-values.ts';
import { type GroupData, groupDataCalls, pictureNames, shownOrNot, valuesOf } from '#contract/settings/group-data.ts';
import { articleAt, isLink } from '#contract/settings/links.ts';
import { LinkedTitle } from '#web/content/index.ts';
import { FlagSwitch, Picture, position } from '#web/ui/index.ts';
import type { TitledColumn } from '#web/ui/scene/column.ts';
import { asStored } from './entry-values.ts';
import type { EntryScene } from './entry-scene.ts';

const showsPicture = (field: FormField) => isPicture(field) || pictureNames.has(field.name);

const wordOf = ({ options }: FormField, value: unknown) =>
  options.find((option) => option.value === String(value))?.label ?? String(value);

function wordsOf(field: FormField, text: string): string {
  const typed = text === '' ? '' : typedOf(field, text);
  if (typeof typed === 'boolean') return typed ? '是' : '否';
  if (!Array.isArray(typed)) return wordOf(field, typed ?? '');
  return typed.map((value) => wordOf(field, value)).join(isRange(field) ? ' 至 ' : '、');
}

function Pictures({ field, text }: { field: FormField; text: string }) {
  const typed = typedOf(field, text);
  const urls = Array.isArray(typed) ? typed.map(String) : [text];
  return (
    <span className="entry-pictures">
      {urls.map((url) => (
        <Picture key={url} url={url} alt={field.label} />
      ))}
    </span>
  );
}

/** Labels tell columns apart, so one that stands twice says which field it is. */
function titleOf({ label, name }: FormField, fields: readonly FormField[]): string {
  const isTwice = fields.some((other) => other.name !== name && other.label === label);
  return isTwice || ['编号', '排序', '状态'].includes(label) ? `${label}（${name}）` : label;
}

export type Articles = ReadonlyMap<number, LinkedArticle>;

/** Articles that these entries lead to. */
export const articlesIn = ({ form }: EntryScene, entries: readonly GroupData[]): number[] => {
  const links = fieldsOf(form).filter(isLink);
  return entries.flatMap(({ value }) => links.flatMap(({ name }) => articleAt(valuesOf(value)[name] ?? '') ?? []));
};

function Words({ field, text, articles }: { field: FormField; text: string; articles: Articles }) {
  const id = isLink(field) ? articleAt(text) : undefined;
  return id === undefined ? wordsOf(field, text) : <LinkedTitle id={id} article={articles.get(id)} />;
}

function columnOf(field: FormField, fields: readonly FormField[], articles: Articles): TitledColumn<GroupData> {
  const title = titleOf(field, fields);
  const textOf = (value: string) => valuesOf(value)[field.name] ?? '';
  const show = (value: string) => textOf(value) && <Words field={field} text={textOf(value)} articles={articles} />;
  if (!showsPicture(field)) return { title, field: 'value', width: 140, show };
  return {
    title,
    field: 'value',
    width: isPictures(field) ? 148 : 104,
    card: 'picture',
    show: (value) => <Pictures field={field} text={textOf(value)} />,
  };
}

/** Columns of the form's fields, between the number and the status. */
export function columnsOf(scene: EntryScene, articles: Articles): TitledColumn<GroupData>[] {
  const fields = fieldsOf(scene.form);
  const named = fields.find((field) => !showsPicture(field))?.name;
  return [
    { title: '编号', field: 'id', width: 64 },
    ...fields.map((field) => {
      const column = columnOf(field, fields, articles);
      return field.name === named ? { ...column, card: 'title' as const } : column;
    }),
    { title: '排序', field: 'sort', width: 64, show: position },
    {
      title: '状态',
      field: 'status',
      width: 96,
      card: 'status',
      show: (on, entry) => (
        <FlagSwitch
          on={on}
          label={`${entry.id} 号数据显示`}
          of={shownOrNot}
          call={groupDataCalls.update}
          input={(status) => asStored(scene, entry, status)}
        />
      ),
    },
  ];
}
