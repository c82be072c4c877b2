import { describe, expect, test } from 'vitest';
import {
  analyticsConfigTimeoutMs,
  analyticsRefreshMs,
  analyticsSessionMs,
  channelMemoryDays,
  leaveHeartbeatMs,
  stringLimit,
} from './analytics.ts';
import { guiderCookieDays, shopCookieDays } from './cookie-days.ts';
import { badgeCap } from './count.ts';
import { thousands } from './count-units.ts';
import { assetPath, devPorts } from './deployment.ts';
import { formatFen } from './fen.ts';
import { defaultMapCentre } from './map.ts';
import { maskPhone } from './phone.ts';
import { isResizable, pictureAttempts, pictureHostCount, preloadFactor } from './picture.ts';
import { queryLimits } from './query.ts';
import { breadcrumbLimit, domainReportPageSize } from './reports.ts';
import { scrollToTopMs, scrollToTopScreens } from './scroll-to-top.ts';
import {
  chunkTimeoutMs,
  doubleTapMs,
  navPollMs,
  navPollTimes,
  requestTimeoutMs,
  serviceWorkerDelayMs,
  toastMs,
  uploadTimeoutMs,
} from './time-limits.ts';
import { reservedUserNames } from './user-name.ts';

type Row = readonly [sentence: string, ours: unknown, theirs: unknown];

describe('the constants of the validation rules, line by line (spec 5)', () => {
  test.each<Row>([
    ['a reserved user name list (admin, editor)', reservedUserNames, ['admin', 'editor']],
    ['phone shown masked (middle four digits hidden)', maskPhone('13800001111'), '138****1111'],
    [
      'resized only if extension is png, jpg or jpeg',
      ['png', 'jpg', 'jpeg', 'gif'].map((end) => isResizable(`a.${end}`)),
      [true, true, true, false],
    ],
    ['toast hides after 1.5 s', toastMs, 1_500],
  ])('%s', (_sentence, ours, theirs) => {
    expect(ours).toEqual(theirs);
  });
});

describe('business constants and limits, line by line (spec 9)', () => {
  test.each<Row>([
    ['request 10 s', requestTimeoutMs, 10_000],
    ['chunk load 120 s', chunkTimeoutMs, 120_000],
    ['upload 60000 ms', uploadTimeoutMs, 60_000],
    ['cid 30 days', shopCookieDays, 30],
    ['guiderId 1 day', guiderCookieDays, 1],
    ['domain report page size default 20', domainReportPageSize, 20],
    ['3 random image hosts', pictureHostCount, 3],
    ['preload factor 1.3, 3 attempts', [preloadFactor, pictureAttempts], [1.3, 3]],
    ['double-click guard default 3000 ms', doubleTapMs, 3_000],
    ['number abbreviation units k, M, G, T, P, E', thousands.names, ['k', 'M', 'G', 'T', 'P', 'E']],
    ['currency 2 decimals', formatFen(100), '¥1.00'],
    ['nav polling 100 ms x 20', [navPollMs, navPollTimes], [100, 20]],
    ['toast 1.5 s', toastMs, 1_500],
    ["badge cap '99+'", `${badgeCap}+`, '99+'],
    ['scroll-to-top 1.5 screen heights, 500 ms', [scrollToTopScreens, scrollToTopMs], [1.5, 500]],
    ['service-worker check delay 5 s', serviceWorkerDelayMs, 5_000],
    ['error reporting breadcrumb max 100', breadcrumbLimit, 100],
    ['analytics session 30 min', analyticsSessionMs, 1_800_000],
    ['config fetch timeout 5 s', analyticsConfigTimeoutMs, 5_000],
    ['refresh 30 min', analyticsRefreshMs, 1_800_000],
    ['page-leave heartbeat 5 s', leaveHeartbeatMs, 5_000],
    ['channel memory 30 days', channelMemoryDays, 30],
    ['string limit 1024', stringLimit, 1_024],
    ['default map centre 39.90469, 116.40717', Object.values(defaultMapCentre), [39.90469, 116.40717]],
    ['production asset path /subsys/home/', assetPath, '/subsys/home/'],
    ['query parser: depth 5, array limit 20, parameter limit 1000', Object.values(queryLimits), [5, 20, 1_000]],
    ['dev ports 10001 (mobile-mall) and 8586 (h5)', devPorts, { mobileMall: 10_001, h5: 8_586, console: 8_590 }],
  ])('%s', (_sentence, ours, theirs) => {
    expect(ours).toEqual(theirs);
  });
});
