export interface PhoneList {
  /** Each once, in the order they stand. */
  readonly phones: readonly string[];
  readonly wrong: readonly string[];
}

/** Phone numbers of a pasted column or line: full-width digits, +86, blanks and dashes inside a number do no harm. */
export function readPhones(text: string): PhoneList {
  const entries = text
    .normalize('NFKC')
    .split(/[\n\r\t,;\u3001\uff0c\uff1b]+/)
    .flatMap(splitBlanks)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const read = entries.map((entry) => ({ entry, phone: entry.replace(/[\s()-]/g, '').replace(/^(\+|00)?86(?=1\d{10}$)/, '') }));
  const isPhone = ({ phone }: { readonly phone: string }) => /^1\d{10}$/.test(phone);
  return {
    phones: [...new Set(read.filter(isPhone).map(({ phone }) => phone))],
    wrong: [...new Set(read.filter((one) => !isPhone(one)).map(({ entry }) => entry))],
  };
}

/** Several numbers between blanks, or one that is written with them. */
const splitBlanks = (line: string): string[] => ((line.match(/1\d{10}/g) ?? []).length > 1 ? line.split(/\s+/) : [line]);
