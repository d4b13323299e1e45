import { writeXml } from '#server/platform/xml/write-xml.ts';

/** Words that end the repeats of a notice. White space between the elements would make it no acknowledgement. */
export const taken = (): string => writeXml({ return_code: 'SUCCESS', return_msg: 'OK' });

export const notTaken = (why: string): string => writeXml({ return_code: 'FAIL', return_msg: why });
