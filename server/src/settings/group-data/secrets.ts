import { z } from 'zod';
import { jsonIn } from '#contract/settings/form.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { SecretsByName } from './rules.ts';

const Opened = z.record(z.string(), z.string());

/** Opens kept secrets; none where nothing was typed, or where the key that encrypted it is lost. */
export const openKept = ({ decrypt }: Pick<Secrets, 'decrypt'>, secrets: string): SecretsByName =>
  Opened.safeParse(jsonIn(secrets === '' ? '' : (decrypt(secrets) ?? ''))).data ?? {};

export const sealKept = ({ encrypt }: Pick<Secrets, 'encrypt'>, kept: SecretsByName): string =>
  Object.keys(kept).length === 0 ? '' : encrypt(JSON.stringify(kept));
