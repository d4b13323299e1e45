import { FIELDS_MAX, configCalls, configRefusals } from '#contract/settings/config.ts';
import { type Setting, everySetting, settingNamed } from '#contract/settings/setting.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Services } from '#server/platform/services.ts';
import { editOnly, read, serve, write } from '#server/platform/http/serve.ts';
import { forgetSettings } from './cache.ts';
import { settingRows, storedForm } from './queries.ts';
import { mayTouch, toAnswer } from './rules.ts';
import { saveSettings } from './save-settings.ts';
import { orStandIn } from './stand-ins.ts';
import { updateSettings } from './update-settings.ts';

/** Declaration of a key that the actor may touch; a key that only clients know has none. */
function openedSetting(actor: Actor, key: string): Setting | undefined {
  const setting = settingNamed(key);
  if (!mayTouch(actor, setting)) throw configRefusals.NOT_OPEN();
  return setting;
}

/** Texts of these keys, as a form is opened with them. */
async function answeredTexts(db: Db, names: readonly string[]): Promise<Record<string, string>> {
  const keyOf = (name: string) => settingNamed(name)?.key ?? name;
  const stored = await storedForm(db, 0, names.map(keyOf));
  const initial = (name: string) => ({ value: settingNamed(name)?.initial ?? '', isSealed: false });
  return Object.fromEntries(names.map((name) => [name, toAnswer(settingNamed(name), stored.get(keyOf(name)) ?? initial(name))]));
}

export const configRoutes = ({ database, secrets }: Pick<Services, 'database' | 'secrets'>) =>
  serve(configCalls, {
    get: read(async (db, { key }, { actor }) => {
      const setting = openedSetting(actor, key);
      const [row = { value: setting?.initial ?? '', isSealed: false }] = await settingRows(db, setting?.key ?? key);
      return orStandIn(setting, toAnswer(setting, row));
    }),
    save: write(async (context, { key, value }) => {
      openedSetting(context.actor, key);
      await saveSettings(context, { formId: 0, fields: [{ name: key, value, title: key }] }, secrets);
      forgetSettings(database.db);
      return true as const;
    }),
    info: read(async (db, { formId, keys = [] }) => {
      const declared = everySetting().filter(({ key, form }) => (form === formId && formId > 0) || keys.includes(key));
      const stored = await storedForm(
        db,
        formId,
        declared.map(({ key }) => key),
      );
      const initial = declared.map((setting) => [setting.key, { value: setting.initial, isSealed: false }] as const);
      const texts = new Map([...initial, ...stored]);
      const answered = [...texts].map(([key, text]) => {
        const setting = settingNamed(key);
        return [key, orStandIn(setting, toAnswer(setting, text))] as const;
      });
      return { ...Object.fromEntries(answered), id: String(formId) };
    }),
    check: read(async (db, { name }) => (await settingRows(db, name)).length === 0 && settingNamed(name) === undefined),
    stored: read(async (db, { key }, { actor }) => {
      const setting = openedSetting(actor, key);
      return (await settingRows(db, setting?.key ?? key)).map(({ isSealed, ...row }) => ({
        ...row,
        value: toAnswer(setting, { value: row.value, isSealed }),
      }));
    }),
    update: write(async (context, { list }) => {
      for (const { name } of list) openedSetting(context.actor, name);
      await updateSettings(context, list, secrets);
      forgetSettings(database.db);
      return null;
    }),
    saveForm: editOnly(
      async (context, { id, fields }) => {
        await saveSettings(context, { formId: id, fields }, secrets);
        forgetSettings(database.db);
        return null;
      },
      (db, { names }) => answeredTexts(db, names.slice(0, FIELDS_MAX)),
    ),
  });
