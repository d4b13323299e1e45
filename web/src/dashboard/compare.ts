/** "昨天全天 198，↑ 16"; the arrow says the same as the sign would. */
export function againstYesterday(today: number, yesterday: number): string {
  const difference = today - yesterday;
  const arrow = difference > 0 ? `，↑ ${difference}` : difference < 0 ? `，↓ ${-difference}` : '，持平';
  return `昨天全天 ${yesterday}${arrow}`;
}
