import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, signIn } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const password = 'points-and-levers';

/** A page under a name, and the browser’s own device, which verifies its person without asking. */
async function withDevice(path: string) {
  const page = await desk.open(path);
  const talk = await page.context().newCDPSession(page);
  await talk.send('WebAuthn.enable');
  const { authenticatorId } = await talk.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(page.url().replace('127.0.0.1', 'localhost'));
  const verify = (isUserVerified: boolean) => talk.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { page, verify };
}

const menu = (page: Page) => page.getByRole('navigation', { name: '菜单' });

async function leave(page: Page) {
  await page.context().clearCookies();
  await page.goto(new URL('/login', page.url()).href);
}

describe('a passkey', () => {
  it('is added in the personal centre, signs in without a password, and no more once it is deleted', async () => {
    const { account } = await shop.person({ password });
    const { page, verify } = await withDevice('/login');
    await signIn(page, account, password);
    await menu(page).waitFor();
    await page.goto(new URL('/maintain/user', page.url()).href);
    await button(page, '添加通行密钥').click();
    await dialog(page).getByLabel('名称').fill('店里的电脑');
    await dialog(page).getByLabel('登录密码').fill('wrong-password');
    await button(dialog(page), '下一步').click();
    await dialog(page).getByText('密码不正确').waitFor();
    await dialog(page).getByLabel('登录密码').fill(password);
    await button(dialog(page), '下一步').click();
    await page.getByText(/localhost · .+还没有用过/).waitFor();

    await leave(page);
    await verify(false);
    await button(page, '用通行密钥登录').click();
    await page
      .getByRole('alert')
      .getByText(/^没有完成/)
      .waitFor();
    await verify(true);
    await button(page, '用通行密钥登录').click();
    await menu(page).waitFor();

    await page.goto(new URL('/maintain/user', page.url()).href);
    await page
      .getByText(/最近使用/)
      .first()
      .waitFor();
    await page.getByRole('listitem').filter({ hasText: '店里的电脑' }).getByRole('button', { name: '删除' }).click();
    await button(dialog(page), '删除').click();
    await page.getByText(/^用指纹、面容或锁屏密码登录/).waitFor();
    await leave(page);
    await button(page, '用通行密钥登录').click();
    await page
      .getByRole('alert')
      .getByText(/没有登记或已被删除/)
      .waitFor();
  });
});
