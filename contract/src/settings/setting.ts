import { z } from 'zod';
import type { Choices } from '../choices.ts';
import { TRUE, flagWords, mediaAddressOrNone, text } from '../wire.ts';

interface DeclaredSetting {
  label: string;
  /** Line under the control: the effect of the setting, and from when. */
  hint?: string;
  /** Unit beside a number: 天, 小时. */
  unit?: string;
  /** The form of the wire that edits it; none by default. */
  form?: number;
  /** Initial value as stored: the wire keeps every value as text. Also stands in for a value that cannot be read. */
  initial: string;
  value: z.ZodType;
  /** A text of several lines. */
  lines?: true;
  /** Labels of the values of an enumeration. */
  options?: Choices;
  /** Open keys may be read and written singly by whoever may read and write single keys; the others need the right to edit forms. */
  open?: true;
  /** Secret, encrypted at rest: it can be set, but nobody reads it back. */
  secret?: true;
  /** Keys of the addresses that a secret is sent to: at another address it has to be entered again. */
  sentTo?: readonly string[];
  /** Further names on the wire, where clients build the name of their vendor into the key. */
  alsoNamed?: RegExp;
  /** A picture of our own pages, which clients from elsewhere are answered while none is set. */
  standIn?: string;
  /** Setting for clients of the wire: nothing here reads it. */
  forClients?: true;
}

/** Setting of the shop; `key` is its name on the wire. */
export type Setting = DeclaredSetting & { readonly key: string };
type Keyed<D extends Record<string, DeclaredSetting>> = { [K in keyof D & string]: D[K] & { readonly key: K } };

/** A setting that can be read; secrets are read by another function. */
export type PlainSetting = Setting & { secret?: never };
/** `money` is fen, switches boolean, comma lists `string[]`. */
export type SettingValue<S extends Setting> = z.output<S['value']>;

/** Mask answered for a secret that is set; sent back, it leaves the secret as it is. */
export const SECRET_SET = '******';

const declared: Setting[] = [];

/** Declares the settings of a domain: what each is called, what it may hold, and what it holds in a new shop. */
export function settings<const D extends Record<string, DeclaredSetting>>(drafts: D): Keyed<D>;
export function settings(drafts: Record<string, DeclaredSetting>): Record<string, Setting> {
  const keyed = Object.entries(drafts).map(([key, draft]) => [key, { ...draft, key }] as const);
  declared.push(...keyed.map(([, setting]) => setting));
  return Object.fromEntries(keyed);
}

/** Every setting declared by the modules loaded so far; `contract/src/index.ts` loads them all. */
export const everySetting = (): readonly Setting[] => declared;
export const settingNamed = (key: string): Setting | undefined =>
  declared.find((setting) => setting.key === key || setting.alsoNamed?.test(key));

/** A text of one line. */
export const line = text(2000);
/** The address of a picture, or none. */
export const picturePath = mediaAddressOrNone(2000, '图片地址最多 2000 个字');
/** Address of an outside service; empty while it is not asked. */
export const serviceAddress = text(500).regex(/^(https?:\/\/\S+)?$/i, '接口地址应以 http:// 或 https:// 开头');

const switchStoredAs = (on: '1' | 'true', off: '0' | 'false') =>
  z.codec(flagWords, z.boolean(), {
    decode: (sent) => TRUE.has(sent),
    encode: (value): '1' | 'true' | '0' | 'false' => (value ? on : off),
  });
/** Clients compare the stored text, and each key has its own pair. */
export const switch10 = switchStoredAs('1', '0');
export const switchTrueFalse = switchStoredAs('true', 'false');
/** Switches stored within quotes, which clients compare as well. */
export const quotedSwitch = z.codec(z.union([z.literal(["'1'", "'0'"]), flagWords], '请选择是或否'), z.boolean(), {
  decode: (sent) => sent === "'1'" || TRUE.has(sent),
  encode: (value): "'1'" | "'0'" => (value ? "'1'" : "'0'"),
});
