/** Tables by database, blank where the dump names none, each with whether rows of it are there. */
export type Survey = ReadonlyMap<string, ReadonlyMap<string, boolean>>;
