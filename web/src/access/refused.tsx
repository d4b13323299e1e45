import { Alert } from 'antd';
import { sentenceOf } from '#web/ui/wire/index.ts';
import '#web/ui/form/form.css';

interface Props {
  error: unknown;
  /** What it says, where not only the server refuses. */
  words?: (error: unknown) => string;
}

/** The sentence of a refusal, above the button that asked. */
export const Refused = ({ error, words = sentenceOf }: Props) =>
  Boolean(error) && <Alert className="form-problem" type="error" showIcon title={words(error)} />;
