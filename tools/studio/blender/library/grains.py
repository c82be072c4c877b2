"""Rolled oats, rice grains, nut kernels, and ways to lay many of them down."""
import math
import random

import bpy
from mathutils import Matrix

from . import materials as M, shapes as S


def _skin(a, b, bump=.25, scale=20, rough=.6, streak=None):
    """A colour between a and b that differs from piece to piece."""
    g = M.Graph('kernel')
    info = g('ObjectInfo')
    v = g.coords('Object', streak or (1, 1, 1))
    n = g.noise(v, scale, 5, .65)
    c = g.mix(info.outputs['Random'], a, b)
    c = g.mix(g.math('MULTIPLY', n, .45), c, b)
    g.principled(Base_Color=c, Roughness=rough, Specular=.3, Normal=g.bump(n, bump, .02))
    return g.m


def flake(r=.042):
    """A rolled oat: a thin uneven disc with the groove of the grain."""
    g = M.Graph('oat')
    info = g('ObjectInfo')
    v = g.coords('Object')
    sep = g('SeparateXYZ')
    g.nt.links.new(v, sep.inputs[0])
    groove = g.ramp(g.math('ABSOLUTE', sep.outputs['X']), [(0.0, 1.0), (.006, 0.0)])
    n = g.noise(v, 45, 4, .7)
    c = g.mix(info.outputs['Random'], '#dcc093', '#c9a672')
    c = g.mix(g.math('MULTIPLY', n, .5), c, '#efdfbf')
    c = g.mix(g.math('MULTIPLY', groove, .7), c, '#8d6636')
    g.principled(Base_Color=c, Roughness=.75, Specular=.2, Normal=g.bump(n, .4, .01))
    ob = S.sphere(r, g.m, .22, 24)
    S.roughen(ob, .05, .018, 1, 3)
    S.apply(ob)
    ob.scale = (.8, 1.1, 1)
    return ob


def rice():
    """One polished long grain, lying along z."""
    return S.sphere(.017, M.plain('#e2d5b8', .42, .3), 2.3, 12)


def almond():
    n = 28
    prof = []
    for i in range(n + 1):
        t = i / n
        prof.append((.075 * math.sin(math.pi * t) ** .7 * (1 - .35 * (t - .35)), .24 * t - .12))
    ob = S.lathe(prof, _skin('#9a5c2c', '#6e3c1a', .35, 26, .6, (1, 1, .12)), segments=32, angle=180)
    ob.data.transform(Matrix.Diagonal((1, .62, 1, 1)))
    return ob


def hazelnut():
    n = 28
    prof = []
    for i in range(n + 1):
        a = math.pi * i / n
        prof.append((.082 * math.sin(a), -.08 * math.cos(a) + .022 * math.exp(-((math.pi - a) / .35) ** 2)))
    return S.lathe(prof, _skin('#c08a4e', '#8a5526', .4, 14, .55, (1, 1, .3)), segments=40, angle=180)


def cashew():
    """A bent kernel, round at one end and slimmer at the other."""
    pts = [(.11 * math.cos(a), .11 * math.sin(a), 0) for a in (math.radians(d) for d in range(-15, 200, 18))]
    n = len(pts)
    taper = [max(.18, math.sin(math.pi * (i + .35) / (n - .3)) ** .5 * (1 - .3 * i / n)) for i in range(n)]
    curve = S.tube(pts, .062, _skin('#ecd2a0', '#dcb878', .2, 9, .45), taper, resolution=8)
    deps = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(curve.evaluated_get(deps), depsgraph=deps)
    ob = S.link(bpy.data.objects.new('cashew', me))
    for p in me.polygons:
        p.use_smooth = True
    bpy.data.objects.remove(curve)
    return ob


def scatter(src, count, centre, area, z, seed=1, squash=1.0, tilt=12, base=(0, 0, 0)):
    """Pieces strewn flat at height z, thick in the middle."""
    rnd = random.Random(seed)
    for _ in range(count):
        a, d = rnd.uniform(0, 6.28), rnd.random() ** .6 * area
        S.copy(src, (centre[0] + math.cos(a) * d, centre[1] + math.sin(a) * d * squash, z + rnd.random() * .012),
               (base[0] + rnd.uniform(-tilt, tilt), base[1] + rnd.uniform(-tilt, tilt), rnd.uniform(0, 360)), None)
    src.location = (0, 60, 0)


def heap(src, count, centre, area, height, base, seed=3, tilt=40):
    """A mound in a dish: `base` is the height of its rim."""
    rnd = random.Random(seed)
    for _ in range(count):
        a, d = rnd.uniform(0, 6.28), math.sqrt(rnd.random()) * area
        z = base + height * (1 - (d / area) ** 2) - rnd.random() * .03
        S.copy(src, (centre[0] + math.cos(a) * d, centre[1] + math.sin(a) * d, z), (rnd.uniform(-tilt, tilt), rnd.uniform(-tilt, tilt), rnd.uniform(0, 360)), None)
    src.location = (0, 60, 0)


def mixed_heap(sources, count, centre, area, height, base, seed=2):
    """Kernels of several kinds in a dish, spaced so that hardly any two share a place."""
    rnd = random.Random(seed)
    placed = []
    for _ in range(count * 30):
        if len(placed) >= count:
            break
        a, d = rnd.uniform(0, 6.28), math.sqrt(rnd.random()) * area
        layer = rnd.random()
        x, y = centre[0] + math.cos(a) * d, centre[1] + math.sin(a) * d
        z = base + height * (1 - (d / area) ** 2) - (.13 if layer < .5 and d < area * .85 else 0)
        if any((x - q[0]) ** 2 + (y - q[1]) ** 2 + (z - q[2]) ** 2 < .0125 for q in placed):
            continue
        placed.append((x, y, z))
        src = sources[len(placed) % len(sources)]
        S.copy(src, (x, y, z), [rnd.uniform(60, 120), rnd.uniform(-30, 30), rnd.uniform(0, 360)] if len(placed) % 3 else [rnd.uniform(-30, 30), rnd.uniform(-30, 30), rnd.uniform(0, 360)])
    for src in sources:
        src.location = (0, 60, 0)
