import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { ListSkeleton } from '#ui/skeleton';
import styles from './kit-page.module.css';

/** Each in a chunk of its own, as the pages that use them have it. */
const widgets: readonly ComponentType[] = [
  lazy(() => import('#ui/image-viewer-samples').then((widget) => ({ default: widget.ImageViewerSamples }))),
  lazy(() => import('#ui/calendar-samples').then((widget) => ({ default: widget.CalendarSamples }))),
  lazy(() => import('#ui/wheel-picker-samples').then((widget) => ({ default: widget.WheelPickerSamples }))),
  lazy(() => import('#ui/cascader-samples').then((widget) => ({ default: widget.CascaderSamples }))),
  lazy(() => import('#ui/pay-keyboard-samples').then((widget) => ({ default: widget.PayKeyboardSamples }))),
];

export const WidgetSamples = () =>
  widgets.map((Widget, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a widget is its place
    <div key={place} className={styles.widget}>
      <Suspense fallback={<ListSkeleton />}>
        <Widget />
      </Suspense>
    </div>
  ));
