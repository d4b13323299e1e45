import { Form, Select } from 'antd';
import { useNavigate } from 'react-router';
import type { Setting } from '#contract/settings/setting.ts';
import './setting-finder.css';

export interface SettingGroup {
  title: string;
  settings: Readonly<Record<string, Setting>>;
}

/** Address of the page where a setting is changed, if that is another one. */
export type HomeOf = (setting: Setting | undefined) => string | undefined;

interface Option {
  value: string;
  label: string;
  /** Label, section, hint and key, in lower case. */
  words: string;
}

const optionsOf = (groups: readonly SettingGroup[]): Option[] =>
  groups.flatMap(({ title, settings }) =>
    Object.values(settings).map(({ key, label, hint = '' }) => ({
      value: key,
      label: `${title} › ${label}`,
      words: `${title} ${label} ${hint} ${key}`.toLowerCase(),
    })),
  );

/** Box that finds a setting of the page by a word and leads to it. */
export function SettingFinder({ groups, homeOf }: { groups: readonly SettingGroup[]; homeOf: HomeOf }) {
  const form = Form.useFormInstance();
  const navigate = useNavigate();
  const go = (key: string) => {
    const home = homeOf(groups.flatMap(({ settings }) => Object.values(settings)).find((setting) => setting.key === key));
    if (home === undefined) form.scrollToField(key, { block: 'center', focus: true });
    else void navigate(home);
  };
  return (
    <Select<string, Option>
      className="setting-finder"
      aria-label="查找设置"
      placeholder="查找设置，如：运费"
      showSearch={{ filterOption: (word, option) => option?.words.includes(word.trim().toLowerCase()) ?? false }}
      options={optionsOf(groups)}
      value={null}
      notFoundContent="没有找到，换个词试试"
      onSelect={go}
    />
  );
}
