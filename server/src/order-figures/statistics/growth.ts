/** Growth of a figure in whole per cent; what began from nothing has grown by 100. */
export function growthOf(current: number, previous: number): { rate: number; difference: number } {
  const difference = current - previous;
  if (previous === 0) return { rate: current > 0 ? 100 : 0, difference };
  return { rate: Math.round((difference / previous) * 100), difference };
}
