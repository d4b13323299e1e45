import { settingNamed } from '#contract/settings/setting.ts';
import { setConfig } from '#server/settings/index.ts';
import { type Came, type MovedNoun, type Theirs, say } from '../../engine/moving.ts';
import { flagOf, intOf, textOf } from '../values/values.ts';

/** Value as a setting of ours keeps it, or why it does not come. */
function valueOf({ row }: Theirs): { key: string; label: string; form?: number | undefined; value: string } | string {
  const setting = settingNamed(textOf(row['name']));
  if (!setting) return '新店没有这项设置，请看它是否影响经营';
  if (setting.secret) return '密钥不搬，请在设置里重新填写';
  const value = textOf(row['value']);
  return setting.value.safeParse(value).success ? { ...setting, value } : '值不符合新店的要求，请在设置里重新填写';
}

export const settings: MovedNoun = {
  noun: 'setting',
  label: '设置',
  source: 'eb_system_config',
  key: 'name',
  isRecorded: true,
  isListed: true,
  async bring(moving, records) {
    const { tx, now } = moving;
    const came: Came[] = [];
    for (const record of records) {
      const value = flagOf(record.row['status']) ? '已停用' : valueOf(record);
      if (typeof value === 'string') say(moving, 'leftOut', value, record.key);
      else {
        await setConfig(tx, value, value.value, now);
        came.push({ key: record.key, id: intOf(record.row['id']) });
      }
    }
    return came;
  },
};
