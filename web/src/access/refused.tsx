import { ProblemAlert } from '#web/ui/action/problem-alert.tsx';
import { sentenceOf } from '#web/ui/wire/index.ts';
import '#web/ui/form/form.css';

interface Props {
  error: unknown;
  /** Sentence of the page, where not only the server refuses. */
  words?: (error: unknown) => string;
}

/** The sentence of a refusal, above the button that asked. */
export const Refused = ({ error, words = sentenceOf }: Props) => <ProblemAlert says={error ? words(error) : undefined} />;
