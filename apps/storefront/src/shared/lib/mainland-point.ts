import type { Point } from '@qianpu/contract/types';

/** The ellipsoid of Krassowsky: metres of its long half axis, and its eccentricity squared. */
const axis = 6_378_245;
const eccentricity = 0.006693421622965943;

const { PI, abs, cos, sin, sqrt } = Math;
const waves = (...parts: readonly (readonly [height: number, turns: number])[]) =>
  parts.reduce((sum, [height, turns]) => sum + (height * sin(PI * turns) * 2) / 3, 0);

const isMainland = ({ lat, lng }: Point) => lat > 0.8293 && lat < 55.8271 && lng > 72.004 && lng < 137.8347;

/** Phones count degrees by WGS-84; maps of the mainland shift them by some hundred metres (GCJ-02). */
export function mainlandPoint(measured: Point): Point {
  if (!isMainland(measured)) return measured;
  const { lat, lng } = measured;
  const [x, y] = [lng - 105, lat - 35];
  const common = 0.1 * x * y + waves([20, 6 * x], [20, 2 * x]);
  const north = common - 100 + 2 * x + 3 * y + 0.2 * y * y + 0.2 * sqrt(abs(x)) + waves([20, y], [40, y / 3], [160, y / 12], [320, y / 30]);
  const east = common + 300 + x + 2 * y + 0.1 * x * x + 0.1 * sqrt(abs(x)) + waves([20, x], [40, x / 3], [150, x / 12], [300, x / 30]);
  const radians = (lat * PI) / 180;
  const bend = 1 - eccentricity * sin(radians) ** 2;
  return {
    lat: lat + (north * 180 * bend * sqrt(bend)) / (axis * (1 - eccentricity) * PI),
    lng: lng + (east * 180 * sqrt(bend)) / (axis * cos(radians) * PI),
  };
}
