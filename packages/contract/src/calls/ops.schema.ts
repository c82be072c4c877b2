import { stringLimit } from '@qianpu/kit/analytics';
import { breadcrumbLimit, domainReportPageSize } from '@qianpu/kit/reports';
import { z } from 'zod';
import { countedPageOf, HostName, Id, PageNum, PageSize } from '../fields.ts';
import { ReportedPage } from '../page-name.schema.ts';
import type { SchemasOf } from '../schema.ts';
import type { domainCheckRows, opsRows, opsStaffRows } from './ops.ts';

/** What went wrong on a phone: the specification's words (2.1, 4, 8), and ours for what it does not name. */
export const ErrorKind = z.enum([
  'chunk-load',
  'router',
  'http',
  'institutions-CID-Exception',
  'domainConfigError',
  'domainRequestReportError',
  'domainCheckErrorList',
  /** A page's own code failed. */
  'page',
  /** A decorated link led where the merchant's links may not lead. */
  'foreign-link',
  /** The bottom navigation was looked for in vain. */
  'nav-hidden',
  /** A page holds a type of block that this build does not have. */
  'unknown-block',
]);

export const ReportedEnv = z.enum(['h5', 'mobile-mall', 'mini', 'pc']);
const Build = z.string().regex(/^[\w.-]{0,32}$/);

/** A step before an error: where, which call with which outcome, or what was tapped. Never what was typed, never a query. */
const Breadcrumb = z.object({
  /** Milliseconds before the report. */
  ago: z.int().min(0),
  kind: z.enum(['page', 'call', 'tap']),
  what: z
    .string()
    .regex(/^[^?#]*$/)
    .max(120),
});

/** Milliseconds; a page that took longer was not waited for. */
const Took = z.number().min(0).max(600_000);

export const opsSchemas = {
  'ops.report.error': {
    input: z.object({
      kind: ErrorKind,
      message: z.string().max(stringLimit),
      /** The path alone: a query may hold a login. */
      page: z
        .string()
        .regex(/^\/[^?#\s]*$/)
        .max(200),
      build: Build,
      env: ReportedEnv,
      breadcrumbs: z.array(Breadcrumb).max(breadcrumbLimit).default([]),
    }),
    output: z.object({}),
  },
  'ops.report.vitals': {
    input: z.object({
      page: ReportedPage,
      env: ReportedEnv,
      build: Build,
      LCP: Took.optional(),
      FCP: Took.optional(),
      TTFB: Took.optional(),
      INP: Took.optional(),
      /** Without a unit: the share of the screen that moved, and how far. */
      CLS: z.number().min(0).max(100).optional(),
    }),
    output: z.object({}),
  },
} satisfies SchemasOf<typeof opsRows>;

/** Which results are worth a report. */
const ReportContents = z.enum(['all', 'errors']);

/** 1: a business domain, 2: another one the merchant's shops are reached by. */
const BizType = z.union([z.literal(1), z.literal(2)]);

/** Milliseconds since 1970. */
const Instant = z.int().min(0);

/** The result of one check, in the specification's spelling (3). */
export const DomainReport = z.array(
  z.object({
    domain: HostName,
    bizType: BizType,
    requestTime: Instant,
    cid: Id,
    mid: Id,
    serverTime: Instant.nullable(),
    recieveTime: Instant.nullable(),
    errorTime: Instant.nullable(),
    /** 1: the domain is not the merchant's own. */
    thirdPartyFlag: z.union([z.literal(0), z.literal(1)]),
    userAgent: z.string().max(stringLimit),
  }),
);

export const domainCheckSchemas = {
  'ops.domainCheck.config': {
    /** The form of the configuration a phone can read. */
    input: z.object({ versionCode: z.literal('1') }),
    output: z.object({
      biz_domains: z.array(HostName),
      other_domain: z.array(HostName),
      /** Milliseconds from one check to the next. */
      reportTimeout: z.int(),
      pageSize: z.int(),
      checkPath: z.string(),
      reportUrl: z.string(),
      reportContents: ReportContents,
      /** Results a phone keeps while they cannot be reported. */
      cacheSize: z.int(),
      /** Whether failed checks are also reported as an error of the phone. */
      reportSentry: z.boolean(),
    }),
  },
  'ops.domainCheck.serverTime': { input: z.object({}), output: z.object({ serverTime: Instant }) },
  // The body is kept as it came, as that of every hook.
  'ops.domainCheck.report': {
    input: z.object({ mid: Id, headers: z.record(z.string(), z.string()), body: z.string().max(65_536) }),
    output: z.object({ status: z.int(), body: z.string() }),
  },
} satisfies SchemasOf<typeof domainCheckRows>;

/** Long work of staff. */
const Task = z.object({
  id: Id,
  /** "export-orders", "ship-orders" … */
  kind: z.string(),
  state: z.enum(['WAITING', 'RUNNING', 'DONE', 'FAILED']),
  done: z.int().min(0),
  /** Null: nobody knows yet. */
  total: z.int().min(0).nullable(),
  staffId: Id,
  /** The shops it may touch; null: all. */
  cids: z.array(Id).nullable(),
  file: z.object({ name: z.string(), type: z.string(), parts: z.int().min(1) }).nullable(),
  createdAt: Instant,
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
});

const Domains = z.array(HostName).max(10).default([]);

export const opsStaffSchemas = {
  'ops.domainCheck.set': {
    input: z.object({
      bizDomains: Domains,
      otherDomains: Domains,
      reportMinutes: z.int().min(1).max(10_080).default(360),
      pageSize: z.int().min(1).max(50).default(domainReportPageSize),
      cacheSize: z.int().min(0).max(500).default(100),
      reportContents: ReportContents.default('all'),
      reportSentry: z.boolean().default(true),
    }),
    output: z.object({}),
  },
  'ops.task.list': { input: z.object({ pageNum: PageNum, pageSize: PageSize }), output: countedPageOf(Task) },
  // The result has the form of its kind: figures, or one entry per line; of a failed one the name of the failure.
  'ops.task.find': { input: z.object({ id: Id }), output: Task.extend({ result: z.record(z.string(), z.unknown()) }) },
  'ops.task.download': {
    input: z.object({ id: Id, part: z.coerce.number().int().min(0).max(10_000) }),
    output: z.object({ name: z.string(), type: z.string(), part: z.int(), parts: z.int(), base64: z.string() }),
  },
} satisfies SchemasOf<typeof opsStaffRows>;
