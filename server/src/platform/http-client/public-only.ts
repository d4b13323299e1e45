import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { OutgoingError } from './outgoing-error.ts';
import { isPublic } from './rules.ts';

/** Judges what a name stands for at the moment of connecting, so that it cannot become another address in between. */
export const publicOnly: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) done(error ?? new OutgoingError('failed', { step: 'name' }), []);
    else if (!found.every(({ address }) => isPublic(address))) done(new OutgoingError('forbidden', { step: 'address' }), []);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};
