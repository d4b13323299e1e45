import type { Answer } from '#contract/call.ts';
import { backupPlaces, backupPlanCalls } from '#contract/maintenance/backups.ts';
import { useCall } from '#web/ui/index.ts';

const two = (hour: number) => String(hour).padStart(2, '0');

function wordsOf({ isOn, hour, keep, place, folder, bucket, isEncrypted, proves }: Answer<typeof backupPlanCalls.info>): string {
  const where = place === backupPlaces.folder ? folder : bucket && backupPlaces.labels.bucket;
  if (where === '') return '还没有填写存放位置，系统不会备份';
  return [
    isOn ? `每天 ${two(hour)}:07 备份到 ${where}` : `没有打开每天备份，存放位置是 ${where}`,
    `保留 ${keep} 份`,
    isEncrypted ? '已加密' : '没有加密，拿到备份的人能读到用户资料和密钥',
    proves ? '备份后恢复一遍来验证' : '不做恢复验证',
  ].join('；');
}

/** Times and place of the backups, in a sentence. */
export function PlanLine() {
  const { data } = useCall(backupPlanCalls.info, {});
  return data ? <p className="backup-plan">{wordsOf(data)}</p> : null;
}
