import { element, make } from './element.ts';

/** A line per call over the bridge, the newest first. */
export const writeLog = (line: string) => element('log').prepend(make('li', line));
