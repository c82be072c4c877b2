import type { MouseEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import type { PixelPoint, View } from './image-viewer-zoom.ts';
import { fitInto, hold, pan, pinch, toggleZoom } from './image-viewer-zoom.ts';

/** Milliseconds and pixels within which a second tap belongs to the first. */
const doubleTap = { within: 300, apart: 40 };

const pointIn = (frame: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): PixelPoint => {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
};

/** Keeps a view within the edges of the picture a frame holds. */
export function holdIn(frame: Element, view: View): View {
  const image = frame.querySelector('img');
  const { width, height } = frame.getBoundingClientRect();
  const picture = image?.naturalWidth ? { width: image.naturalWidth, height: image.naturalHeight } : { width, height };
  return hold(view, fitInto(picture, { width, height }), { width, height });
}

/**
 * Pinch, pan and double tap on the frame of a picture. One finger on a whole picture is left to the browser, which swipes.
 * Changes are functions of the view, since both fingers may move before it is rendered again.
 */
export function useFingers(onView: (change: (view: View) => View) => void) {
  const fingers = useRef(new Map<number, PixelPoint>());
  const lastTap = useRef({ at: 0, point: { x: 0, y: 0 } });
  const [isHeld, setHeld] = useState(false);
  const down = (event: PointerEvent) => {
    fingers.current.set(event.pointerId, pointIn(event.currentTarget, event));
    setHeld(true);
  };
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    setHeld(fingers.current.size > 0);
  };
  const move = (event: PointerEvent) => {
    const from = fingers.current.get(event.pointerId);
    if (!from) return;
    const frame = event.currentTarget;
    const to = pointIn(frame, event);
    const [a, b] = fingers.current.values();
    fingers.current.set(event.pointerId, to);
    const [nextA, nextB] = fingers.current.values();
    if (a && b && nextA && nextB) onView((view) => holdIn(frame, pinch(view, [a, b], [nextA, nextB])));
    else onView((view) => holdIn(frame, pan(view, from, to)));
  };
  const tap = (event: MouseEvent) => {
    const frame = event.currentTarget;
    const point = pointIn(frame, event);
    const { at, point: before } = lastTap.current;
    const isSecond = event.timeStamp - at < doubleTap.within && Math.hypot(point.x - before.x, point.y - before.y) < doubleTap.apart;
    lastTap.current = { at: isSecond ? 0 : event.timeStamp, point };
    if (isSecond) onView((view) => holdIn(frame, toggleZoom(view, point)));
  };
  return { isHeld, on: { onPointerDown: down, onPointerMove: move, onPointerUp: lift, onPointerCancel: lift, onClick: tap } };
}
