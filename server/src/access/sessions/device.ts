const BROWSERS: [RegExp, string][] = [
  [/MicroMessenger/i, '微信'],
  [/DingTalk/i, '钉钉'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const firstOf = (list: readonly [RegExp, string][], agent: string) => list.find(([pattern]) => pattern.test(agent))?.[1];

/** A user agent in words: "Chrome · Windows". */
export const deviceOf = (agent: string): string =>
  [firstOf(BROWSERS, agent), firstOf(SYSTEMS, agent)].filter(Boolean).join(' · ') ||
  agent.split('/')[0]?.slice(0, 40) ||
  '未知设备';
