import { type FormField } from '#contract/settings/form.ts';
import { initialText, isBlankText } from '#contract/settings/form-values.ts';
import { isWireOnly } from '#web/ui/index.ts';

export type Texts = Readonly<Record<string, string>>;

const before = (field: FormField, stored: Texts): string => stored[field.name] ?? initialText(field);

/** Required fields that nobody has filled in: a new shop cannot know all of them. Other servers want a form whole. */
export const unfilledIn = (fields: readonly FormField[], stored: Texts): readonly FormField[] =>
  isWireOnly() ? [] : fields.filter((field) => field.required && isBlankText(field, before(field, stored)));
