import { copy } from '#web/ui/cells/copy-text.tsx';
import type { LibraryPicture } from '#web/media/library/index.ts';

/** Message to the page that opened this one. */
export interface Handed {
  type: 'signalbox:pictures';
  pictures: readonly { attId: number; sattDir: string; attType: string; name: string }[];
}

/** The page that this one is embedded in, or was opened by. */
const opener = (): Window | undefined => (window.parent === window ? (window.opener ?? undefined) : window.parent);

/** Gives pictures to the editor around the page; without one their addresses go to the clipboard. */
export function sendToOpener(pictures: readonly LibraryPicture[], isForEditor: boolean) {
  const editor = isForEditor ? opener() : undefined;
  if (!editor) return void copy(pictures.map(({ sattDir }) => sattDir).join('\n'));
  const handed: Handed = {
    type: 'signalbox:pictures',
    pictures: pictures.map(({ attId, sattDir, attType, name }) => ({ attId, sattDir, attType, name })),
  };
  // The browser delivers it only to a page of our own origin.
  editor.postMessage(handed, window.location.origin);
}
