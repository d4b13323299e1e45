import { onePassSettings } from '#contract/services/settings.ts';
import type { ReadContext } from '#server/platform/write/write.ts';
import { areFilledFor } from '#server/settings/index.ts';

/** True where an account for text messages is set up, without which none leaves. */
export const isTextingOpen = (write: ReadContext): Promise<boolean> => areFilledFor(write, Object.values(onePassSettings));
