/** Reason for which a template of the library cannot be added. */
export const whyNoKeyword = (label: string, tempKey: string): string =>
  `模板库 ${tempKey} 里没有关键词“${label}”：请在微信后台选用合适的模板，再到“通知详情”里选择`;
