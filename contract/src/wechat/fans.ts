import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices, flagChoices } from '../choices.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { flag, id, idOrNone, moment, momentOrNone, nothing, page, paged, text } from '../wire.ts';

export const fanRefusals = refusals('fan', {
  NOT_CONNECTED: { says: () => '还没有接入公众号，接入后才能同步粉丝' },
  RUNNING: { says: () => '正在同步粉丝，请等它结束' },
});

/** Ways by which people come to follow, in WeChat's words; it may add others. */
export const fanWays = choices({
  ADD_SCENE_SEARCH: '公众号搜索',
  ADD_SCENE_QR_CODE: '扫描二维码',
  ADD_SCENE_PROFILE_CARD: '名片分享',
  ADD_SCENE_PROFILE_LINK: '图文页内名称',
  ADD_SCENE_PROFILE_ITEM: '图文页右上角菜单',
  ADD_SCENE_PAID: '支付后关注',
  ADD_SCENE_WXA: '小程序关注',
  ADD_SCENE_CHANNELS: '视频号',
  ADD_SCENE_LIVESTREAM: '视频号直播',
  ADD_SCENE_WECHAT_ADVERTISEMENT: '微信广告',
  ADD_SCENE_REPRINT: '他人转载',
  ADD_SCENE_ACCOUNT_MIGRATION: '公众号迁移',
  ADD_SCENE_OTHERS: '其他',
});

export const followsOrNot = flagChoices('关注中', '已取消关注');
export const isCustomerOrNot = flagChoices('已绑定用户', '没有绑定用户');

/** Person who follows the public account, or did. WeChat tells no name. */
const Fan = z.object({
  id,
  openid: z.string(),
  /** Customer, 0 where the person is none yet. */
  uid: idOrNone,
  nickname: z.string(),
  subscribed: z.boolean(),
  subscribeTime: moment,
  unsubscribeTime: momentOrNone,
  /** Way in WeChat's word; blank until a sync has told it. */
  way: z.string(),
  /** Scene of the code that was scanned. */
  scene: z.string(),
  tags: z.array(z.string()),
  lastSeenTime: momentOrNone,
});
export type Fan = z.output<typeof Fan>;

const FanTag = z.object({ id: z.int(), name: z.string() });

export const fanSyncStates = choices({
  running: ['running', '同步中', 'underway'],
  done: ['done', '已同步', 'done'],
  failed: ['failed', '没有完成', 'trouble'],
});

const FanSync = z.object({
  state: fanSyncStates.schema(),
  /** Followers that were read, and those that WeChat says there are. */
  handled: z.int(),
  total: z.int(),
  reason: z.string(),
  startTime: moment,
  endTime: momentOrNone,
});
export type FanSync = z.output<typeof FanSync>;

/** Followers of the public account. */
export const fanCalls = calls('fan', '/admin/wechat/fan', {
  list: get('/list', {
    permission: 'admin:wechat:fan:list',
    about: 'Who follows the public account that is connected, or did, the latest first. `openid` is whole.',
    query: paged({
      subscribed: flag.optional(),
      way: text(40).optional(),
      tagId: id.optional(),
      isCustomer: flag.optional(),
      openid: text(64).optional(),
    }),
    returns: page(Fan),
  }),
  tags: get('/tags', {
    permission: 'admin:wechat:fan:list',
    about: 'Tags of the account, as the last sync has read them; a hundred at most.',
    returns: z.array(FanTag),
  }),
  syncState: get('/sync/state', {
    permission: 'admin:wechat:fan:list',
    about: 'How far the last sync is; null before the first.',
    returns: FanSync.nullable(),
  }),
  sync: post('/sync', {
    permission: 'admin:wechat:fan:sync',
    about: 'Reads followers and tags by a job, in portions. After a failure it goes on where it stopped.',
    returns: nothing,
    says: '已开始同步',
    refuses: [fanRefusals.NOT_CONNECTED, fanRefusals.RUNNING],
  }),
});

labelsOf('fan', {
  id: '编号',
  openid: 'openid',
  uid: '绑定的用户',
  nickname: '用户',
  subscribed: '关注',
  subscribeTime: '关注时间',
  unsubscribeTime: '取消关注时间',
  way: '来源',
  scene: '二维码场景',
  tags: '标签',
  tagId: '标签',
  isCustomer: '用户',
  lastSeenTime: '最近互动',
});

actsOf('fan', '公众号粉丝', { sync: '同步粉丝', keep: '同步粉丝' });
