import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beginIn, clear, settle } from './fresh-folder.ts';
import type { Finding } from '../doctor/finding.ts';
import { startEmbedded } from '../embedded/index.ts';
import { SHOP_KEYS, baseCopies } from '../embedded/journal.ts';
import { layMoment, momentFailure } from '../embedded/restore-moment.ts';
import { StartFailure } from '../start-failure.ts';

export interface MomentRestore {
  /** Data folder of the shop. */
  dataDir: string;
  moment: Date;
  into: string;
  storageUrl: string | undefined;
  /** True of a shop that is looked at and removed again. */
  isPassing?: boolean;
  /** Proofs of what came. */
  prove(url: string, into: string): Promise<Finding[]>;
  report(text: string): void;
}

const noShop = (dataDir: string) =>
  new StartFailure(`${resolve(dataDir)} 里没有内置数据库，请用 DATA_DIR 指明商店的数据目录。 (No embedded database there.)`);

/** Files of the shop as they are now, without their bytes twice where the disk is the same. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o750 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFiles(source, target);
    else if (entry.isFile()) await link(source, target).catch(() => copyFile(source, target));
  }
}

async function layFolder({ dataDir, into, storageUrl }: MomentRestore): Promise<void> {
  for (const name of SHOP_KEYS)
    if (existsSync(join(dataDir, name))) writeFileSync(join(into, name), readFileSync(join(dataDir, name)), { mode: 0o600 });
  const files = join(dataDir, 'files');
  if (storageUrl === undefined && existsSync(files)) await linkFiles(files, join(into, 'files'));
}

/** Brings the shop as it was at a moment into a fresh folder, from a copy of its embedded database and the log since, and proves what came. */
export async function restoreMoment(wanted: MomentRestore): Promise<Finding[]> {
  const terms = { ...wanted, into: resolve(wanted.into) };
  const { dataDir, into, moment, isPassing = false, report } = terms;
  const cluster = join(dataDir, 'postgres');
  // The folder of copies and log on another disk does for a data folder that is lost.
  if (!existsSync(cluster) && baseCopies(cluster).length === 0) throw noShop(dataDir);
  beginIn(into);
  try {
    const clearLog = await layMoment(dataDir, into, moment);
    await layFolder(terms);
    report('数据库正在恢复到这个时刻… (recovering)');
    const embedded = await startEmbedded(into, { copies: false, isPassing, report }).catch((error: unknown) => {
      throw momentFailure(into, error);
    });
    const findings = await terms.prove(embedded.url, into).finally(() => embedded.stop());
    clearLog();
    settle(into);
    return findings;
  } catch (error) {
    clear(into);
    throw error;
  }
}
