import { type Answer } from '#contract/call.ts';
import { signInLogCalls } from '#contract/access/sign-in-log.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import type { Ground } from '#server/app.ts';
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

async function signInPictures(db: Db): Promise<Answer<typeof signInCalls.pictures>> {
  const pictures = await settingsOf(db, ['admin_login_bg_pic', 'site_logo_lefttop', 'site_logo_login']);
  return {
    backgroundImage: pictures.admin_login_bg_pic,
    logo: pictures.site_logo_lefttop,
    loginLogo: pictures.site_logo_login,
    banner: [],
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
