/** Hours of a slot, as the wire writes them: "10:00 - 13:00". */
export const hoursText = ({ startTime, endTime }: { startTime: number; endTime: number }): string =>
  `${hourText(startTime)} - ${hourText(endTime)}`;

export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
