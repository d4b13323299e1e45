import { Fragment } from 'react';

/** Parts in one line, or in several where there is no room: they break between them, and not within one. */
export const Unbroken = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      <span className="figure">{part}</span>
    </Fragment>
  ));
