import { type Answer } from '#contract/call.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { signInSettings } from '#contract/access/settings.ts';
import { groups } from '#contract/settings/group-data.ts';
import { footerSettings, siteSettings } from '#contract/settings/site.ts';
import type { Services } from '#server/platform/services.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { settingOf, settingsOf, shownEntries } from '#server/settings/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { fileOfOurs } from '#server/platform/http/origin.ts';
import { ask, handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { NotifyHolder } from '../notify-holder.ts';
import type { SessionCache } from '../sessions/session-cache.ts';
import { deleteSession } from '../sessions/queries.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { isScanOffered } from '../wechat/readiness.ts';
import { askCaptcha } from './ask-captcha.ts';
import { isCaptchaDemanded, signIn } from './sign-in.ts';
import { takeSecondStep } from './take-second-step.ts';

/** Picture left of the form, where the shop has set none. */
const BANNER = '/banner.svg';

/** Our own page draws what stands in for a picture; clients from elsewhere are answered ours. */
async function signInPictures(db: Db, isScanOffered: boolean): Promise<Answer<typeof signInCalls.pictures>> {
  const [settings, copyright, { show }, entries] = await Promise.all([
    settingsOf(db, siteSettings),
    settingOf(db, footerSettings.site_copyright),
    addressesOf(db),
    shownEntries(db, groups.signInPictures),
  ]);
  const { site_logo_lefttop: wide, site_logo_square: square, site_logo_login: login } = siteSettings;
  const shown = entries.map(({ pic = '' }) => show(pic)).filter((pic) => pic !== '');
  const pictures = shown.length > 0 ? shown : [fileOfOurs(BANNER)].filter((pic) => pic !== '');
  return {
    backgroundImage: show(settings.admin_login_bg_pic),
    logo: show(settings.site_logo_lefttop) || fileOfOurs(wide.standIn),
    loginLogo: show(settings.site_logo_login) || fileOfOurs(login.standIn),
    banner: pictures.map((pic) => ({ pic })),
    siteName: settings.site_name,
    squareLogo: show(settings.site_logo_square) || fileOfOurs(square.standIn),
    copyright,
    isExtended: true,
    ...(isScanOffered ? { isScanOffered } : {}),
  };
}

export const signInRoutes = (services: Services, keeper: SessionCache, notifyHolder: NotifyHolder) =>
  serve(signInCalls, {
    signIn: handle((typed, asked) => signIn({ ...services, notifyHolder }, typed, asked)),
    secondStep: handle((typed, asked) => takeSecondStep({ ...services, notifyHolder }, typed, asked)),
    signOut: write(async ({ tx, actor }) => {
      keeper.forget(await deleteSession(tx, asAdministrator(actor).sessionId));
      return null;
    }),
    policy: read(async (db, { account = '' }, { from, now }) => ({
      captcha: await isCaptchaDemanded(db, account, from.address, now),
    })),
    captcha: write(askCaptcha),
    pictures: ask(async () => signInPictures(services.database.db, await isScanOffered(services))),
    debugConsole: read(async (db, { value }) => value === (await settingOf(db, signInSettings.vconsole_hash))),
  });
