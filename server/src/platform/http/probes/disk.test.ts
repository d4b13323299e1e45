import { describe, expect, it } from 'vitest';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { ask } from '../../../../test/database.ts';
import { openShop } from '../../../../test/shop.ts';

const shop = openShop();

const save = () => shop.admin().run(brandCalls.save, { name: '磁盘', logo: 'image/logo.png' });
const ready = async () => (await shop.app.http.inject('/health/ready')).statusCode;

/** PostgreSQL's own answer when it cannot make a file larger, to the shop and to what tries the disk. */
const fill = () =>
  ask(
    shop.url,
    `create function no_room() returns trigger language plpgsql as $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$;
     create trigger no_room before insert on brand execute function no_room();
     revoke temporary on database ${new URL(shop.url).pathname.slice(1)} from public, current_user`,
  );
const clear = () =>
  ask(
    shop.url,
    `drop function no_room cascade; grant temporary on database ${new URL(shop.url).pathname.slice(1)} to current_user`,
  );

describe('a full disk', () => {
  it('is said by its name, takes the server out of the balancer, and is over once there is room', async () => {
    expect(await ready()).toBe(200);
    await fill();

    await expect(save()).rejects.toMatchObject({ code: 500, message: expect.stringContaining('磁盘已满') });
    expect(await ready()).toBe(503);

    await clear();
    expect(await ready()).toBe(200);
    await expect(save()).resolves.toBeNull();
  });
});
