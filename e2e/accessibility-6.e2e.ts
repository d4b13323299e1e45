import { everybodyCanUseShareOf } from './accessibility.ts';

everybodyCanUseShareOf(import.meta.url);
