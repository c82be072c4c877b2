import { json } from './codec.ts';
import type { StoredRow } from './define-stored-values.ts';
import { defineStoredValues } from './define-stored-values.ts';
import { hasTexts, hasWholes, isFields, listOf } from './stored.shapes.ts';
import type { CheckedDomain, ConfigAsked, DomainsChecked, OpenPage, VisitChannel, VisitSession } from './stored-reports.types.ts';

const isSession = (value: unknown): value is VisitSession => hasTexts(value, 'id') && hasWholes(value, 'n', 'seenAt');
const isOpenPage = (value: unknown): value is OpenPage => hasTexts(value, 'sessionId', 'page') && hasWholes(value, 'n', 'at', 'stayMs');
const isChannel = (value: unknown): value is VisitChannel => hasTexts(value, 'channel') && hasWholes(value, 'until');
const isAsked = (value: unknown): value is ConfigAsked => isFields(value) && typeof value.isOn === 'boolean' && hasWholes(value, 'askedAt');
const isDomainsChecked = (value: unknown): value is DomainsChecked => isFields(value) && hasWholes(value, 'at', 'every');
const isChecked = (value: unknown): value is CheckedDomain => hasTexts(value, 'domain', 'cid', 'mid') && hasWholes(value, 'requestTime');

export const reportRows = {
  /** Times in milliseconds since 1970. */
  visitSession: { where: 'local', as: json(isSession) },
  /** The page in sight, at its last beat: a phone that goes dark says no farewell. */
  openPage: { where: 'local', as: json(isOpenPage) },
  visitChannel: { where: 'local', as: json(isChannel) },
  analyticsConfig: { where: 'local', as: json(isAsked) },
  domainsChecked: { where: 'local', as: json(isDomainsChecked) },
  /** Results that could not be reported yet. */
  domainReports: { where: 'local', as: json(listOf(isChecked)) },
} as const satisfies Record<string, StoredRow>;

/** What the device keeps for its reports. */
export const reportValues = defineStoredValues(reportRows);
