interface Props {
  text: string;
  says: string;
}

/** What is stored and cannot be shown in its control; it stays until something else is chosen. */
export const Stored = ({ text, says }: Props) => (
  <small className="template-stored">{text === '' ? says : `${says}，已保存的是 ${text}`}</small>
);
