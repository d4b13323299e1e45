import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { type MoveStep, PICTURE_FILES, moveRefusals } from '#contract/move-in/moves.ts';
import { Refusal } from '#contract/refusal.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { HttpClient } from '#server/platform/http-client/http-client.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import { mapConcurrently } from '#server/platform/jobs/map-concurrently.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { WritePath } from '#server/platform/write/write.ts';
import { type StoredFile, insertUpload, isStored, storeUpload, validateUpload } from '#server/pictures/index.ts';
import { movedRows, noteMoved } from '../moved-rows/queries.ts';
import { type TableReport, countFate, countRefused, openTable } from '../report/report.ts';
import type { Stage } from '../stage/open-stage.ts';
import { farAddresses, farPictures, missingPictures } from './far-pictures.ts';
import { type PictureFile, countPictures, pictureFiles } from './picture-files.ts';
import { PICTURE, type PictureMap, pictureKeyOf, readPictures } from './picture-map.ts';

export interface PictureSource {
  /** Folder in which `crmebimage` or `uploads` of the former shop lies. */
  folder?: string | undefined;
  /** Asks the sites that pictures lie at for them. */
  fetches?: boolean | undefined;
  storage: Storage;
  client: HttpClient;
}

interface BringPictures {
  db: Db;
  write: WritePath;
  stage: Stage;
  base: string;
  isDry: boolean;
  /** Hears of each batch before it comes; what it throws breaks the move off. */
  onStep?: ((current: MoveStep, all: readonly MoveStep[]) => Promise<void> | void) | undefined;
}

const BATCH = 20;
const LANES = 2;
const act = { name: 'config.moveIn', actor: { kind: 'system', name: '迁入' } } as const;

interface Ready {
  file: PictureFile;
  name: string;
  sha256: string;
  stored?: StoredFile | undefined;
}

async function* batches(files: AsyncIterable<PictureFile>): AsyncGenerator<PictureFile[]> {
  let batch: PictureFile[] = [];
  for await (const file of files) {
    if (batch.push(file) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Brings files as uploads come: by their content, within the limits of the settings, cleaned, equal ones once. */
class PicturesComing {
  readonly table: TableReport;
  /** Files on their way. */
  readonly step: MoveStep = { label: PICTURE_FILES, read: 0, total: 0 };
  private readonly options: BringPictures & PictureSource;
  private readonly map: PictureMap;

  constructor(options: BringPictures & PictureSource, map: PictureMap) {
    this.options = options;
    this.map = map;
    this.table = openTable({ label: PICTURE_FILES, source: options.folder ?? '网址', isListed: true });
  }

  async take(total: number, files: AsyncIterable<PictureFile>): Promise<void> {
    this.step.total += total;
    await this.heard();
    for await (const batch of batches(files)) {
      await this.takeBatch(batch);
      this.step.read = Math.min(this.step.total, this.step.read + batch.length);
      await this.heard();
    }
  }

  private heard = () => this.options.onStep?.(this.step, [this.step]);

  private async takeBatch(batch: readonly PictureFile[]): Promise<void> {
    const { db, isDry } = this.options;
    const moved = await movedRows(
      db,
      PICTURE,
      batch.map(({ name }) => pictureKeyOf(name)),
    );
    const fresh = batch.filter(({ name, mark }) => moved.get(pictureKeyOf(name))?.hash.trim() !== mark);
    this.table.read += batch.length;
    this.table.already += batch.length - fresh.length;
    if (isDry) this.foresee(fresh);
    else
      await this.keep((await mapConcurrently(LANES, fresh, (file) => this.prepared(file))).filter((each) => each !== undefined));
  }

  /** Takes files for granted, in a run that changes nothing. */
  private foresee(files: readonly PictureFile[]): void {
    this.table.brought += files.length;
    for (const { name } of files) this.map.add(name, { id: 0, address: `/files/image/public/${PICTURE}.png` });
  }

  private async prepared(file: PictureFile): Promise<Ready | undefined> {
    const { db, storage } = this.options;
    try {
      const valid = await validateUpload(db, 'image', await file.open());
      const { name, sha256 } = valid;
      const stored = (await isStored(db, sha256)) ? undefined : await storeUpload(storage, valid, 'movein', systemClock.now());
      return { file, name, sha256, stored };
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof OutgoingError)) throw error;
      countRefused(this.table, error instanceof Refusal ? error.message : '没有取到', file.name);
      return undefined;
    }
  }

  private async keep(ready: readonly Ready[]): Promise<void> {
    await this.options.write(act, async (context) => {
      // Rows that come by the thousand stay out of the log of acts.
      await context.tx.execute(sql`select set_config('signalbox.change', '0', true)`);
      for (const { file, ...upload } of ready) {
        const row = await insertUpload(context, { ...upload, pid: 0 });
        if (!row) continue;
        await noteMoved(context.tx, PICTURE, [
          { theirKey: pictureKeyOf(file.name), ourId: row.id, hash: file.mark, ourHash: null },
        ]);
        this.map.add(file.name, { id: row.id, address: row.sattDir });
        this.table.brought += 1;
      }
    });
  }
}

/** Brings the files of pictures before all records, so that these find them here. */
export async function bringPictures(options: BringPictures, source: PictureSource | undefined) {
  const { db, stage, base } = options;
  const { folder, fetches } = source ?? {};
  const map = await readPictures(db, base);
  if (!source || (folder === undefined && !fetches)) return { map, table: undefined, step: undefined, missing: 0 };
  const coming = new PicturesComing({ ...options, ...source }, map);
  if (folder !== undefined && !existsSync(folder))
    throw new StartFailure(`${moveRefusals.NO_PICTURES().message} (No such folder.)`);
  if (folder !== undefined) await coming.take(await countPictures(folder), pictureFiles(folder));
  if (fetches) {
    const far = await farAddresses(stage, base, (name) => map.has(name));
    await coming.take(far.size, farPictures(source.client, far));
  }
  const missing = folder === undefined ? [] : await missingPictures(stage, base, (name) => map.has(name));
  for (const name of missing) countFate(coming.table, 'leftOut', '有内容用到，但没有找到文件', name);
  return { map, table: coming.table, step: coming.step, missing: missing.length };
}
