import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DUMP_MAX, moveCalls, moveRefusals } from '#contract/move-in/moves.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { ask, handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { beginMove } from './begin-move.ts';
import { dumpFolder, dumpsIn, findDump, pictureFoldersIn, takePortion } from './dumps.ts';
import { getMove, listMoves, openMoves } from './queries.ts';
import { stopMove } from './stop-move.ts';
import { whyNotFit } from './why-not-fit.ts';

export function moveRoutes(services: Services) {
  const { database, dataDir } = services;
  const folder = dumpFolder(dataDir);
  return serve(moveCalls, {
    dumps: ask(async () => ({
      folder,
      list: await dumpsIn(folder),
      pictureFolders: await pictureFoldersIn(folder),
      whyNot: await whyNotFit(database.db),
    })),
    upload: handle(async ({ file, name, at, total }, { actor, now }) => {
      if (total > DUMP_MAX) throw moveRefusals.TOO_LARGE();
      const bytes = Buffer.from(await file.arrayBuffer());
      const portion = { name, bytes, at, total, adminId: asAdministrator(actor).id, dataDir, now };
      return { received: await takePortion(folder, portion) };
    }),
    deleteDump: handle(async ({ name }) => {
      const found = await findDump(folder, name);
      if (found.isFolder) throw moveRefusals.NO_DUMP();
      const open = await openMoves(database.db);
      if (open.some(({ dump }) => dump === name)) throw moveRefusals.BUSY();
      await rm(join(folder, name), { force: true });
      return null;
    }),
    list: read(listMoves),
    info: read(getMove),
    begin: write(beginMove(services)),
    stop: write(stopMove),
  });
}
