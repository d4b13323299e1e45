import type { Write } from '#server/platform/write/write.ts';

/** Events of a new way to sign in. */
type NewWay = 'adminPasskeyAdded' | 'adminWechatBound';

/** Notifies the holder of the acting account of a new way to sign in. Notices stand above access, which hands the news up to them. */
export type NotifyHolder = (write: Write, mark: NewWay, subject: string) => Promise<void>;
