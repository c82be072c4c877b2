/** Pixels from the middle of the frame. */
export interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture `scale` times as large as it fits its frame, its middle moved away from the frame's. */
export interface View extends PixelPoint {
  readonly scale: number;
}

export type Fingers = readonly [PixelPoint, PixelPoint];

export const whole: View = { scale: 1, x: 0, y: 0 };

const maxScale = 4;
/** What a double tap zooms to. */
const tapScale = 2.5;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));
const distance = ([a, b]: Fingers): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = ([a, b]: Fingers): PixelPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** How large a picture is shown that fits its frame. */
export function fitInto(picture: Size, frame: Size): Size {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** Moved no further than the picture's edges, and not at all where it is smaller than its frame. */
export function hold(view: View, shown: Size, frame: Size): View {
  const reach = (length: number, room: number) => Math.max(0, (length * view.scale - room) / 2);
  const [x, y] = [reach(shown.width, frame.width), reach(shown.height, frame.height)];
  return { scale: view.scale, x: clamp(view.x, -x, x), y: clamp(view.y, -y, y) };
}

/** What lies under the point stays under it. */
export function zoomAt(view: View, scale: number, point: PixelPoint): View {
  const aim = clamp(scale, 1, maxScale);
  const growth = aim / view.scale;
  return { scale: aim, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth };
}

export const pan = (view: View, from: PixelPoint, to: PixelPoint): View => ({
  scale: view.scale,
  x: view.x + to.x - from.x,
  y: view.y + to.y - from.y,
});

/** Two fingers spread and wander: what lay between them lies between them still. */
export function pinch(view: View, before: Fingers, after: Fingers): View {
  const zoomed = zoomAt(view, (view.scale * distance(after)) / Math.max(distance(before), 1), between(before));
  return pan(zoomed, between(before), between(after));
}

export const toggleZoom = (view: View, point: PixelPoint): View => (view.scale > 1 ? whole : zoomAt(view, tapScale, point));
