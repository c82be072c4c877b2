import { carriers } from './carriers.texts.ts';

const bare = (name: string) => name.replaceAll(/\s/g, '').toUpperCase();
const byName = new Map(carriers.flatMap(({ code, name, alsoNamed = [] }) => [code, name, ...alsoNamed].map((each) => [bare(each), name])));

/** The carrier's own name for a name, a short form or a code as people write it; undefined when nobody has it. */
export const carrierNamed = (name: string): string | undefined => byName.get(bare(name));

export const listCarriers = () => carriers.map(({ code, name }) => ({ code, name }));
