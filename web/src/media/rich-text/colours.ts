/** Colours of words: on the white of the shop as on the dark of the back-office they can be read. */
export const colours = [
  { label: '红色', colour: '#d92d2d' },
  { label: '橙色', colour: '#b85a0a' },
  { label: '绿色', colour: '#178048' },
  { label: '蓝色', colour: '#2b6fd6' },
  { label: '紫色', colour: '#8250df' },
  { label: '灰色', colour: '#6b7280' },
] as const;
