import { choices, flagChoices } from '../choices.ts';

/** Channels through which customers came. */
export const userTypes = choices({
  wechat: '微信用户',
  routine: '小程序用户',
  h5: 'H5用户',
  iosWx: '苹果 App 微信用户',
  androidWx: '安卓 App 微信用户',
  ios: '苹果 App 用户',
});

export const sexes = choices({ unknown: [0, '未知'], man: [1, '男'], woman: [2, '女'], secret: [3, '保密'] });
export const promoterOrNot = flagChoices('分销员', '普通用户');
export const countries = choices({ CN: '中国', OTHER: '国外' });

/** Events that the chosen days are about. */
export const visitKinds = choices({
  any: [0, '注册时间'],
  first: [1, '首次访问'],
  visited: [2, '时间段访问过'],
  absent: [3, '时间段未访问'],
});

/** Number of orders of a customer: none, or so many at least. */
export const orderCounts = choices({
  never: ['0', '0 次'],
  once: ['1', '1 次及以上'],
  twice: ['2', '2 次及以上'],
  thrice: ['3', '3 次及以上'],
  four: ['4', '4 次及以上'],
  five: ['5', '5 次及以上'],
});

/** Direction in which staff moves a balance or points. */
export const directions = choices({ add: [1, '增加'], take: [2, '减少'] });

/** Fields of a customer of which one account goes on with one. */
export const mergedFields = choices({
  phone: '手机号',
  realName: '真实姓名',
  cardId: '身份证号',
  sex: '性别',
  birthday: '生日',
  addres: '地址',
  groupId: '分组',
  spreadUid: '上级分销员',
  level: '用户等级',
  mark: '备注',
});
export type MergedField = (typeof mergedFields.values)[number];
