import { parentPort } from 'node:worker_threads';
import { fileUploadRefusals } from '#contract/pictures/uploads.ts';
import { Refusal } from '#contract/refusal.ts';
import { checkDocument } from './check-document.ts';
import type { Examination, ExaminationResult } from './examiner.ts';
import { hidesContent } from './hidden-content.ts';
import { readBitmap } from './read-bitmap.ts';

async function examine({ bytes, mime, extension, maxPixels }: Examination): Promise<ExaminationResult> {
  if (await hidesContent(bytes, mime))
    throw mime.startsWith('image/') ? fileUploadRefusals.HIDDEN() : fileUploadRefusals.HIDDEN_IN_FILE();
  await checkDocument(bytes, extension);
  return mime === 'image/bmp' ? { bitmap: readBitmap(bytes, maxPixels) } : {};
}

parentPort?.on('message', ({ id, ...asked }: Examination & { id: number }) => {
  examine(asked).then(
    (outcome) => parentPort?.postMessage({ id, outcome }),
    (error: unknown) => {
      const refused =
        error instanceof Refusal ? { id: error.id, code: error.code, message: error.message, data: error.data } : undefined;
      parentPort?.postMessage({ id, refused, fault: String(error) });
    },
  );
});
