import { z } from 'zod';
import { jsonIn } from '#contract/settings/form.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { SecretsByName } from './rules.ts';

const Opened = z.record(z.string(), z.string());

/** Secrets of an entry by their field; none where nothing was typed, or where the key that encrypted it is lost. */
export const decryptSecrets = ({ decrypt }: Pick<Secrets, 'decrypt'>, secrets: string): SecretsByName =>
  Opened.safeParse(jsonIn(secrets === '' ? '' : (decrypt(secrets) ?? ''))).data ?? {};

export const encryptSecrets = ({ encrypt }: Pick<Secrets, 'encrypt'>, kept: SecretsByName): string =>
  Object.keys(kept).length === 0 ? '' : encrypt(JSON.stringify(kept));
