/** Routes of the specification whose screens do not exist yet. A line leaves when its screen is registered. */
export const notOpen: Readonly<Record<string, string>> = {};
