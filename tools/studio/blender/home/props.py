"""Things that goods of the home shop share in their scenes: cartons, labels, tomatoes, twigs, napkins."""
import math
import os
import random
import tempfile

from library import materials as M, shapes as S

PRINT = os.path.join(tempfile.gettempdir(), 'goods-prints')


def print_path(name):
    return os.path.join(PRINT, name + '.png')


def panel(path, width, height, loc=(0, 0, 0), rot=(0, 0, 0), rough=.7):
    """A flat printed label, upright, facing -y, its lower edge at the origin."""
    x = width / 2
    face = S.mesh('label', [(-x, 0, 0), (x, 0, 0), (x, 0, height), (-x, 0, height)], [(0, 1, 2, 3)],
                  M.printed(path, rough), [[(0, 0), (1, 0), (1, 1), (0, 1)]])
    return S.place(face, loc, rot)


def carton(size, path, label, loc=(0, 0, 0), rot=0, colour='#a98c6c', lid=.18):
    """A box with a lid pulled over it; `label` is the width and height of the paper on its front."""
    w, d, h = size
    paper = M.kraft(colour)
    body = S.box((w, d, h - .02), .025, paper)
    top = S.box((w + .03, d + .03, lid), .02, paper)
    top.location = (0, 0, h - lid)
    face = panel(path, *label, (0, -d / 2 - .004, (h - lid - label[1]) / 2))
    return S.group([body, top, face], loc, (0, 0, rot))


def tissue(width, depth, loc=(0, 0, 0), seed=1, colour='#f2ede4', height=.3):
    """Crumpled packing paper: fills the inside of an open box."""
    n = 60
    rnd = random.Random(seed)
    waves = [(rnd.uniform(-9, 9), rnd.uniform(-9, 9), rnd.uniform(0, 6.28)) for _ in range(14)]
    verts, faces = [], []
    for i in range(n + 1):
        for j in range(n + 1):
            x, y = (j / n - .5) * width, (i / n - .5) * depth
            z = sum(abs(math.sin(a * x + b * y + c)) for a, b, c in waves) / len(waves)
            verts.append((x, y, z * height))
    w = n + 1
    for i in range(n):
        for j in range(n):
            faces.append((i * w + j, i * w + j + 1, (i + 1) * w + j + 1, (i + 1) * w + j))
    return S.place(S.mesh('tissue', verts, faces, M.plain(colour, .85, .2), angle=24), loc)


def open_box(size, loc=(0, 0, 0), rot=0, colour='#a98c6c', wall=.05):
    """The lower half of a carton, without its lid."""
    w, d, h = size
    paper = M.kraft(colour)
    sides = [((w, d, wall), (0, 0)), ((w, wall, h), (0, -(d - wall) / 2)), ((w, wall, h), (0, (d - wall) / 2)),
             ((wall, d, h), (-(w - wall) / 2, 0)), ((wall, d, h), ((w - wall) / 2, 0))]
    parts = [S.place(S.box(s, .012, paper), (x, y, 0)) for s, (x, y) in sides]
    return S.group(parts, loc, (0, 0, rot))


def tomato(loc, rot=(0, 0, 0), r=.30, mat=None, seed=0):
    pts = []
    n = 64
    for i in range(n + 1):
        a = math.pi * i / n
        z = -r * .84 * math.cos(a) - .16 * r * math.exp(-((math.pi - a) / .35) ** 2)
        pts.append((r * math.sin(a), z))
    parts = [S.lathe(pts, mat or M.glossy_skin('#c9200f', '#a8120c', .13, .15), segments=96, angle=180, lobes=6, lobe=.012)]
    rnd = random.Random(seed)
    green = M.leaf('#4a7a2c', '#6f9c45')
    for i in range(6):
        sepal = S.leaf(r * .95, r * .16, green, -.1 + rnd.uniform(0, .5), .3, seed=seed * 9 + i)
        parts.append(S.place(sepal, (0, 0, r * .74), (rnd.uniform(-16, 10), 0, i * 60 + rnd.uniform(-12, 12))))
    stem = M.plain('#4d7a2b', .6)
    parts.append(S.tube([(0, 0, r * .7), (0, 0, r * .95), (.03, 0, r * 1.2)], .018, stem, [1.3, .8, 1.0]))
    return S.group(parts, loc, rot)


def twig(foot, reach, height, seed=0, leaves=12, size=.3, colours=('#7a8a62', '#a3ad86')):
    """A leafy branch that leans by `reach` (x, y) and ends `height` above its foot."""
    rnd = random.Random(seed)
    x0, y0, z0 = foot
    dx, dy = reach
    S.tube([foot, (x0 + dx * .3, y0 + dy * .3, z0 + height * .5), (x0 + dx, y0 + dy, z0 + height)], .014, M.plain('#6b5a44', .8))
    green = M.leaf(*colours)
    for i in range(leaves):
        f = .3 + i / leaves * .7
        spot = (x0 + dx * f * f, y0 + dy * f * f, z0 + height * f)
        S.place(S.leaf(size, size * .43, green, .3, .2, seed=seed * 20 + i), spot, (rnd.uniform(0, 50), 0, i * 137))


def napkin(loc=(0, 0, 0), rot=0, colour='#b9b3a2', width=1.5, depth=1.5, stripes=None, seed=2):
    """A linen cloth folded to three layers."""
    cloth, _ = S.folded(width, depth, 3, .022, M.weave(colour, None, 30, .5, stripes=stripes), .006, seed, .02, .04)
    return S.place(cloth, loc, (0, 0, rot))


def paint_inside(ob, inside, rim=None, above=.12):
    """Gives the faces that look inward or up another glaze; `rim` is (material, height above which the lip begins)."""
    ob.data.materials.append(inside)
    if rim:
        ob.data.materials.append(rim[0])
    for p in ob.data.polygons:
        c, n = p.center, p.normal
        flat = math.hypot(c.x, c.y) or 1
        if rim and c.z > rim[1]:
            p.material_index = 2
        elif c.z > above and ((c.x * n.x + c.y * n.y) / flat < -.05 or n.z > .3):
            p.material_index = 1
    return ob
