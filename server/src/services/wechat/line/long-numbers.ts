/** Numbers of messages have 64 bits, of which JavaScript keeps too few digits. */
const LONG_NUMBER = /("(?:msgid|msg_id|msg_data_id)"\s*:\s*)(\d+)/gi;

/** JSON of WeChat whose long numbers are texts. */
export const longNumbersAsTexts = (json: string): string => json.replaceAll(LONG_NUMBER, '$1"$2"');
