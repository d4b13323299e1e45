import { backupPlaces } from '#contract/maintenance/backups.ts';
import { type Secrets } from '#server/platform/secrets.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import type { PlanRecord } from './tables.ts';

const locked = () => new StartFailure('备份的密钥打不开了，请在“备份设置”里重新填写存放位置，并重新生成密钥');

function opened(secrets: Secrets, sealed: string): string {
  const text = sealed === '' ? '' : secrets.decrypt(sealed);
  if (text === undefined) throw locked();
  return text;
}

/** Place and key of a plan, as the process needs them. */
export const placeOf = (
  secrets: Secrets,
  { place, folder, bucket, key }: Pick<PlanRecord, 'place' | 'folder' | 'bucket' | 'key'>,
) => ({
  at: place === backupPlaces.folder ? folder : opened(secrets, bucket),
  key: opened(secrets, key) || undefined,
});
