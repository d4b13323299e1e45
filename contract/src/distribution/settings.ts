import { choices } from '../choices.ts';
import { settings, switch10 } from '../settings/setting.ts';
import { integer, money, text } from '../wire.ts';

/** Customers that may be bound to a promoter by coming through a link of theirs. */
export const bindings = choices({ all: [0, '所有用户'], fresh: [1, '新用户'] });

/** The least payment by which a buyer becomes a promoter: never, by this one. */
export const NEVER = -1;

const DAYS = '冻结时间应在 0 到 3650 天之间';

export const distributionSettings = settings({
  brokerage_func_status: { label: '分销启用', hint: '商城分销功能开启关闭', initial: '1', value: switch10 },
  store_brokerage_quota: {
    label: '满额分销最低金额',
    unit: '元',
    hint: '一次实付满多少元自动成为分销员，填 -1 则从不自动开通',
    initial: '10',
    value: integer(NEVER, 99_999_999, '分销额度,不能小于-1'),
  },
  brokerage_bindind: {
    label: '分销关系绑定',
    hint: '“所有用户”指所有没有上级分销员的用户，“新用户”指新注册的用户',
    initial: '0',
    value: bindings.schema('请选择分销关系绑定：0 所有用户，1 新用户'),
    options: bindings,
  },
  store_brokerage_is_bubble: {
    label: '分销气泡',
    hint: '基础商品详情页分销气泡功能开启关闭',
    initial: '1',
    value: switch10,
  },
  store_brokerage_ratio: {
    label: '一级返佣比例',
    unit: '%',
    hint: '按商品实付金额返给上级分销员，例如填 5 则实付 100 元返 5 元',
    initial: '10',
    value: integer(0, 100, '一级返佣比例请在0-100中选择'),
  },
  store_brokerage_two: {
    label: '二级返佣比例',
    unit: '%',
    hint: '按商品实付金额返给上级的上级，两级相加不能超过 100',
    initial: '5',
    value: integer(0, 100, '二级返佣比例在0-100中选择'),
  },
  user_extract_bank: {
    label: '提现银行卡',
    hint: '分销员提现时可选的银行，每行一个',
    initial: '中国银行\n农业银行\n建设银行',
    value: text(2000, '提现银行最多 2000 个字'),
  },
  extract_time: {
    label: '佣金冻结时间',
    unit: '天',
    hint: '确认收货后多少天到账，填 0 则立即到账',
    initial: '0',
    value: integer(0, 3650, DAYS),
  },
});

export const withdrawalSettings = settings({
  user_extract_min_price: {
    label: '提现最低金额',
    unit: '元',
    hint: '分销员一次最少提现多少元',
    initial: '1',
    value: money,
  },
});
