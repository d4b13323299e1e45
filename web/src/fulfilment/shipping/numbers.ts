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
