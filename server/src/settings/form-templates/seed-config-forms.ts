import { settingNamed } from '#contract/settings/setting.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type ConfigForm, configForms, secondSite } from './config-forms.ts';
import { type DrawnField, drawField, drawnOf } from './draw-field.ts';
import { formTemp } from './tables.ts';

const ROOT = {
  formRef: 'elForm',
  formModel: 'formData',
  size: 'medium',
  labelPosition: 'right',
  labelWidth: 180,
  formRules: 'rules',
  gutter: 15,
  disabled: false,
  span: 24,
  formBtns: true,
};

function drawnField(field: string | DrawnField): DrawnField {
  if (typeof field !== 'string') return field;
  const setting = settingNamed(field.replace('!', ''));
  if (!setting) throw new Error(`no setting is called ${field}`);
  return { ...drawnOf(setting), key: field };
}

const contentOf = ({ fields }: ConfigForm): string =>
  JSON.stringify({ ...ROOT, fields: fields.map((field, place) => drawField(drawnField(field), place + 101)) });

/** Forms that are there stay as staff have made them. Answers whether any was missing. */
export async function seedConfigForms({ tx, now }: Write): Promise<boolean> {
  const rows = [...configForms, secondSite].map((form) => ({
    id: form.id,
    name: form.name,
    info: form.name,
    content: contentOf(form),
    createTime: now,
    updateTime: now,
  }));
  const added = await tx.insert(formTemp).values(rows).onConflictDoNothing().returning({ id: formTemp.id });
  return added.length > 0;
}
