import { type Answer } from '#contract/call.ts';
import { signInLogCalls } from '#contract/access/sign-in-log.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import type { Ground } from '#server/platform/ground.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { settingsOf } from '#server/settings/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { handle, read, serve, write } from '#server/platform/http/serve.ts';
import { announce } from '#server/platform/events/hub.ts';
import type { SessionKeeper } from '../sessions/keeper.ts';
import { deleteSession } from '../sessions/queries.ts';
import { asAdministrator } from '../sessions/rules.ts';
import { askCaptcha } from './ask-captcha.ts';
import { listSignIns } from './queries.ts';
import { isCaptchaDemanded, signIn } from './sign-in.ts';

const SHOWN = ['admin_login_bg_pic', 'site_logo_lefttop', 'site_logo_login', 'site_logo_square', 'site_name'] as const;

async function signInPictures(db: Db): Promise<Answer<typeof signInCalls.pictures>> {
  const [settings, { show }] = await Promise.all([settingsOf(db, SHOWN), addressesOf(db)]);
  return {
    backgroundImage: show(settings.admin_login_bg_pic),
    logo: show(settings.site_logo_lefttop),
    loginLogo: show(settings.site_logo_login),
    banner: [],
    siteName: settings.site_name,
    squareLogo: show(settings.site_logo_square),
  };
}

export const signInRoutes = (ground: Ground, keeper: SessionKeeper) => [
  ...serve(signInCalls, {
    signIn: handle((typed, asked) => signIn(ground, typed, asked)),
    signOut: write(async ({ tx, actor }) => {
      const ids = await deleteSession(tx, asAdministrator(actor).sessionId);
      await announce(tx, { topic: 'session', ids });
      keeper.forget(ids);
      return null;
    }),
    policy: read(async (db, { account = '' }, { from, now }) => ({
      captcha: await isCaptchaDemanded(db, { account, address: from.address }, now),
    })),
    captcha: write(askCaptcha),
    pictures: read(signInPictures),
  }),
  ...serve(signInLogCalls, { list: read(listSignIns) }),
];
