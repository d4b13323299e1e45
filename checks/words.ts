import { lineAt, type Violation } from './source.ts';
import type { TextFile } from './texts.ts';

/** Words that screens gave up, and what is said instead. */
const GIVEN_UP: readonly (readonly [RegExp, string])[] = [
  [/优惠劵/g, '优惠券'],
  [/顾客/g, '用户'],
  [/推广员|推广人(?!数)/g, '分销员'],
  [/导入会员|位会员|会员(?:ID|编号|等级|价|优惠|折扣|图标)/g, '用户, or 等级 of what a level gives'],
  [/驳回/g, '拒绝, with the state 未通过'],
  [/审核成功|审核失败|未审核/g, '已通过, 未通过, 待审核'],
  [/(?:创建|管理员)身份|身份名称/g, '角色'],
];

/** Sentences of refusals that the wire fixes, which clients from elsewhere compare or show. */
const OF_THE_WIRE = [
  '上级推广人不能为自己',
  '当前用户已是推广人的上级',
  '当前推广人已经是所选人',
  '是否为推广员不能为空',
  '请选择推广人',
  '推广人类型不能为空',
  '系统会员等级不存在，请先配置',
  '会员编号不能为空',
  '会员等级不能为空',
  '会员等级最小为1',
  '会员图标不能为空',
  '请输入驳回原因',
  '驳回时请填写驳回原因',
];

/** Blanks out a sentence and keeps its length, so that places after it stay true. */
const without = (text: string, sentence: string) => text.replaceAll(sentence, ' '.repeat(sentence.length));

/** One word per thing, on screens and in what the server says. */
export function checkWords(files: readonly TextFile[]): Violation[] {
  return files
    .filter(({ path }) => /^(contract|server|web)\/src\/.*\.(tsx?|json)$/.test(path) && !path.includes('.test.'))
    .flatMap(({ path, text }) => {
      const ours = OF_THE_WIRE.reduce(without, text);
      return GIVEN_UP.flatMap(([word, instead]) =>
        [...ours.matchAll(word)].map(({ index, 0: found }) => ({
          path,
          line: lineAt(ours, index),
          says: `says ${found}: say ${instead}`,
        })),
      );
    });
}
