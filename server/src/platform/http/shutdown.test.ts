import { describe, expect, it } from 'vitest';
import { openSecond } from '../../../test/second.ts';
import { FIRST_PASSWORD } from '../../../test/database.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const second = openSecond(shop);

describe('a server that is told to stop', () => {
  it('answers what it has taken in before it ends', async () => {
    const { app } = await second();
    await app.listen();
    const address = app.http.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const body = JSON.stringify({ account: 'admin', pwd: FIRST_PASSWORD });
    const arrived = new Promise<void>((resolve) => app.http.server.once('request', () => resolve()));
    const inFlight = fetch(`http://127.0.0.1:${port}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await arrived;

    await app.close();

    expect(await (await inFlight).json()).toMatchObject({ code: 200 });
  });
});
