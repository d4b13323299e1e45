/** Tracking numbers by the number of their order. */
export type Numbers = Readonly<Record<string, string>>;

const SEPARATOR = '\t';

/** Numbers of a list as it is checked, an order on each line. */
export const numbersIn = (text: string): Numbers =>
  Object.fromEntries(
    text
      .split('\n')
      .map((line) => line.split(SEPARATOR))
      .map(([orderNo = '', number = '']) => [orderNo, number]),
  );

/** List of the orders that have a number. */
export const textOf = (numbers: Numbers): string =>
  Object.entries(numbers)
    .filter(([orderNo, number]) => orderNo !== '' && number !== '')
    .map((entry) => entry.join(SEPARATOR))
    .join('\n');

/** Numbers of pasted lines: of the orders that they name, or else one after the other from the first order on; `over` found none. */
export function pastedNumbers(orderNos: readonly string[], first: number, lines: readonly (readonly string[])[]) {
  const filled = lines.map((cells) => cells.map((cell) => cell.trim()));
  const named = filled.some((cells) => cells.some((cell) => orderNos.includes(cell)));
  const pairs = filled.map((cells, index): [string | undefined, string] => {
    const orderNo = cells.find((cell) => orderNos.includes(cell));
    const number = cells.find((cell) => cell !== '' && cell !== orderNo) ?? '';
    return [named ? orderNo : orderNos[first + index], number];
  });
  const told = pairs.filter(([, number]) => number !== '');
  const pasted: Record<string, string> = {};
  for (const [orderNo, number] of told) if (orderNo !== undefined) pasted[orderNo] = number;
  return { pasted, over: told.filter(([orderNo]) => orderNo === undefined).length };
}
