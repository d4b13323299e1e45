import type { OpeningItem } from '#contract/move-in/openings.ts';
import { openingStates } from '#contract/move-in/openings.ts';
import { showMoment } from '#contract/moment.ts';
import type { MoveReport } from '#contract/move-in/moves.ts';
import type { OpeningFacts } from './queries.ts';

const { done, todo, look } = openingStates;

/** The last move for good. */
interface LastMove {
  dump: string;
  endTime: Date | null;
  pictureBase: string;
  report: Pick<MoveReport, 'tables' | 'differing'>;
}

const SECRET = '密钥不搬';
const SETTINGS = '设置';

/** Names of the settings that the former shop kept secret: they have to be typed in here. */
export const secretsIn = ({ tables }: Pick<MoveReport, 'tables'>): string[] =>
  tables
    .filter(({ label }) => label === SETTINGS)
    .flatMap(({ leftOut }) => leftOut)
    .filter(({ why }) => why.startsWith(SECRET))
    .flatMap(({ keys }) => keys);

function lastMoveItem(last: LastMove | undefined): OpeningItem {
  const label = '最后一次搬数据';
  const to = '/maintain/system/move';
  if (!last?.endTime)
    return { key: 'move', label, state: todo, value: '还没有搬完', advice: '请到“迁入”里用同一个备份再搬一次，会接着搬', to };
  const value = `${showMoment(last.endTime).slice(0, 16)} · ${last.dump}`;
  return {
    key: 'move',
    label,
    state: look,
    value,
    advice: '旧店在这之后的订单没有搬来。旧店停止接单后，再导出一次备份搬一次',
    to,
  };
}

function differencesItem(last: LastMove | undefined): OpeningItem {
  const differing = last?.report.differing ?? 0;
  const isEven = last !== undefined && differing === 0;
  return {
    key: 'differences',
    label: '新旧对账',
    state: isEven ? done : look,
    value: isEven ? '订单、余额、积分、库存等一分不差' : last ? `有 ${differing} 处不同` : '还没有结果',
    advice: isEven ? '' : '请在迁入报告里逐条核对：每一处都写明了新旧两边的数',
    to: isEven ? '' : '/maintain/system/move',
  };
}

function picturesItem({ products, skus, details, articles }: OpeningFacts, base: string): OpeningItem {
  const left = [
    [products, '个商品'],
    [skus, '个规格'],
    [details, '个商品详情'],
    [articles, '篇文章'],
  ] as const;
  const words = left.filter(([n]) => n > 0).map(([n, unit]) => `${n} ${unit}`);
  const isThere = words.length === 0;
  return {
    key: 'pictures',
    label: '图片',
    state: isThere ? done : todo,
    value: isThere ? '没有图片放在旧站' : `${words.join('、')}的图片还在 ${base}`,
    advice: isThere ? '' : '旧站关闭以后这些图片就看不到了：请保持旧站的图片能访问，或换成上传到这里的图片',
    to: isThere ? '' : '/store/index',
  };
}

function secretsItem(facts: OpeningFacts, names: readonly string[]): OpeningItem {
  const missing = names.length - facts.secrets;
  return {
    key: 'secrets',
    label: '密钥',
    state: missing <= 0 ? done : todo,
    value: missing <= 0 ? '旧店用到的密钥都已填写' : `还有 ${missing} 项没有填写`,
    advice: missing <= 0 ? '' : `支付、微信等的密钥不随备份搬来，请在设置里重新填写：${names.join('、')}`,
    to: missing <= 0 ? '' : '/operation/setting',
  };
}

const paymentItem = ({ paid }: OpeningFacts): OpeningItem => ({
  key: 'payment',
  label: '支付',
  state: paid > 0 ? done : todo,
  value: paid > 0 ? `已收到 ${paid} 笔线上付款` : '还没有试过一笔真实付款',
  advice: paid > 0 ? '' : '请在“外部服务”里检测支付，再在后台下一笔一分钱的订单，用收款码付款并退款，确认钱能收能退',
  to: paid > 0 ? '' : '/maintain/system/services',
});

const ORDERS = '订单';

/** Number of orders that are here of the former shop. */
const ordersOf = (last: LastMove | undefined): number =>
  (last?.report.tables ?? [])
    .filter(({ label }) => label === ORDERS)
    .reduce((sum, { brought, renewed, already }) => sum + brought + renewed + already, 0);

const numbersItem = ({ goesOn }: OpeningFacts, last: LastMove | undefined): OpeningItem => ({
  key: 'numbers',
  label: '订单编号',
  state: goesOn ? done : todo,
  value: goesOn ? `接在旧店 ${ordersOf(last)} 笔订单之后` : '没有接上旧店的编号',
  advice: goesOn ? '新订单号按时间生成，不会和旧店的重复' : '请用同一个备份再搬一次',
  to: '',
});

const accountsItem = ({ strangers }: OpeningFacts): OpeningItem => ({
  key: 'accounts',
  label: '管理员账号',
  state: strangers === 0 ? done : todo,
  value: strangers === 0 ? '搬来的管理员都登录过了' : `${strangers} 个搬来的管理员还没有登录过`,
  advice: strangers === 0 ? '' : '旧密码不搬：请在管理员列表里重设密码，交给本人',
  to: strangers === 0 ? '' : '/operation/roleManager/adminList',
});

/** Matters of the day of the switch, each judged by what is there now. */
export const itemsOf = (facts: OpeningFacts, last: LastMove | undefined): OpeningItem[] => [
  lastMoveItem(last),
  differencesItem(last),
  picturesItem(facts, last?.pictureBase ?? ''),
  numbersItem(facts, last),
  accountsItem(facts),
  secretsItem(facts, last ? secretsIn(last.report) : []),
  paymentItem(facts),
];
