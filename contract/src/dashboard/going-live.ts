import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { actsOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { flag, moment, nothing } from '../wire.ts';

/** Things that a shop needs before its first order, in the order in which staff go through them. */
export const goingLiveSteps = choices({
  name: '填写店名',
  address: '填写对外的网址',
  products: '上架商品',
  freight: '设置运费',
  payment: '付一分钱试试',
  sending: '试发一单',
  refund: '试退一单',
  staff: '给店员各开账号',
  secondStep: '登录加一道验证',
  notices: '打开给用户的通知',
  mail: '接通邮件',
  storefront: '接通商城',
  backup: '备份并恢复验证过',
});
export type GoingLiveStep = (typeof goingLiveSteps.values)[number];

export const goingLiveStates = choices({
  open: ['open', '待完成', 'waits'],
  done: ['done', '已完成', 'done'],
  skipped: ['skipped', '不需要', 'rest'],
});

/** Marks that people set: a step that the server cannot see is done, or the shop does without it. */
export const goingLiveMarks = choices({ done: '已完成', skipped: '不需要', none: '取消标记' });
export type GoingLiveMark = (typeof goingLiveMarks.values)[number];

/** Steps that may happen where the server does not see them. */
export const stepsByHand: ReadonlySet<GoingLiveStep> = new Set([goingLiveSteps.backup]);

export const goingLiveRefusals = refusals('going_live', {
  SEEN_BY_SERVER: { says: () => '这一项由系统核对，做完会自动打勾；店里用不到的话，可以标为“不需要”' },
});

const step = goingLiveSteps.schema('请选择清单里的一项');

export const goingLiveCalls = calls('going_live', '/admin/going-live', {
  list: get('/list', {
    permission: 'admin:going:live',
    about: 'What a shop needs before its first order: what the server has seen done, and what people marked.',
    returns: z.array(
      z.object({
        step: goingLiveSteps.schema(),
        state: goingLiveStates.schema(),
        /** Marked by people, so that the mark can be taken away. */
        isMarked: flag,
        markedBy: z.string().nullable(),
        markTime: moment.nullable(),
      }),
    ),
  }),
  mark: post('/mark', {
    permission: 'admin:going:live:mark',
    about: 'Says that the shop does without a step, or that one is done which the server cannot see; `none` takes that away.',
    body: z.object({ step, mark: goingLiveMarks.schema('请选择怎样标记') }),
    returns: nothing,
    refuses: [goingLiveRefusals.SEEN_BY_SERVER],
  }),
});

actsOf('going_live', '开店清单', { mark: '标记开店清单' });
