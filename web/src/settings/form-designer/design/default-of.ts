import type { FormField } from '#contract/settings/form.ts';
import { typedOf } from '#contract/settings/form-values.ts';
import { valueAt } from './json.ts';

/** Values of the options as the form writes them, by their text. */
function ownValues(drawn: unknown): Map<string, unknown> {
  const options = valueAt(drawn, ['__slot__', 'options']);
  return new Map(
    (Array.isArray(options) ? options : []).map((option: unknown) => [
      String(valueAt(option, ['value'])),
      valueAt(option, ['value']),
    ]),
  );
}

/** The default of a field from the text that its control stores, in the type that clients compare; undefined for none. */
export function defaultOf(drawn: unknown, field: FormField, text: string): unknown {
  if (text === '') return undefined;
  const typed = typedOf(field, text);
  if (field.tag === 'el-switch') return valueAt(drawn, [typed === true ? 'active-value' : 'inactive-value']) ?? typed;
  const own = ownValues(drawn);
  const asOwn = (value: unknown) => own.get(String(value)) ?? value;
  return Array.isArray(typed) ? typed.map(asOwn) : asOwn(typed);
}
