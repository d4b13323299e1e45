const NAME = 'x-front-end';
const OURS = 'signalbox';

/** Header by which our own front end makes itself known: files of its host are within its reach, and pages that others do not have. */
export const ourFrontEnd: Readonly<Record<string, string>> = { [NAME]: OURS };

export const isOurFrontEnd = (headers: Readonly<Record<string, string | readonly string[] | undefined>>): boolean =>
  headers[NAME] === OURS;
