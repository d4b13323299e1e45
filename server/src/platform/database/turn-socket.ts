import { Socket } from 'node:net';
import process from 'node:process';

/**
 * Sends at once what was written in one turn of the event loop. The driver corks the socket for each statement; without this, every
 * statement of a pipeline would be sent, and wake PostgreSQL, by itself.
 */
export class TurnSocket extends Socket {
  #isHeld = false;

  override cork(): void {
    super.cork();
    if (this.#isHeld) return;
    this.#isHeld = true;
    super.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      super.uncork();
    });
  }
}
