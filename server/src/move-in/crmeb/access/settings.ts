import { settingNamed } from '#contract/settings/setting.ts';
import { setConfig, storedValues } from '#server/settings/index.ts';
import { type Came, type Known, type Moving, type MovedNoun, type Theirs, say } from '../../engine/moving.ts';
import { hashText } from '../../engine/hash-text.ts';
import { countConflict } from '../../report/report.ts';
import { flagOf, intOf, textOf } from '../values/values.ts';

/** Value as a setting of ours keeps it, or why it does not come. */
function valueOf({ row }: Theirs): { key: string; label: string; form?: number | undefined; value: string } | string {
  const setting = settingNamed(textOf(row['name']));
  if (!setting) return '新店没有这项设置，请看它是否影响经营';
  if (setting.secret) return '密钥不搬，请在设置里重新填写';
  const value = textOf(row['value']);
  return setting.value.safeParse(value).success ? { ...setting, value } : '值不符合新店的要求，请在设置里重新填写';
}

/** Sets what is known here, and says of the rest why it stays behind. */
async function put({ tx, now, ...moving }: Moving, records: readonly Theirs[]): Promise<Came[]> {
  const came: Came[] = [];
  for (const record of records) {
    const value = flagOf(record.row['status']) ? '已停用' : valueOf(record);
    if (typeof value === 'string') say(moving, 'leftOut', value, record.key);
    else {
      await setConfig(tx, value, value.value, now);
      came.push({ key: record.key, id: intOf(record.row['id']), ourHash: hashText(value.value) });
    }
  }
  return came;
}

/** Settings that nobody has changed here, or that say the same here by now. */
async function unchangedHere({ tx, table }: Moving, known: readonly Known[]): Promise<Known[]> {
  const standing = await storedValues(
    tx,
    known.map(({ key }) => key),
  );
  return known.filter(({ key, row, ourHash }) => {
    const [theirs, ours] = [textOf(row['value']), standing.get(key) ?? ''];
    if (hashText(ours) === ourHash || ours === theirs) return true;
    countConflict(table, { key, values: [{ column: 'value', theirs, ours }] });
    return false;
  });
}

export const settings: MovedNoun = {
  noun: 'setting',
  label: '设置',
  source: 'eb_system_config',
  key: 'name',
  isRecorded: true,
  isListed: true,
  bring: put,
  renew: async (moving, known) => put(moving, await unchangedHere(moving, known)),
};
