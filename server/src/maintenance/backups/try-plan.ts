import { type BackupPlan, backupPlaces, backupRefusals } from '#contract/maintenance/backups.ts';
import { Refusal } from '#contract/refusal.ts';
import { SECRET_SET } from '#contract/settings/setting.ts';
import { tryPlace } from '#server/platform/backup/open-place.ts';
import type { Services } from '#server/platform/services.ts';
import { storedPlan } from './queries.ts';
import { placeOf } from './place-of.ts';
import { sentenceOf } from './rules.ts';

/** Plan whose bucket is sealed. */
export type PlanDraft = BackupPlan & { sealed: string };

/** Proves the place of a plan before it is saved: it takes a file and gives it back. Seals the address of a bucket. */
export const tryPlan =
  ({ database, secrets, backups }: Services) =>
  async (plan: BackupPlan): Promise<PlanDraft> => {
    const { bucket: kept } = await storedPlan(database.db);
    const sealed = plan.bucket === SECRET_SET ? kept : plan.bucket === '' ? '' : secrets.encrypt(plan.bucket);
    try {
      const { at } = placeOf(secrets, { ...plan, bucket: sealed, key: '' });
      if (at !== '') await tryPlace(await backups.place(at));
      else if (plan.isOn)
        throw backupRefusals.BAD_PLACE({ reason: plan.place === backupPlaces.folder ? '请填写文件夹' : '请填写对象存储地址' });
    } catch (error) {
      throw error instanceof Refusal ? error : backupRefusals.BAD_PLACE({ reason: sentenceOf(error) });
    }
    return { ...plan, sealed };
  };
