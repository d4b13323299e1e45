import {
  type CheckedOrders,
  PAST_MB,
  PAST_ROWS,
  type PastRow,
  pastFields,
  pastOrderCalls,
  pastRowStates,
} from '#contract/past-orders/past-orders.ts';
import { countText, yuanText } from '#web/ui/index.ts';
import { SheetImportPage } from '#web/ui/sheet-import/sheet-import-page.tsx';
import type { CheckedFigure } from '#web/ui/sheet-import/sheet-import.ts';
import { PROBLEM_FILE, PastImportResult, nameOf } from './import-result.tsx';

const { check, run, rows, problems } = pastOrderCalls;

const figures = ({ fresh, unchanged, refused, paid, refunded }: CheckedOrders): readonly CheckedFigure[] => [
  { label: '可以导入', value: fresh, meaning: 'done' },
  { label: '已经导入过', value: unchanged, meaning: 'rest' },
  { label: '有问题', value: refused, meaning: 'trouble' },
  { label: '实付合计', value: yuanText(paid) },
  { label: '退款合计', value: yuanText(refunded) },
];

/** Sentence on what of the orders is not known here, and what to do about it. */
function remarkOf({ strangers, unlinked }: CheckedOrders): string | undefined {
  const said = [
    strangers > 0 && `${strangers} 单没有对应的用户（先导入用户，再导入订单，就能归到他们名下）`,
    unlinked > 0 && `${unlinked} 行商品没有对上编码，只留名称`,
  ].filter(Boolean);
  return said.length > 0 ? `${said.join('；')}。` : undefined;
}

const template = {
  name: '历史订单导入模板.csv',
  rows: [
    Object.values(pastFields),
    [
      'A20250131001',
      '2025-01-31 14:05',
      '2025-01-31 14:06',
      '已完成',
      '13800000001',
      '林小满',
      '林满',
      '13800000001',
      '浙江省杭州市西湖区文三路 1 号',
      '保温杯',
      '白色',
      '6901234567890',
      '2',
      '59.00',
      '8.00',
      '6.00',
      '130.00',
      '',
      '顺丰速运',
      'SF1234567890',
      '两种商品写两行，导入前请删掉这两行',
    ],
    ['A20250131001', '', '', '', '', '', '', '', '', '杯刷', '', '', '1', '10.00', '', '', '', '', '', '', ''],
  ],
};

const words = {
  limits: `xlsx 或 csv（UTF-8、GBK），不超过 ${PAST_MB} MB、${countText(PAST_ROWS)} 行；核对时不会导入任何订单`,
  columns: '第一行写列名，必须有订单号、下单时间、商品、数量、单价；一单有几种商品就写几行，订单号相同。',
  notes: [
    '金额以元为单位，商品 + 运费 − 优惠 要等于实付，差一分也会指出来，不导入那一单。',
    '状态可以写 已完成、待收货、待发货、已取消、已退款，不写的按已完成；待付款和退款中的请在原系统办完后再导入。',
    '按用户手机号归到用户，按规格编码（条码）对上商品；对不上的照样导入，只留名称。',
    '历史订单计入统计，不扣库存，不发通知，不再给积分和佣金。订单号只导入一次，同一张表格可以放心再导入。',
  ],
  remark: remarkOf,
  start: (count: number) => `导入 ${count} 单`,
  nothing: '没有可以导入的订单',
  problems: (refused: number, others: number) =>
    others > 0
      ? `${refused} 单有问题，不会导入，其余的照常导入。改好问题行后可以单独再导入。`
      : `${refused} 单有问题，没有可以导入的订单。请按提示改好后重新上传。`,
  problemFile: PROBLEM_FILE,
  perRow: '每一单的核对结果',
};

const verdicts = [pastRowStates.waiting, pastRowStates.unchanged, pastRowStates.refused];

/** Brings orders of another system. */
export const PastImportPage = () => (
  <SheetImportPage<CheckedOrders, PastRow, PastRow['state']>
    of={{
      title: '导入历史订单',
      calls: { check, run, rows, problems },
      states: pastRowStates,
      verdicts,
      refusedState: pastRowStates.refused,
      nameOf,
      figures,
      wanted: ({ fresh }) => fresh,
      Result: PastImportResult,
      template,
      words,
    }}
  />
);
