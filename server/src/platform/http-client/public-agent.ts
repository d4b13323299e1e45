import { Agent } from 'node:https';
import { publicOnly } from './public-only.ts';

/** Connections for a library that asks by itself, to hosts of the public net alone. */
export const publicAgent = (): Agent => new Agent({ keepAlive: true, lookup: publicOnly });
