/** Where goods are sold besides here, by the names that travel. */
export const platforms = ['taobao', 'tmall', 'jd', 'suning', 'pdd'] as const;
export type Platform = (typeof platforms)[number];

export const platformLabels: Readonly<Record<Platform, string>> = {
  taobao: '淘宝',
  tmall: '天猫',
  jd: '京东',
  suning: '苏宁',
  pdd: '拼多多',
};

export const platformOptions = platforms.map((value) => ({ value, label: platformLabels[value] }));
