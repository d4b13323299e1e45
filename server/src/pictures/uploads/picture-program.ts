import { fileUploadRefusals } from '#contract/pictures/uploads.ts';
import { Refusal } from '#contract/refusal.ts';
import { answerFiles } from '#server/platform/file-readers/answer-files.ts';
import { checkDocument } from './check-document.ts';
import { rewritePicture, withCopies } from './clean-picture.ts';
import type { FileTask, PictureMessage } from './examiner.ts';
import { hidesContent } from './hidden-content.ts';

async function examine(bytes: Uint8Array, { mime, extension }: FileTask): Promise<PictureMessage> {
  if (await hidesContent(bytes, mime))
    throw mime.startsWith('image/') ? fileUploadRefusals.HIDDEN() : fileUploadRefusals.HIDDEN_IN_FILE();
  await checkDocument(bytes, extension);
  return {};
}

const clean = async (bytes: Uint8Array, { mime, maxPixels }: FileTask): Promise<PictureMessage> => ({
  picture: await withCopies(await rewritePicture({ bytes, mime, maxPixels })),
});

async function* messagesOn(file: Blob, task: FileTask): AsyncGenerator<PictureMessage> {
  try {
    const bytes = await file.bytes();
    yield await (task.act === 'clean' ? clean(bytes, task) : examine(bytes, task));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    yield { refused: { id: error.id, code: error.code, message: error.message, data: error.data } };
  }
}

await answerFiles(messagesOn);
