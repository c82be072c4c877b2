import type { ComponentProps, ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { report } from '#api/report';
import { loadChunk } from '#lib/load-chunk';
import type { WechatEntrance as Entrance } from './wechat-entrance.tsx';

type EntranceProps = ComponentProps<typeof Entrance>;

const Loaded = lazy<ComponentType<EntranceProps>>(() =>
  loadChunk(() => import('./wechat-entrance.tsx')).then(
    (module) => ({ default: module.WechatEntrance }),
    (failure) => {
      report('chunk-load', String(failure));
      return { default: ({ children }: EntranceProps) => children(false) };
    },
  ),
);

/** A chunk of its own, for phones in WeChat alone; one that does not come leaves the other ways to log in. */
export const WechatEntrance = (props: EntranceProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
