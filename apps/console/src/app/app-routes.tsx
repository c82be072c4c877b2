import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import type { FeatureRoute } from '#lib/feature';
import { useMe } from '#session/me';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card } from '#ui/page';
import { features, routes } from './features.ts';
import { NoRight, NotFound } from './no-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { isOpenTo } from './route-rules.ts';

/** Each page is a chunk of its own. */
const pages = new Map<FeatureRoute, ComponentType>(routes.map((route) => [route, lazy(async () => ({ default: await route.load() }))]));

const FACTOR_PATH = '/account/factor';

export function AppRoutes() {
  const me = useMe();
  const first = features
    .flatMap(({ menu, routes }) => menu.flatMap(({ path }) => routes.filter((route) => route.path === path)))
    .find((route) => isOpenTo(me, route));
  return (
    <PageBoundary>
      <Suspense fallback={<PageWaiting />}>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<Guarded route={route} />} />
          ))}
          {!routes.some(({ path }) => path === '/') && (
            <Route path="/" element={first ? <Navigate to={first.path} replace /> : <NoRight />} />
          )}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}

/** Until the first page has come; later ones replace the one before when they are there. */
const PageWaiting = () => (
  <Card isFlush>
    <ListSkeleton columns={6} />
  </Card>
);

/** Where the merchant makes the second factor compulsory, whoever lacks it is led to set it up and nowhere else. */
function Guarded({ route }: { readonly route: FeatureRoute }) {
  const me = useMe();
  if (me.isFactorMissing && route.path !== FACTOR_PATH) return <Navigate to={FACTOR_PATH} replace />;
  const Page = pages.get(route);
  return Page && isOpenTo(me, route) ? <Page /> : <NoRight />;
}
