import { DUMP_PORTION, moveCalls } from '#contract/move-in/moves.ts';
import { upload } from '#web/ui/index.ts';

/** Sends a dump portion by portion, for a request of its size would not pass; answers its name. */
export async function sendDump(file: File, onProgress: (share: number) => void, stop?: AbortSignal): Promise<string> {
  const { name, size: total } = file;
  let at = 0;
  do {
    const portion = new File([file.slice(at, at + DUMP_PORTION)], name);
    const from = at;
    const { received } = await upload(
      moveCalls.upload,
      { file: portion, name, at, total },
      (share) => onProgress((from + share * portion.size) / Math.max(1, total)),
      stop,
    );
    at = received;
  } while (at < total);
  return name;
}
