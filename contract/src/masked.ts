/** "203.0.113.7" → "203.0.*.*", "2001:db8:1::7" → "2001:db8:*"; an empty text stays. */
export function maskedAddress(address: string): string {
  const [mark, ending] = address.includes(':') ? [':', ':*'] : ['.', '.*.*'];
  return address === '' ? '' : `${address.split(mark).slice(0, 2).join(mark)}${ending}`;
}

/** "13800138000" → "138****8000"; what is shorter than a phone number stays. */
export const masked = (text: string): string =>
  text.length < 8 ? text : `${text.slice(0, 3)}${'*'.repeat(text.length - 7)}${text.slice(-4)}`;

/** A number as it was sent; one that was left out, or comes back masked as it was answered, stays. */
export const numberFrom = (sent: string | null | undefined, kept: string): string =>
  sent === null || sent === undefined || sent.includes('*') ? kept : sent;

/** First and last character, so that nobody is known by the name: 王小明 is 王**明, 小王 is 小**. */
export function maskedName(nickname: string): string {
  const letters = [...nickname];
  const last = letters.length > 2 ? letters.at(-1) : '';
  return `${letters[0] ?? ''}**${last}`;
}
