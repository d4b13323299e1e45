import { jsonOf } from '../../crmeb/values/values.ts';
import { tableReader } from '../../stage/table-reader.ts';

/** Settings that go by another name here. */
const RENAMED: Readonly<Record<string, string>> = { routine_appId: 'routine_appid' };

/** Value of a setting, which stands as JSON: texts within quotes, choices as a list. */
function valueOf(value: string): string {
  const read = jsonOf(value);
  if (typeof read === 'string' || typeof read === 'number') return String(read);
  if (Array.isArray(read) && read.every((each) => typeof each === 'string' || typeof each === 'number')) return read.join(',');
  return value;
}

export const settings = tableReader({
  from: 'eb_system_config',
  to: 'eb_system_config',
  row({ row }) {
    const { id = null, menu_name: name, value } = row;
    // Settings count there whether or not they are shown.
    return { id, name: RENAMED[name ?? ''] ?? name ?? null, value: valueOf(value ?? ''), status: '0' };
  },
});
