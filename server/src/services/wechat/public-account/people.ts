import { z } from 'zod';
import { SECOND } from '#contract/durations.ts';
import type { Follower, PublicAccount } from '#server/platform/public-account.ts';
import { bodyOf, shaped } from '../line/fields.ts';
import type { WechatLine } from '../line/line.ts';

const openid = z.string().min(1);
const Granted = z.object({
  openid,
  access_token: z.string(),
  unionid: z.string().min(1).optional(),
  is_snapshotuser: z.coerce.number().catch(0),
});
const Person = z.object({
  nickname: z.string().catch(''),
  headimgurl: z.string().catch(''),
  unionid: z.string().min(1).optional(),
});
const Subscriber = z.object({
  openid,
  subscribe: z.coerce.number().catch(0),
  subscribe_time: z.coerce.number().positive().optional().catch(undefined),
  unionid: z.string().min(1).optional().catch(undefined),
  subscribe_scene: z.string().catch(''),
  qr_scene_str: z.string().catch(''),
  tagid_list: z.array(z.number()).catch([]),
});
const Subscribers = z.object({
  total: z.number(),
  data: z.object({ openid: z.array(z.string()) }).catch({ openid: [] }),
  next_openid: z.string().catch(''),
});

const Described = z.object({ user_info_list: z.array(Subscriber) });
const Tags = z.object({ tags: z.array(z.object({ id: z.int(), name: z.string() })) });

const followerOf = (seen: z.output<typeof Subscriber>): Follower => ({
  openid: seen.openid,
  isSubscribed: seen.subscribe === 1,
  ...(seen.subscribe_time !== undefined && { subscribeTime: new Date(seen.subscribe_time * SECOND) }),
  ...(seen.unionid !== undefined && { unionid: seen.unionid }),
  scene: seen.subscribe_scene,
  sceneText: seen.qr_scene_str,
  tagIds: seen.tagid_list,
});

type PeopleVerbs = Pick<PublicAccount, 'identify' | 'identifyFully' | 'follower' | 'followers' | 'listTags' | 'listFollowers'>;

/** People of the account: by the code of a page, or by their openid. */
export function peopleVerbs({ ask, askAsApp, askAsPerson }: WechatLine): PeopleVerbs {
  const grantedBy = async (code: string) =>
    shaped(Granted, await askAsApp({ path: '/sns/oauth2/access_token', query: { code, grant_type: 'authorization_code' } }));
  const identified = ({ openid: id, unionid, is_snapshotuser }: z.output<typeof Granted>) => ({
    openid: id,
    ...(unionid && { unionid }),
    isSnapshot: is_snapshotuser === 1,
  });
  return {
    identify: async (code) => identified(await grantedBy(code)),
    async identifyFully(code) {
      const granted = await grantedBy(code);
      const query = { access_token: granted.access_token, openid: granted.openid, lang: 'zh_CN' };
      const { nickname, headimgurl: picture, unionid } = shaped(Person, await askAsPerson({ path: '/sns/userinfo', query }));
      return { ...identified(granted), nickname, picture, ...(unionid && { unionid }) };
    },
    async follower(id) {
      const seen = shaped(Subscriber, await ask({ path: '/cgi-bin/user/info', query: { openid: id, lang: 'zh_CN' } }));
      return followerOf(seen);
    },
    async followers(openids) {
      const body = bodyOf({ user_list: openids.map((one) => ({ openid: one, lang: 'zh_CN' })) });
      return shaped(Described, await ask({ path: '/cgi-bin/user/info/batchget', body })).user_info_list.map(followerOf);
    },
    async listTags() {
      return shaped(Tags, await ask({ path: '/cgi-bin/tags/get' })).tags;
    },
    async listFollowers(after = '') {
      const answer = await ask({ path: '/cgi-bin/user/get', query: { next_openid: after } });
      const { total, data, next_openid: last } = shaped(Subscribers, answer);
      return { total, openids: data.openid, last };
    },
  };
}
