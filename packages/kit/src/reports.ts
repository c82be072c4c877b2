/** Steps kept before an error, for its report (spec 9). */
export const breadcrumbLimit = 100;

/** Checked domains in one report, unless its configuration says otherwise (spec 3, 9). */
export const domainReportPageSize = 20;
