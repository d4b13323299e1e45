import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { importCalls } from '#contract/catalogue/import/import.ts';
import { memberImportCalls } from '#contract/members/member-import.ts';
import { shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { expectNoReaders, readersOf } from './readers.ts';
import { openShop } from './shop.ts';
import { portOf } from './speak.ts';
import { workbookOf } from './zips.ts';

const shop = openShop();
const PROGRAM = 'sheet-program.ts';
const headings = '<row r="1"><c t="str"><v>手机号</v></c><c t="str"><v>订单号</v></c><c t="str"><v>快递单号</v></c></row>';
const row = (number: string) => `<row r="${number}"><c t="str"><v>13800001234</v></c></row>`;
const sheet = async (rows: string) => new File([new Uint8Array(await workbookOf({ rows }))], 'a.xlsx');

const calls = [
  ['of goods', (file: File) => shop.admin().run(importCalls.preview, { file })],
  ['of members', (file: File) => shop.admin().run(memberImportCalls.check, { file })],
  ['of parcels', (file: File) => shop.admin().run(shipmentCalls.shipRead, { file })],
] as const;

describe.each(calls)('a sheet %s', (_, send) => {
  it.each(['Infinity', '999999999999', '1048577'])('with a row %s is refused, and its reader has ended', async (number) => {
    const sent = send(await sheet(headings + row(number)));

    await expect(sent).rejects.toMatchObject({ code: 400, message: expect.stringContaining('行号或列号超出了 Excel 的范围') });
    await expectNoReaders(PROGRAM);
  });

  it('with a row far below the others is refused by its number', async () => {
    await expect(send(await sheet(headings + row('900000')))).rejects.toMatchObject({
      message: '第 900000 行之前有超过 1000 个连续的空行，请删除这些空行并保存后重新上传',
    });
    await expectNoReaders(PROGRAM);
  });

  it('has its blank rows counted', async () => {
    const rows = Array.from({ length: 101 }, (_each, at) => `<row r="${at * 1000 + 2}"><c t="str"><v>注</v></c></row>`).join('');

    await expect(send(await sheet(headings + rows))).rejects.toMatchObject({ message: expect.stringContaining('一次最多导入') });
    await expectNoReaders(PROGRAM);
  });
});

describe('a sheet that takes long', () => {
  it('keeps nobody waiting, and is read no longer than its sender stays', async () => {
    const form = new FormData();
    form.append('multipart', await sheet(headings + `<row>${'<c/>'.repeat(16_000)}</row>`.repeat(500)));
    const [address, client] = [`http://127.0.0.1:${await portOf(shop.app)}`, new AbortController()];
    const sent = fetch(`${address}/api/admin/user/import/check`, {
      method: 'POST',
      headers: { 'authori-zation': await shop.tokenOf() },
      body: form,
      signal: client.signal,
    });
    await expect.poll(() => readersOf(PROGRAM)).toBe(1);
    await sleep(500);

    expect((await fetch(`${address}/health/live`)).status).toBe(200);
    expect(readersOf(PROGRAM)).toBe(1);
    client.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    await expectNoReaders(PROGRAM);
  });
});
