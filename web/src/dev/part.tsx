import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** State of the block, printed beside it. */
  state: unknown;
  children: ReactNode;
}

/** Building block, with its state beside it. */
export function Part({ title, state, children }: Props) {
  const id = useId();
  return (
    <section className="gallery-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
      <output aria-label={`${title}的值`}>{JSON.stringify(state)}</output>
    </section>
  );
}
