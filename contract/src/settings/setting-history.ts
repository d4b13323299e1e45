import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { refusals } from '../refusal.ts';
import { INT_MAX, id, integer, moment, nothing, page, paged, wordList, words } from '../wire.ts';
import { configRefusals } from './config.ts';
import { formTemplateRefusals } from './form-templates.ts';

/** A setting that was changed since, with what it holds now; null is nothing. */
const ChangedSetting = z.object({ label: z.string(), now: z.string().nullable() });
type ChangedSetting = z.output<typeof ChangedSetting>;

/** Data of `CHANGED_SINCE`, for screens that ask again: `latest` is the change to name as `seen`. */
export const ChangedSince = z.object({ changed: z.array(ChangedSetting), latest: id });

const NAMED = 3;
const stateOf = ({ label, now }: ChangedSetting): string => `“${label}”${now === null ? '现在为空' : `现在是 ${now}`}`;

export const settingHistoryRefusals = refusals('setting_history', {
  NOT_THERE: { says: () => '这次修改里没有要恢复的设置，请刷新修改记录后重试' },
  GONE: { says: (p: { label: string }) => `“${p.label}”已不在这个表单里，不能恢复；请先在表单配置中加回这个字段` },
  SECRET: { says: (p: { label: string }) => `“${p.label}”是密钥，不保留以前的内容，请重新填写` },
  CHANGED_SINCE: {
    says: ({ changed, latest: _ }: { changed: readonly ChangedSetting[]; latest: number }) =>
      `之后又修改过：${changed.slice(0, NAMED).map(stateOf).join('，')}${changed.length > NAMED ? `等 ${changed.length} 项` : ''}；恢复会覆盖后来的修改`,
  },
});

/** Reasons why a setting cannot have the value from before: it has it already, it is a secret, or it left the form. */
const restorings = ['open', 'same', 'secret', 'gone'] as const;

/** A save of settings, as far as it changed settings of the form. */
export const SettingSave = z.object({
  /** The change. */
  id,
  at: moment,
  actor: z.string(),
  label: z.string(),
  fields: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      /** Values in words; of a secret only whether it is set. */
      before: z.string().nullable(),
      after: z.string().nullable(),
      isPictures: z.boolean().optional(),
      restoring: z.enum(restorings),
    }),
  ),
});
export type SettingSave = z.output<typeof SettingSave>;

const formId = integer(0, INT_MAX, '请选择表单');

export const settingHistoryCalls = calls('config', '/admin/system/config/history', {
  history: get('/list', {
    permission: 'admin:system:config:info',
    about: 'Saves of a form of settings, or of the `keys`, newest first, out of the change log. Secrets are never answered.',
    query: paged({ formId, keys: wordList.optional() }),
    returns: page(SettingSave),
  }),
  restore: post('/restore', {
    permission: 'admin:system:config:save:form',
    about:
      'Saves once more what settings held before a change. Asked again with `seen`, the latest change, where they were changed since.',
    body: z.object({
      id,
      formId,
      fields: z
        .array(words(255, '请选择要恢复的设置'), '请选择要恢复的设置')
        .min(1, '请选择要恢复的设置')
        .max(200, '一次最多恢复 200 项设置'),
      seen: id.optional(),
    }),
    returns: nothing,
    refuses: [
      settingHistoryRefusals.NOT_THERE,
      settingHistoryRefusals.GONE,
      settingHistoryRefusals.SECRET,
      settingHistoryRefusals.CHANGED_SINCE,
      configRefusals.BAD_VALUE,
      formTemplateRefusals.BROKEN_RULE,
      formTemplateRefusals.NO_JSON,
    ],
  }),
});
