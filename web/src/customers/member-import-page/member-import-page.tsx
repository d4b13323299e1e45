import {
  type CheckedMembers,
  MEMBER_MB,
  MEMBER_ROWS,
  memberFields,
  memberImportCalls,
  memberRowStates,
} from '#contract/members/member-import.ts';
import { countText, yuanText } from '#web/ui/index.ts';
import { SheetImportPage } from '#web/ui/sheet-import/sheet-import-page.tsx';
import type { CheckedFigure } from '#web/ui/sheet-import/sheet-import.ts';
import { ImportResult, type MemberImportRow, PROBLEM_FILE } from './import-result.tsx';

const { check, run, rows, problems } = memberImportCalls;
const wanted = ({ created, updated }: CheckedMembers) => created + updated;

const figures = ({ created, updated, unchanged, refused, nowMoney, integral }: CheckedMembers): readonly CheckedFigure[] => [
  { label: '新增', value: created, meaning: 'done' },
  { label: '更新', value: updated, meaning: 'underway' },
  { label: '没有变化', value: unchanged, meaning: 'rest' },
  { label: '有问题', value: refused, meaning: 'trouble' },
  { label: '期初余额合计', value: yuanText(nowMoney) },
  { label: '期初积分合计', value: integral },
];

const template = {
  name: '用户导入模板.csv',
  rows: [
    Object.values(memberFields),
    ['13800000001', '林小满', '林满', '', '', '', '120.50', '300', '老店用户，导入前请删掉这一行'],
  ],
};

const words = {
  limits: `xlsx 或 csv（UTF-8、GBK），不超过 ${MEMBER_MB} MB、${countText(MEMBER_ROWS)} 位用户；核对时不会改动任何用户`,
  columns:
    '第一行写列名，必须有“手机号”；还可以有昵称、真实姓名、用户等级、用户分组、用户标签（多个用顿号隔开）、余额、积分、备注。',
  notes: [
    '手机号没有注册过的新增为用户，注册过的只更新填了的内容；等级只升不降，标签在原有的上面添加。',
    '余额和积分作为“期初导入”记入明细，每位用户只记一次；重复导入同一张表格不会多记。',
  ],
  start: (count: number) => `导入 ${count} 位用户`,
  nothing: '没有可以导入的用户',
  problems: (refused: number, others: number) =>
    others > 0
      ? `${refused} 行有问题，不会导入，其余的照常导入。改好问题行后可以单独再导入。`
      : `${refused} 行有问题，没有可以导入的用户。请按提示改好后重新上传。`,
  problemFile: PROBLEM_FILE,
  perRow: '每一行的核对结果',
};

const verdicts = [memberRowStates.waiting, memberRowStates.unchanged, memberRowStates.refused];

/** Brings members of another system. */
export const MemberImportPage = () => (
  <SheetImportPage<CheckedMembers, MemberImportRow, MemberImportRow['state']>
    of={{
      title: '导入用户',
      calls: { check, run, rows, problems },
      states: memberRowStates,
      verdicts,
      refusedState: memberRowStates.refused,
      nameOf: ({ phone, nickname }) => [phone, nickname].filter(Boolean).join(' '),
      figures,
      wanted,
      Result: ImportResult,
      template,
      words,
    }}
  />
);
