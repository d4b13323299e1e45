import { fileTypeFromBuffer } from 'file-type';
import type { Input } from '#contract/call.ts';
import { type Fetched, fileUploadRefusals, type uploadCalls } from '#contract/pictures/uploads.ts';
import { Refusal } from '#contract/refusal.ts';
import { uploadSettings } from '#contract/pictures/settings.ts';
import type { Services } from '#server/platform/services.ts';
import { mapConcurrently } from '#server/platform/jobs/map-concurrently.ts';
import { OutgoingError, type FailureReason } from '#server/platform/http-client/outgoing-error.ts';
import { settingOf } from '#server/settings/index.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { validateUpload } from './validate-upload.ts';
import { type Asker, saveUpload } from './save-upload.ts';
import { MB, nameAt } from './rules.ts';

const LANES = 4;
const TIMEOUT_MS = 10_000;
/** Deadline for beginning an address: whoever asked waits no longer than a minute. */
const TOTAL_MS = 40_000;
/** Types that the library takes: a site that has several kinds of a picture sends one of these. */
const ACCEPT = 'image/jpeg,image/png,image/gif,image/bmp;q=0.8';

const reasonOf = (why: FailureReason, max: number): Refusal =>
  ({
    forbidden: fileUploadRefusals.ADDRESS,
    late: fileUploadRefusals.LATE,
    failed: fileUploadRefusals.NOT_SENT,
    large: () => fileUploadRefusals.TOO_LARGE_THERE({ max }),
  })[why]();

/** Pictures that other sites show, brought into the library. One that cannot be had keeps no other from coming. */
export const fetchPictures = (services: Services) => {
  const { database, httpClient } = services;
  const keep = saveUpload(services, 'upload.fetch');

  async function load(url: string, max: number): Promise<File> {
    const wanted = { url, accept: ACCEPT, largest: max * MB, timeoutMs: TIMEOUT_MS };
    const bytes = await httpClient.fetchBytes(wanted).catch((error: unknown) => {
      throw error instanceof OutgoingError ? reasonOf(error.why, max) : error;
    });
    // Names lie about what they are; the content cannot.
    const type = await fileTypeFromBuffer(bytes);
    if (!type?.mime.startsWith('image/')) throw fileUploadRefusals.NO_PICTURE();
    return new File([new Uint8Array(bytes)], nameAt(url, type.ext));
  }

  return async ({ urls, pid }: Input<typeof uploadCalls.fetch>, asked: Asker): Promise<Fetched[]> => {
    const over = AbortSignal.timeout(TOTAL_MS);
    const [max, addresses] = await Promise.all([settingOf(database.db, uploadSettings.image_max_size), addressesOf(database.db)]);

    const fetchOne = async (url: string) => {
      if (over.aborted) throw fileUploadRefusals.LATE();
      const valid = await validateUpload(database.db, 'image', await load(url, max));
      return keep(valid, { model: 'product', pid }, asked);
    };
    return mapConcurrently(LANES, [...new Set(urls)], async (url): Promise<Fetched> => {
      try {
        const { id, sattDir } = await fetchOne(url);
        return { url, attId: id, sattDir: addresses.show(sattDir), message: null };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { url, attId: null, sattDir: null, message: error.message };
      }
    });
  };
};
