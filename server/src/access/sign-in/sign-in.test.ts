import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { FIRST_PASSWORD, openShop } from '../../../test/shop.ts';

const shop = openShop();

describe('the first account', () => {
  it('signs in with the password it was given', async () => {
    const { token } = await shop.stranger.run(signInCalls.signIn, { account: 'admin', pwd: FIRST_PASSWORD });

    expect(token).toMatch(/^[0-9a-f]{64}$/);
    await expect(shop.admin().run(administratorCalls.me, {})).resolves.toMatchObject({ roles: ['admin', expect.any(String)] });
  });
});
