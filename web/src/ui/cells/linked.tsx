/** A page elsewhere, opened in a window of its own; what is no address of the web stays text. */
export const Linked = ({ to, text = to }: { to: string; text?: string }) =>
  /^https?:/i.test(to) ? (
    <a className="cell-open" href={to} target="_blank" rel="noreferrer">
      {text}
    </a>
  ) : (
    text
  );
