import { Form, Select } from 'antd';
import type { Setting } from '#contract/settings/setting.ts';
import './setting-finder.css';

export interface SettingGroup {
  title: string;
  settings: Readonly<Record<string, Setting>>;
}

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
export function SettingFinder({ groups }: { groups: readonly SettingGroup[] }) {
  const form = Form.useFormInstance();
  return (
    <Select<string, Option>
      className="setting-finder"
      aria-label="查找设置"
      placeholder="查找设置，如：运费"
      showSearch={{ filterOption: (word, option) => option?.words.includes(word.trim().toLowerCase()) ?? false }}
      options={optionsOf(groups)}
      value={null}
      notFoundContent="没有找到，换个词试试"
      onSelect={(key) => form.scrollToField(key, { block: 'center', focus: true })}
    />
  );
}
