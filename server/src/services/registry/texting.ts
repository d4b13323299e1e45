import { textingSettings } from '#contract/services/texting.ts';
import type { TextingProvider } from '#contract/settings/texting-providers.ts';
import type { Services } from '#server/platform/services.ts';
import type { Texting, TextSender } from '#server/platform/texting.ts';
import { settingOf } from '#server/settings/index.ts';

/** Text messages by the provider that the setting names; a message that was written for another one still leaves by that. */
export function chooseTexting(
  { database }: Pick<Services, 'database'>,
  senders: Readonly<Record<TextingProvider, TextSender>>,
): Texting {
  const chosen = async () => senders[await settingOf(database.db, textingSettings.sms_provider)];
  return {
    isSetUp: async () => (await chosen()).isSetUp(),
    check: async () => (await chosen()).check(),
    send: ({ by, ...message }) => senders[by].send(message),
    tellsOutcomes: (by) => senders[by].findOutcome !== undefined,
    findOutcome: async (by, message) => senders[by].findOutcome?.(message),
  };
}
