/** The values every screen is painted with; `theme.ts` hands them to Ant Design, `paint.ts` to the style sheets. */
export interface Tokens {
  layout: string;
  container: string;
  raised: string;
  text: string;
  textQuiet: string;
  border: string;
  /** Edges of boxes that are ticked: nothing else shows where they are. */
  edge: string;
  hover: string;
  waiting: string;
  done: string;
  trouble: string;
  rest: string;
  /** Backs of notes that say so. */
  doneBack: string;
  waitingBack: string;
  troubleBack: string;
}

export const light: Tokens = {
  layout: '#f2f5f8',
  container: '#ffffff',
  raised: '#ffffff',
  text: '#1f2d3d',
  textQuiet: '#57677a',
  border: '#dde3ea',
  edge: '#7d8b9c',
  hover: '#eef3f8',
  waiting: '#945400',
  done: '#18733a',
  trouble: '#b92a36',
  rest: '#596574',
  doneBack: '#e7f4eb',
  waitingBack: '#fdf3e1',
  troubleBack: '#fcecee',
};

export const dark: Tokens = {
  layout: '#0e151e',
  container: '#16202c',
  raised: '#1c2836',
  text: '#e3eaf2',
  textQuiet: '#9fb0c2',
  border: '#2b394a',
  edge: '#64778d',
  hover: '#1d2937',
  waiting: '#e8a33d',
  done: '#4cc274',
  trouble: '#ff8489',
  rest: '#9fadbc',
  doneBack: '#173024',
  waitingBack: '#33291a',
  troubleBack: '#3a2026',
};

/** The sidebar is dark in both themes unless a person chose the light one. */
export const sidebar = {
  'theme-dark': { back: '#001529', sub: '#0a2136', text: '#ffffff', active: '#4aa6ff' },
  'theme-light': { back: '#ffffff', sub: '#f2f5f8', text: '#1f2d3d', active: '#0a5cb8' },
} as const;

export const size = {
  sidebar: 200,
  folded: 54,
  topBar: 48,
  tags: 34,
  padding: 16,
  paddingPhone: 12,
  row: 40,
  font: 13,
  fontQuiet: 12,
} as const;

export const fontFamily = `system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif`;

export const DEFAULT_THEME = '#409EFF';
export const THEME_PRESETS = ['#409EFF', '#1890ff', '#304156', '#212121', '#11a983', '#13c2c2', '#6959CD', '#f5222d'] as const;
