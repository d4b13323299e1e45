import type { Call } from '#contract/call.ts';
import { type ExportFormat, exportFile } from '#contract/exports/exports.ts';
import { openClient } from './client.ts';
import { readSheet } from './sheets.ts';
import type { Shop } from './shop.ts';

type Exporting<F> = Call<{ filter: F; columns: string[]; format: ExportFormat }, { id: number; jobId: number }>;

/** Rows of a file, the headings first, as its owner fetches it. */
export const exportsIn =
  (shop: Shop) =>
  async <F>(call: Exporting<F>, filter: F, columns: string[] = [], may?: string[]): Promise<string[][]> => {
    const { token } = await shop.person(may ? { may } : {});
    const headers = { 'authori-zation': token };
    const client = openClient(
      () => shop.app,
      () => headers,
    );
    const { id } = await client.run(call, { filter, columns, format: 'xlsx' });
    await shop.runQueued();
    const file = await shop.app.http.inject({ url: exportFile(id), headers });
    return (await readSheet(new Uint8Array(file.rawPayload))).rows;
  };
