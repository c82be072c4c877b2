import type { Texts } from '#i18n/texts';
import { useLang } from '#i18n/texts';
import { callNames } from './call-names.texts.ts';
import { moduleNames, otherActions } from './module-names.texts.ts';

/** By the name that roles and the audit log store: a call, a whole module ("trade.*") or another recorded action. */
const names: Readonly<Record<string, Texts<string>>> = {
  ...callNames,
  ...otherActions,
  ...Object.fromEntries(Object.entries(moduleNames).map(([module, texts]) => [`${module}.*`, texts])),
};

/** Everything the audit log can hold, for its filter. */
export const recordedNames: readonly string[] = Object.keys({ ...otherActions, ...callNames });

/** In words; a name of an older release stays as it is written. */
export function useCallName(): (name: string) => string {
  const { lang } = useLang();
  return (name) => names[name]?.[lang] ?? name;
}
