import { type ReactElement, useState } from 'react';
import { Form } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { z } from 'zod';
import { labelOf, onOrOff } from '#contract/choices.ts';
import { configCalls } from '#contract/settings/config.ts';
import { SECRET_SET, type Setting } from '#contract/settings/setting.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { useFocusedField } from '#web/ui/fields/use-focused-field.ts';
import { type Values, problemOf } from '#web/ui/form/problem.ts';
import { Section } from '#web/ui/form/section.tsx';
import { SettingHistoryButton } from './history/history-button.tsx';
import { type HomeOf, SettingFinder, type SettingGroup } from './setting-finder.tsx';
import { hasChanges } from './has-changes.ts';
import { maskedAgain } from './masked-again.ts';
import { controlOf, storedOf, valueOf } from './setting-control.tsx';
import './settings-page.css';

interface Props {
  title: string;
  groups: readonly SettingGroup[];
  /** Settings that another page changes are shown with a way there. */
  homeOf?: HomeOf;
  /** Acts below the settings of a section, by its title. */
  acts?: Readonly<Record<string, ReactElement>>;
}

const settingsOf = (groups: readonly SettingGroup[]) => groups.flatMap(({ settings }) => Object.values(settings));

const SettingTexts = z.record(z.string(), z.string());
type SettingTexts = z.output<typeof SettingTexts>;

const valuesOf = (settings: readonly Setting[], texts: SettingTexts): Values =>
  Object.fromEntries(
    settings.flatMap((setting) => {
      const text = texts[setting.key];
      return text === undefined ? [] : [[setting.key, valueOf(setting, text)]];
    }),
  );

const textsOf = (settings: readonly Setting[], values: Values): SettingTexts =>
  Object.fromEntries(settings.map((setting) => [setting.key, storedOf(setting, values[setting.key])]));

/** Form values, with the texts that they were read from. */
const toFormValues = (settings: readonly Setting[], stored: SettingTexts): Values => {
  const read = Object.fromEntries(settings.map(({ key, initial }) => [key, stored[key] ?? initial]));
  return { ...valuesOf(settings, read), read };
};

const readIn = ({ read }: Values): SettingTexts => SettingTexts.parse(read);

const pick = (texts: SettingTexts, settings: readonly Setting[]): SettingTexts =>
  Object.fromEntries(settings.map(({ key }) => [key, texts[key] ?? '']));

/** Settings that hold something else than what was read, and no other: somebody else may be changing those. */
function touchedIn(settings: readonly Setting[], values: Values): readonly Setting[] {
  const [typed, before] = [textsOf(settings, values), textsOf(settings, valuesOf(settings, readIn(values)))];
  return settings.filter(({ key }) => typed[key] !== before[key]);
}

const toInput = (settings: readonly Setting[], values: Values) => ({
  id: 0,
  sort: 0,
  status: true,
  fields: touchedIn(settings, values).map((setting) => ({
    name: setting.key,
    title: setting.label,
    value: storedOf(setting, values[setting.key]),
  })),
});

function wordsOf(setting: Setting | undefined, value: unknown): string | undefined {
  if (setting?.secret && value) return '（已填写）';
  if (typeof value === 'boolean') return labelOf(onOrOff, value);
  if (setting?.options) return labelOf(setting.options, value);
  return setting && value !== null && value !== ''
    ? [storedOf(setting, value), setting.unit].filter(Boolean).join(' ')
    : undefined;
}

function SettingField({ setting }: { setting: Setting }) {
  const { key, label, hint, secret, value } = setting;
  const isText = typeof valueOf(setting, setting.initial) === 'string';
  const help = secret ? `已保存的内容不再显示，${SECRET_SET} 表示已设置；清空即删除` : hint;
  return (
    <Field name={key} label={label} help={help} check={(typed) => problemOf(value, isText ? (typed ?? '') : typed, { label })}>
      {controlOf(setting)}
    </Field>
  );
}

interface PlacedSetting {
  setting: Setting;
  home: string | undefined;
  text: string | undefined;
}

/** The control of a setting, or what it holds and the way to where it is changed. */
function PageSetting({ setting, home, text }: PlacedSetting) {
  if (home === undefined) return <SettingField setting={setting} />;
  return (
    <Form.Item label={setting.label}>
      {wordsOf(setting, valueOf(setting, text ?? setting.initial)) ?? '（空）'}{' '}
      <Link to={home} className="setting-way">
        去修改
      </Link>
    </Form.Item>
  );
}

/** Goes to the setting that the address names, which then leaves it. */
function NamedSetting({ keys }: { keys: readonly string[] }) {
  const [address, setAddress] = useSearchParams();
  const named = keys.find((key) => key === address.get('field'));
  const forget = () => setAddress((now) => (now.delete('field'), now), { replace: true });
  useFocusedField(named, (key) => key, forget);
  return null;
}

const isHere: HomeOf = () => undefined;

/** A page of settings, made from their declarations; all of it is saved, or nothing. */
export function SettingsPage({ title, groups, homeOf = isHere, acts }: Props) {
  const all = settingsOf(groups);
  const settings = all.filter((setting) => homeOf(setting) === undefined);
  const keys = settings.map(({ key }) => key);
  const [round, setRound] = useState(0);
  return (
    <Loaded call={configCalls.info} input={{ formId: 0, keys: all.map(({ key }) => key) }} title={title}>
      {(stored) => (
        <FormPage
          key={round}
          title={title}
          call={configCalls.saveForm}
          start={toFormValues(settings, stored ?? {})}
          opened={(values) => pick(readIn(values), touchedIn(settings, values))}
          read={(theirs) => valuesOf(settings, SettingTexts.parse(theirs))}
          before={(values) => hasChanges(touchedIn(settings, values))}
          input={(values) => toInput(settings, values)}
          worded={(key, value) =>
            wordsOf(
              settings.find((setting) => setting.key === key),
              value,
            )
          }
          says="保存成功"
          settled={(saved) => {
            const masked = maskedAgain(saved, stored ?? {});
            return { ...masked, read: textsOf(settings, masked) };
          }}
          actions={<SettingHistoryButton formId={0} keys={keys} onGivenUp={() => setRound(round + 1)} />}
        >
          <NamedSetting keys={keys} />
          {groups.length > 1 && <SettingFinder groups={groups} homeOf={homeOf} />}
          {groups.map((group) => (
            <Section key={group.title} title={group.title}>
              {Object.values(group.settings).map((setting) => (
                <PageSetting key={setting.key} setting={setting} home={homeOf(setting)} text={stored?.[setting.key]} />
              ))}
              {acts?.[group.title] && <div className="setting-act">{acts[group.title]}</div>}
            </Section>
          ))}
        </FormPage>
      )}
    </Loaded>
  );
}
