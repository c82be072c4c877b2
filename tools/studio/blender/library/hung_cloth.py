"""Cloth that hangs over rails and seats, its fringe, stripes at its ends, waffle weave, sewn labels."""
import math
import random

import bpy
from mathutils import Vector

from . import materials as M, shapes as S


def hang(path, width, mat, depth=.06, waves=2.0, thickness=.03, seed=0, amount=lambda share: 1.0, per=10, density=26):
    """A strip of cloth that follows `path`, a list of (y, z); folds rise to the outer (left hand) side only.

    `waves` is the number of folds per unit of width, `amount` scales them along the path (0..1).
    Returns the body and the points of its last edge. The UVs are in units, v runs along the path.
    """
    rnd = random.Random(seed)
    ph = [rnd.uniform(0, 6.28) for _ in range(4)]
    pts = S.spline(path, per)
    run = [0.0]
    for a, b in zip(pts, pts[1:]):
        run.append(run[-1] + math.dist(a, b))
    nx = max(24, int(width * density))
    n = len(pts)
    verts, flat = [], []
    for j in range(nx + 1):
        x = (j / nx - .5) * width
        for i, (y, z) in enumerate(pts):
            a, b = pts[max(i - 1, 0)], pts[min(i + 1, n - 1)]
            d = Vector((b[0] - a[0], b[1] - a[1])).normalized()
            share = run[i] / run[-1]
            drift = .35 * math.sin(share * 2.6 + ph[2])
            f = .62 * math.sin((x + drift * .3) * waves * 6.283 + ph[0]) + .38 * math.sin(x * waves * 2.9 + ph[1] + share * 2)
            out = depth * amount(share) * (.5 + .5 * f)
            verts.append((x + .4 * depth * amount(share) * math.sin(share * 5 + ph[3]), y + d.y * out, z - d.x * out))
            flat.append((x, run[i]))
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(nx) for i in range(n - 1)]
    ob = S.mesh('hung', verts, faces, mat, lambda k: flat[k])
    edge = [Vector(v) for v in verts[n - 1::n]]
    S.modifier(ob, 'SOLIDIFY', thickness=thickness, offset=0)
    S.modifier(ob, 'SUBSURF', levels=1, render_levels=1)
    return ob, edge, run[-1]


def tassels(edge, steps, colour, radius=.024, every=.07, seed=3):
    """Knotted bundles of yarn along an edge; `steps` are offsets (y, z) from it that the bundles follow."""
    rnd = random.Random(seed)
    cu = bpy.data.curves.new('tassels', 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = radius
    cu.bevel_resolution = 3
    cu.use_fill_caps = True
    cu.resolution_u = 6
    length = sum((b - a).length for a, b in zip(edge, edge[1:]))
    count = int(length / every)
    path = [(0, 0)] + list(steps)

    def strand(p, points, sizes, lean, grow):
        sp = cu.splines.new('NURBS')
        sp.points.add(len(points) - 1)
        for m, ((dy, dz), size) in enumerate(zip(points, sizes)):
            share = m / (len(points) - 1)
            sp.points[m].co = (p.x + lean[0] * share, p.y + dy * grow + lean[1] * share, p.z + dz * grow, 1)
            sp.points[m].radius = size
        sp.use_endpoint_u = True
        sp.order_u = 3

    for i in range(count + 1):
        f = i / count * (len(edge) - 1)
        k = min(int(f), len(edge) - 2)
        p = edge[k].lerp(edge[k + 1], f - k)
        drift = rnd.uniform(-.03, .03)
        strand(p, path[:3], (.7, 1.35, .9), (0, 0), 1)
        for j in range(5):
            a = 6.283 * j / 5 + rnd.uniform(0, 1)
            lean = (drift + math.cos(a) * radius * rnd.uniform(.5, 1.3), math.sin(a) * radius * .6)
            strand(p, path[1:], [.5] * len(steps), lean, rnd.uniform(.94, 1.06))
    ob = S.link(bpy.data.objects.new('tassels', cu))
    cu.materials.append(M.fur(colour))
    return ob


def _graph(mat):
    g = M.Graph.__new__(M.Graph)
    g.m, g.nt = mat, mat.node_tree
    g.p, g.out = g.nt.nodes['Principled BSDF'], g.nt.nodes['Material Output']
    return g


def striped(ground, colour, places, density=30, strength=.5):
    """Plain weave with stripes: `places` are (start, width) along v, in units."""
    m = M.weave(ground, None, density, strength, .3, .3)
    g = _graph(m)
    base = g.p.inputs['Base Color'].links[0].from_socket
    sep = g('SeparateXYZ')
    g.nt.links.new(g.coords('UV'), sep.inputs[0])
    for start, width in places:
        inside = g.math('MULTIPLY', g.math('GREATER_THAN', sep.outputs['Y'], start), g.math('LESS_THAN', sep.outputs['Y'], start + width))
        base = g.mix(g.math('MULTIPLY', inside, .85), base, colour)
    g.nt.links.new(base, g.p.inputs['Base Color'])
    return m


def waffle(colour='#d5c4a6', shade='#8d7a5c', cell=.075, strength=1.0):
    """Honeycomb weave: ridges round sunken square cells, on the UVs."""
    g = M.Graph('waffle')
    v = g.coords('UV')
    sep = g('SeparateXYZ')
    g.nt.links.new(v, sep.inputs[0])
    wob = g.math('MULTIPLY', g.noise(v, 7, 2), .25)

    def ridge(axis):
        f = g.math('FRACT', g.math('ADD', g.math('DIVIDE', sep.outputs[axis], cell), wob))
        return g.math('MULTIPLY', g.math('ABSOLUTE', g.math('SUBTRACT', f, .5)), 2.0)

    top = g.math('MAXIMUM', ridge('X'), ridge('Y'))
    yarn = g.noise(v, 120, 3, .7)
    h = g.math('ADD', g.math('POWER', top, 1.6), g.math('MULTIPLY', yarn, .18))
    c = g.mix(g.math('MULTIPLY', g.math('SUBTRACT', 1.0, g.math('POWER', top, 1.3)), .55), colour, shade)
    c = g.mix(g.math('MULTIPLY', yarn, .12), c, shade)
    g.principled(Base_Color=c, Roughness=.95, Specular=.06, Sheen=.4, Sheen_Tint=.6, Normal=g.bump(h, strength, cell * .45))
    return g.m


def sewn_label(path, size, loc, rot=(0, 0, 0)):
    """A small woven label that lies face up."""
    x, y = size[0] / 2, size[1] / 2
    ob = S.mesh('woven label', [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)],
                M.printed(path, .9, fibre=.4), [[(0, 0), (1, 0), (1, 1), (0, 1)]])
    S.modifier(ob, 'SOLIDIFY', thickness=.006)
    return S.place(ob, loc, rot)


def height_at(ob, x, y):
    """The upper surface of a body at (x, y), in the body's own space, with its normal."""
    deps = bpy.context.evaluated_depsgraph_get()
    hit, spot, normal, _ = ob.evaluated_get(deps).ray_cast(Vector((x, y, 9)), Vector((0, 0, -1)))
    return (spot.z, normal) if hit else (0.0, Vector((0, 0, 1)))
