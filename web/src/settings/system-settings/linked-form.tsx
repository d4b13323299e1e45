import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { configCalls } from '#contract/settings/config.ts';
import { type FormField, fieldsOf, isPassword, readForm } from '#contract/settings/form.ts';
import { type FormTemplate, formTemplateCalls } from '#contract/settings/form-templates.ts';
import { TemplateFields } from '#web/forms/index.ts';
import { FormPage, Loaded } from '#web/ui/index.ts';
import { SettingHistoryButton } from '../history/history-button.tsx';
import { maskedAgain } from '../masked-again.ts';
import { hasChanges } from '../has-changes.ts';
import { isSuperseded } from './superseded.ts';
import { textsOf, touchedIn, valuesIn } from './touched.ts';
import { type Texts, unfilledIn } from './unfilled.ts';

const storedIn = (fields: readonly FormField[], stored: Texts): Texts =>
  Object.fromEntries(fields.flatMap(({ name }) => (stored[name] === undefined ? [] : [[name, stored[name]]])));

const changesOf = (touched: readonly FormField[], typed: Texts) =>
  touched.map(({ name, label }) => ({ name, title: label, value: typed[name] ?? '' }));

interface LinkedFormValues {
  title: string;
  template: FormTemplate;
  fields: readonly FormField[];
  stored: Texts;
}

function Page({ title, template: { id, content }, fields, stored }: LinkedFormValues) {
  const entry = storedIn(fields, stored);
  const unfilled = unfilledIn(fields, entry);
  const [address, setAddress] = useSearchParams();
  // Takes the field out of the address once it is there: the form is drawn anew after a save.
  const forgetField = () => setAddress((now) => (now.delete('field'), now), { replace: true });
  const goTo = (name: string) => setAddress((now) => (now.set('field', name), now), { replace: true });
  const [round, setRound] = useState(0);
  return (
    <FormPage
      key={round}
      isPart
      title={title}
      call={configCalls.saveForm}
      start={{ entry, read: entry }}
      nested={{ name: 'entry', labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])) }}
      opened={(values) => textsOf(touchedIn(fields, values), valuesIn(values).read)}
      before={(values) => hasChanges(touchedIn(fields, values))}
      input={(values) => ({ id, sort: 0, status: true, fields: changesOf(touchedIn(fields, values), valuesIn(values).entry) })}
      worded={(name, value) =>
        value && fields.some((field) => field.name === name && isPassword(field)) ? '（已填写）' : undefined
      }
      says="保存成功"
      settled={(values) => {
        const saved = maskedAgain(valuesIn(values).entry, stored);
        return { entry: saved, read: saved };
      }}
      actions={<SettingHistoryButton formId={id} keys={fields.map(({ name }) => name)} onGivenUp={() => setRound(round + 1)} />}
    >
      <div className="form-section">
        {unfilled.length > 0 && (
          <p className="settings-unfilled">
            <span>还有 {unfilled.length} 项必填没有填：</span>
            {unfilled.map(({ name, label }) => (
              <Button key={name} type="link" size="small" onClick={() => goTo(name)}>
                {label}
              </Button>
            ))}
            <span>填好的可以先保存。</span>
          </p>
        )}
        {/* Drawn anew with what was stored, so that a secret says whether it is set now. */}
        <TemplateFields
          key={JSON.stringify(entry)}
          content={content}
          name="entry"
          isLeftOut={({ name }) => isSuperseded(name)}
          isUnfilled={({ name }) => unfilled.some((field) => field.name === name)}
          focused={address.get('field') ?? undefined}
          onFocused={forgetField}
        />
      </div>
    </FormPage>
  );
}

/** A form of settings with what is stored; something otherwise where there is none. */
export function LinkedForm({ title, formId, otherwise }: { title: string; formId: number; otherwise: ReactNode }) {
  if (!Number.isInteger(formId) || formId <= 0) return otherwise;
  return (
    <Loaded call={formTemplateCalls.info} input={{ id: formId }}>
      {(template) => {
        const form = template && readForm(template.content);
        const fields = form ? fieldsOf(form).filter(({ name }) => !isSuperseded(name)) : [];
        if (!template || fields.length === 0) return otherwise;
        return (
          <Loaded call={configCalls.info} input={{ formId, keys: fields.map(({ name }) => name) }}>
            {(stored = {}) => <Page title={title} template={template} fields={fields} stored={stored} />}
          </Loaded>
        );
      }}
    </Loaded>
  );
}
