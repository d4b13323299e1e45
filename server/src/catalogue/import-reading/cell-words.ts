export const picturesOf = (cell: string): string[] => cell.split(/[\s,，;；|]+/).filter((part) => part !== '');

/** Day of the year among specifications, which may be what a spreadsheet made of 1-2. */
export const DAY_OF_YEAR = /^(\d{1,2})月(\d{1,2})日$/;
