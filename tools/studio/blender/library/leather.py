"""Leather goods: panels with rounded corners, folded panels, stitches, pressed marks, gift boxes."""
import math
import os
import tempfile

import bpy

from . import materials as M, shapes as S
from .labels import Sheet

PRINTS = os.path.join(tempfile.gettempdir(), 'goods-prints')
CARAMEL, INK, FOREST, DARK = '#7d4526', '#2f2a27', '#33443a', '#5a3420'
THREAD = '#d8c3a0'


def print_path(name):
    return os.path.join(PRINTS, name + '.png')


def rounded(width, depth, radius, steps=8):
    """The corners of a rectangle with round corners, counter-clockwise."""
    radius = max(radius, .001)
    out = []
    for cx, cy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for k in range(steps + 1):
            a = math.radians(start + 90 * k / steps)
            out.append((cx * (width / 2 - radius) + radius * math.cos(a), cy * (depth / 2 - radius) + radius * math.sin(a)))
    return out


def panel(width, depth, thickness, mat, radius=.07, edge=None, soft=.45, loc=(0, 0, 0), rot=(0, 0, 0)):
    """A flat piece: lies on z = 0; `edge` is the material of the painted rim, `soft` the share of the thickness that is rounded."""
    b = thickness * soft
    rings = []
    for k in range(5):
        a = math.pi / 2 * k / 4
        rings.append((b * (1 - math.sin(a)), b * (1 - math.cos(a))))
    rings += [(i, thickness - z) for i, z in reversed(rings)]
    flat = b + .012
    rings = [(flat, 0)] + rings + [(flat, thickness)]
    verts, faces, n = [], [], 0
    for inset, z in rings:
        ring = rounded(width - 2 * inset, depth - 2 * inset, radius - inset)
        n = len(ring)
        verts += [(x, y, z) for x, y in ring]
    for i in range(len(rings) - 1):
        faces += [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for j in range(n)]
    rim = len(faces)
    last = (len(rings) - 1) * n
    faces += [tuple(range(last, last + n)), tuple(reversed(range(n)))]
    ob = S.mesh('panel', verts, faces, [mat, edge or mat], lambda i: (verts[i][0] / width + .5, verts[i][1] / depth + .5), True, 40)
    for p in ob.data.polygons[n:rim - n]:
        p.material_index = 1
    return S.place(ob, loc, rot)


def strip(path, depth, thickness, mat, soft=.4):
    """A piece bent along `path` (points of x and z), `depth` wide along y."""
    verts, faces = [], []
    for x, z in path:
        verts += [(x, -depth / 2, z), (x, depth / 2, z)]
    for i in range(len(path) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    lengths = [0]
    for a, b in zip(path, path[1:]):
        lengths.append(lengths[-1] + math.dist(a, b))
    ob = S.mesh('strip', verts, faces, mat, lambda i: (lengths[i // 2], (i % 2) * depth), True, 45)
    S.modifier(ob, 'SOLIDIFY', thickness=thickness, offset=0)
    S.modifier(ob, 'BEVEL', width=thickness * soft, segments=3, limit_method='ANGLE', angle_limit=math.radians(50))
    return ob


def book_path(width, height, thickness, lift=0.0):
    """The section of a folded cover, spine at the left; the upper cover rises by `lift` at its open edge."""
    r = (height - thickness) / 2
    z0, left = thickness / 2, -width / 2 + r
    path = [(width / 2 - (width / 2 - left) * k / 12, z0) for k in range(13)]
    path += [(left - r * math.sin(math.pi * k / 12), z0 + r - r * math.cos(math.pi * k / 12)) for k in range(1, 12)]
    path += [(left + (width / 2 - left) * k / 12, z0 + 2 * r + lift * (k / 12) ** 1.5) for k in range(13)]
    return path


def stitches(points, z, colour=THREAD, step=.058, size=1.0):
    """A seam along the points (x, y) on height z; returns the stitches."""
    mat = M.plain(colour, .85, .2)
    first, out = None, []
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        n = max(1, int(math.hypot(x1 - x0, y1 - y0) / step))
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        for i in range(n):
            f = (i + .5) / n
            if first is None:
                first = S.box((.037 * size, .013 * size, .013 * size), .006 * size, mat, 2)
                o = first
            else:
                o = S.copy(first)
            S.place(o, (x0 + (x1 - x0) * f, y0 + (y1 - y0) * f, z - .005 * size), (0, 0, turn + 6))
            out.append(o)
    return out


def mark(name, lines, width, depth, colour, loc, rot=(0, 0, 0), kind='Serif'):
    """Letters pressed into the leather: `lines` are (text, y, size, spacing); a sheet of width x depth just above the surface."""
    s = Sheet(1000, int(1000 * depth / width), '#000000')
    for text, y, size, spacing in lines:
        s.text(.5, y, text, size, '#ffffff', kind, 'Medium', spacing)
    g = M.Graph('mark')
    img = g.image(s.save(print_path('mark-' + name)))
    img.image.colorspace_settings.name = 'Non-Color'
    g.principled(Base_Color=colour, Roughness=.6, Specular=.25)
    clear, mix = g('BsdfTransparent'), g('MixShader')
    g.nt.links.new(g.math('MULTIPLY', img.outputs['Color'], .9), mix.inputs[0])
    g.nt.links.new(clear.outputs[0], mix.inputs[1])
    g.nt.links.new(g.p.outputs[0], mix.inputs[2])
    g.nt.links.new(mix.outputs[0], g.out.inputs[0])
    x, y = width / 2, depth / 2
    ob = S.mesh('mark', [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], g.m, [[(0, 0), (1, 0), (1, 1), (0, 1)]])
    return S.place(ob, loc, rot)


def gift_box(width, depth, height, colour, words, small, ink='#efe8da', name='box', wall=.05):
    """An open tray and its lid beside each other: returns (tray, lid), both with the foot on z = 0, centred."""
    card = M.plain(colour, .8, .25)
    inner = M.plain('#e9e1d2', .85, .2)
    parts = [S.box((width, depth, wall), .012, {'*': card, 'top': inner})]
    for w, d, x, y in ((width, wall, 0, (depth - wall) / 2), (width, wall, 0, -(depth - wall) / 2),
                       (wall, depth - 2 * wall, (width - wall) / 2, 0), (wall, depth - 2 * wall, -(width - wall) / 2, 0)):
        parts.append(S.place(S.box((w, d, height), .012, card), (x, y, 0)))
    s = Sheet(1000, int(1000 * depth / width), colour)
    s.text(.5, .45, words, .16, ink, 'Serif', 'Medium', .35)
    s.text(.5, .64, small, .05, ink, 'Sans', 'Regular', .35)
    top = M.printed(s.save(print_path('gift-' + name)), .8, fibre=.25)
    lid = S.box((width + .04, depth + .04, height * .8), .014, {'*': card, 'top': top})
    return S.group(parts), lid


def table_cup(mat, loc=(0, 0, 0)):
    """A small cup for the background."""
    cup = S.shell([(0, 0), (.26, 0, .06), (.36, .5), (.37, .62)], .035, mat, radius=.02)
    cup.location = loc
    return cup
