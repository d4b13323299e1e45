import { problemOfForm } from '#contract/settings/form.ts';
import { type Design, isRow, itemsOf, readDesign } from './design.ts';
import { valueAt } from './json.ts';
import { kindOf, problemOfName } from './properties.ts';

/** A name that no client could send; two of one name are found by the check of both sides. */
function problemOfNames(design: Design): string | undefined {
  for (const item of itemsOf(design)) {
    if (isRow(item) || kindOf(item.drawn).isField === false) continue;
    const problem = problemOfName(String(valueAt(item.drawn, ['__vModel__']) ?? ''), []);
    if (problem !== undefined) return `“${String(valueAt(item.drawn, ['__config__', 'label']) ?? '')}”：${problem}`;
  }
  return undefined;
}

/** Problems that stand against saving a designed form. */
export function problemOfContent(content: string): string | undefined {
  const design = readDesign(content);
  if (design?.items.length === 0) return '表单配置数据不能为空';
  return problemOfForm(content) ?? (design && problemOfNames(design));
}
