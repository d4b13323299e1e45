interface Turn<T, A> {
  item: T;
  isOver: boolean;
  answer?: A | undefined;
}

/**
 * Works on a few items at a time and hands the answers on in the order the items came. `work` answers
 * undefined for what failed.
 */
export function inOrder<T, A>(lanes: number, work: (item: T) => Promise<A | undefined>, onAnswer: (answer: A) => void) {
  const turns: Turn<T, A>[] = [];
  const waiting: Turn<T, A>[] = [];
  let running = 0;

  const handOn = () => {
    while (turns[0]?.isOver) {
      const answer = turns.shift()?.answer;
      if (answer !== undefined) onAnswer(answer);
    }
  };
  const go = async (turn: Turn<T, A>) => {
    running += 1;
    turn.answer = await work(turn.item);
    turn.isOver = true;
    running -= 1;
    handOn();
    fill();
  };
  const fill = () => {
    while (running < lanes && waiting.length > 0) {
      const turn = waiting.shift();
      if (turn) void go(turn);
    }
  };
  return (item: T) => {
    const turn = { item, isOver: false };
    turns.push(turn);
    waiting.push(turn);
    fill();
  };
}
