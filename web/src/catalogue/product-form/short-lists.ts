/** Input of a list that is read whole: its records are few. */
export const ALL = { page: 1, limit: 9999 };
