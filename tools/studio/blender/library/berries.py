"""Strawberry and blueberry, as props of jam and oats."""
import math
import random

import numpy as np

from . import materials as M, shapes as S


def blueberry(r=.085):
    n = 40
    pts = []
    for i in range(n + 1):
        a = math.pi * i / n
        e = math.pi - a
        z = -r * .88 * math.cos(a) + .022 * math.exp(-((e - .42) / .12) ** 2) - .03 * math.exp(-(e / .3) ** 2)
        pts.append((r * math.sin(a), z))
    return S.lathe(pts, M.berry(), segments=40, angle=180, lobes=5, lobe=.012)


def _strawberry_skin(height):
    g = M.Graph('strawberry')
    z = g('SeparateXYZ')
    g.nt.links.new(g.coords('Object'), z.inputs[0])
    top = g.ramp(g.math('DIVIDE', z.outputs['Z'], height), [(.80, 0.0), (1.0, 1.0)])
    g.principled(Base_Color=g.mix(g.math('MULTIPLY', top, .7), '#b90f16', '#f0c9a6'), Subsurface=.16, Subsurface_Color='#e2262a',
                 Subsurface_Radius=(.12, .03, .02), Roughness=.22, Specular=.5, Clearcoat=.35, Clearcoat_Roughness=.08,
                 Normal=g.bump(g.noise(g.coords('Object'), 60, 3), .1, .004))
    return g.m


def strawberry(loc, turn=0, r=.17, seed=0, lying=True):
    """Body with dimples pressed in where the seeds sit, seeds, calyx."""
    rnd = random.Random(seed)
    n, m = 90, 120
    height = r * 2.35

    def radius(t):
        return r * 1.02 * (t ** .62) * (1 - max(0, t - .62) ** 2 * 5.2) if t < 1 else 0
    seeds = []
    for i in range(1, 13):
        t = i / 13
        k = max(3, int(radius(t) / r * 13))
        for j in range(k):
            seeds.append((t + rnd.uniform(-.006, .006), (j + (.5 if i % 2 else 0)) / k * 2 * math.pi))
    at = np.array(seeds)
    verts, faces = [], []
    for i in range(n + 1):
        t = i / n
        rr = max(radius(t), 1e-4)
        for j in range(m):
            a = 2 * math.pi * j / m
            da = np.abs((at[:, 1] - a + math.pi) % (2 * math.pi) - math.pi) * rr
            dt = (at[:, 0] - t) * height
            dent = .011 * np.exp(-(da ** 2 + (dt * .8) ** 2) / (2 * .0125 ** 2)).max()
            q = rr - dent + .006 * math.sin(a * 3 + seed)
            verts.append((q * math.sin(a), -q * math.cos(a), t * height))
    for i in range(n):
        for j in range(m):
            k = (j + 1) % m
            faces.append((i * m + j, i * m + k, (i + 1) * m + k, (i + 1) * m + j))
    parts = [S.mesh('strawberry', verts, faces, _strawberry_skin(height))]
    grain = S.sphere(.0075, M.plain('#d9b04a', .45), 1.6, 12)
    for t, a in seeds:
        rr = radius(t) - .009
        parts.append(S.copy(grain, (rr * math.sin(a), -rr * math.cos(a), t * height), (-14, 0, math.degrees(a))))
    grain.location = (0, 60, 0)
    green = M.leaf('#4f7d2e', '#7fab4e')
    for i in range(9):
        l = S.leaf(r * rnd.uniform(.75, 1.05), r * .36, green, .35, .2, seed=seed * 10 + i)
        parts.append(S.place(l, (0, 0, height * .985), (rnd.uniform(-12, 16), 0, i * 40 + rnd.uniform(-8, 8))))
    parts.append(S.tube([(0, 0, height * .97), (.01, 0, height + .06), (.035, .01, height + .13)], .011, M.plain('#7b9a48', .6)))
    return S.group(parts, (loc[0], loc[1], loc[2] + (r * .80 if lying else 0)), (98 if lying else 0, 0, turn))
