interface Period {
  status: boolean;
  startTime: Date;
  /** The first moment after its days. */
  stopTime: Date;
}

/** An activity on and within its days: it cannot be changed under those who take part. */
export const isRunning = ({ status, startTime, stopTime }: Period, now: Date): boolean =>
  status && startTime <= now && now < stopTime;
