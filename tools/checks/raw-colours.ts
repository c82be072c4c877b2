import { blank, type Finding, findMatches, readFiles, report, repository, type SourceFile } from './source/finding.ts';

const tokens = 'apps/storefront/src/shared/styles/tokens.css';

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
const hex = /(?<![\w&#/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w/-])/gi;
// "rgb(from var(--x) …)" and color-mix() derive from a token, so they are no raw colours
const colourFunction = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*(?!from\b)[^)]*\)/gi;
const namedColour =
  /(?<=[\w-]*(?:color|background|border|outline|fill|stroke|shadow|gradient)[\w-]*\s*:[^;{}]*)(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|pink|purple|gold|tomato|crimson)(?![\w-])/gi;

const faultOf = (colour: string) => `raw colour ${colour}: use a custom property of shared/styles/tokens.css`;

function coloursIn({ path, text }: SourceFile): Finding[] {
  const code = blank(text, comment);
  const patterns = path.endsWith('.css') ? [hex, colourFunction, namedColour] : [hex, colourFunction];
  return patterns.flatMap((pattern) => findMatches(path, code, pattern, faultOf));
}

/** Colours of the storefront stand in one file, so that a shop's style can replace them. */
export const findRawColours = (root: string): Finding[] =>
  readFiles(root, ['apps/storefront/src/**/*.{css,ts,tsx}'])
    .filter(({ path }) => path !== tokens && !/\.test\.tsx?$/.test(path))
    .flatMap(coloursIn);

if (import.meta.main) report('raw-colours', findRawColours(repository));
