import type { Input } from '#contract/call.ts';
import { readForm, problemOfForm } from '#contract/settings/form.ts';
import { type formTemplateCalls, formTemplateRefusals } from '#contract/settings/form-templates.ts';
import type { Write } from '#server/platform/write/write.ts';
import { formTemplates } from './queries.ts';

/** Does what a saved form means for what was typed into it. */
export type Settle = (write: Write, content: string) => Promise<void>;

type FormTemplateInput = Input<typeof formTemplateCalls.save> & { id?: number };

/** A new form where there is no id yet. It is stored letter by letter, so that clients find what they wrote. */
export async function saveFormTemplate(
  write: Write,
  { id, name, info, content }: FormTemplateInput,
  settle: Settle,
): Promise<null> {
  if (!readForm(content)) throw formTemplateRefusals.NO_JSON({ name });
  const message = problemOfForm(content);
  if (message !== undefined) throw formTemplateRefusals.USELESS({ message });
  await formTemplates.save(write, id, { name: name.trim(), info: info.trim(), content });
  await settle(write, content);
  return null;
}
