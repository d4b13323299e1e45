/** "13800138000" → "138****8000"; what is shorter than a phone number stays. */
export const masked = (text: string): string =>
  text.length < 8 ? text : `${text.slice(0, 3)}${'*'.repeat(text.length - 7)}${text.slice(-4)}`;
