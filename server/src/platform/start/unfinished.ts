import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../start-failure.ts';

/** File that lies in a data folder while a backup is restored into it. */
export const UNFINISHED = 'restore.unfinished';

/** Refuses a folder whose restore was cut short: a server would open an empty shop there. */
export function refuseUnfinished(dataDir: string): void {
  if (!existsSync(join(dataDir, UNFINISHED))) return;
  throw new StartFailure(
    `${dataDir} 里的恢复没有做完，请删除这个文件夹，重新执行 npm run restore。 (A restore into this folder was cut short; remove it and restore again.)`,
  );
}
