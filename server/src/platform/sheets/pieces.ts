/** Small, because all that a piece holds is there at once. */
const PIECE = 65_536;

/** A file from its start to its end; its own stream hands over all of it at once. */
export async function* piecesOf(file: Blob): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.size; at += PIECE) yield Buffer.from(await file.slice(at, at + PIECE).arrayBuffer());
}
