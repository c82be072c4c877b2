import { markParameters } from '@qianpu/jumps/mini-pages';

type Marks = Readonly<Record<string, string>>;

const key = 'marks';
/** As long as the storefront keeps a guider (spec 3). */
const keptMs = 24 * 3_600_000;

interface Kept {
  readonly marks: Marks;
  readonly at: number;
}

const marksIn = (query: Marks): Marks =>
  Object.fromEntries(markParameters.flatMap((name) => (query[name] ? [[name, query[name]] as const] : [])));

/** Through whom the shopper came: whoever they bring comes through the same (spec 1). */
export function keepMarks(query: Marks): void {
  const marks = marksIn(query);
  if (Object.keys(marks).length > 0) wx.setStorageSync(key, { marks: { ...keptMarks(), ...marks }, at: Date.now() });
}

export function keptMarks(): Marks {
  const kept = wx.getStorageSync<Kept | ''>(key);
  return kept && Date.now() - kept.at < keptMs ? kept.marks : {};
}
