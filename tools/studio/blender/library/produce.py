"""Parts shared by fruit, vegetables and eggs: cut faces, drops of water, bowls, boards, the table of a scene."""
import math
import os
import random
import tempfile

import bpy
import numpy as np
from PIL import Image, ImageFilter
from mathutils import Vector

from . import materials as M, room, shapes as S

PRINT = os.path.join(tempfile.gettempdir(), 'goods-prints')


def print_path(name):
    os.makedirs(PRINT, exist_ok=True)
    return os.path.join(PRINT, name + '.png')


def rgb(hex_):
    return np.array([int(hex_[i:i + 2], 16) for i in (1, 3, 5)], float)


def save_image(pixels, name, blur):
    path = print_path(name)
    Image.fromarray(np.clip(pixels, 0, 255).astype('uint8')).filter(ImageFilter.GaussianBlur(blur)).save(path)
    return path


def with_parts(body, parts):
    """Stems and leaves follow the body, also when the body falls into place."""
    for part in parts:
        part.parent = body
    return body


def twin(body, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """A copy of a body with its parts; the mesh is shared."""
    other = S.copy(body, loc, rot, scale)
    for part in body.children:
        S.copy(part).parent = other
    return other


def hide(body):
    """A body that is only copied from stays out of the picture."""
    body.location = (0, 80, -20)


def disc(r, mat, bulge=0.0):
    """A round cut face with the picture of `mat` across it."""
    n, m = 24, 96
    verts, faces = [(0, 0, bulge)], []
    for i in range(1, n + 1):
        for j in range(m):
            a, q = 2 * math.pi * j / m, i / n
            verts.append((r * q * math.cos(a), r * q * math.sin(a), bulge * (1 - q * q)))
    for j in range(m):
        faces.append((0, 1 + j, 1 + (j + 1) % m))
    for i in range(n - 1):
        for j in range(m):
            k = (j + 1) % m
            faces.append((1 + i * m + j, 1 + (i + 1) * m + j, 1 + (i + 1) * m + k, 1 + i * m + k))
    return S.mesh('disc', verts, faces, mat, lambda k: (.5 + verts[k][0] / r / 2, .5 + verts[k][1] / r / 2), True)


def wet_flesh(path, sss=.35, rough=.22, bump=.25, colour='#f39a1f'):
    g = M.Graph('flesh')
    img = g.image(path)
    g.principled(Base_Color=img.outputs['Color'], Roughness=rough, Specular=.5, Subsurface=sss, Subsurface_Color=colour,
                 Subsurface_Radius=(.15, .07, .03), Clearcoat=.4, Clearcoat_Roughness=.12,
                 Normal=g.bump(img.outputs['Color'], bump, .02))
    return g.m


def slice_body(r, thickness, face, rim):
    """A round slice: two cut faces and a rim, lying on z = 0."""
    t = thickness
    side = S.lathe([(r * .985, 0), (r, t * .2), (r, t * .8), (r * .985, t)], rim, segments=96, angle=60)
    top, low = disc(r * .988, face, .004), disc(r * .988, face)
    top.location = (0, 0, t)
    low.scale = (1, 1, -1)
    return with_parts(side, [top, low])


def drops(bodies, count, toward=(-.2, -1, .5), size=(.008, .022), seed=1):
    """Drops of water on the side of the bodies that looks to the camera."""
    mat = M.glass('#ffffff', 0.0, 1.33)
    src = S.sphere(1, mat, segments=24)
    rnd = random.Random(seed)
    bpy.context.view_layer.update()
    deps = bpy.context.evaluated_depsgraph_get()
    view = Vector(toward).normalized()
    spots = []
    for body in bodies:
        ev = body.evaluated_get(deps)
        turn = ev.matrix_world.to_3x3().normalized()
        for p in ev.data.polygons:
            n = turn @ p.normal
            if n.dot(view) > .25:
                spots.append((ev.matrix_world @ p.center, n, p.area))
    for where, n, _ in rnd.choices(spots, [a for *_, a in spots], k=count):
        r = rnd.uniform(*size) * rnd.uniform(.6, 1)
        drop = S.copy(src, where + n * r * .1)
        drop.rotation_euler = n.to_track_quat('Z', 'Y').to_euler()
        drop.scale = (r, r * rnd.uniform(.85, 1.2), r * .5)
    hide(src)


def bowl(mat=None, r=.62, h=.52):
    """A round bowl with a foot; `r` is its lip."""
    k, q = r / .62, h / .52
    return S.shell([(0, .05 * q), (.2 * k, .05 * q), (.21 * k, 0), (.25 * k, 0), (.26 * k, .06 * q, .04), (.52 * k, .2 * q, .3), (r, h)], .028,
                   mat or M.glaze('#f1ede4', '#7a6a58'), radius=.02, segments=128)


def plate(mat=None, r=.9):
    return S.shell([(0, .03), (r * .55, .03), (r * .56, 0), (r * .6, 0), (r * .62, .035, .05), (r * .86, .06, .1), (r, .13)], .028,
                   mat or M.glaze('#ece7dc', '#7a6650', .22), radius=.02, segments=128)


def board(width=2.2, depth=1.4, height=.12, corner=.16, mat=None):
    """A wooden board with round corners; its top is at `height`."""
    pts = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(9):
            a = math.radians(start + 90 * i / 8)
            pts.append((cx * (width / 2 - corner) + corner * math.cos(a), cy * (depth / 2 - corner) + corner * math.sin(a)))
    n = len(pts)
    verts = [(x, y, 0) for x, y in pts] + [(x, y, height) for x, y in pts]
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    ob = S.mesh('board', verts, faces, mat or M.wood('#b98552', '#7a5028', 'x', .8, .5, .1), None, True, 35)
    S.modifier(ob, 'BEVEL', width=.025, segments=3, limit_method='ANGLE', angle_limit=math.radians(40))
    return ob


def floor():
    """A plane for things to fall on; remove it after settling."""
    return S.mesh('floor', [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)])


def start_places(count, spread, pitch, start, rnd):
    """Places above a vessel in loose layers, so that nothing overlaps before it falls. `spread`: radius, or half width and half depth."""
    wide, deep = spread if isinstance(spread, tuple) else (spread, spread)
    cells = [(i * pitch, j * pitch) for i in range(-12, 13) for j in range(-12, 13)]
    cells = [(x, y) for x, y in cells if abs(x) <= wide and abs(y) <= deep and (isinstance(spread, tuple) or math.hypot(x, y) <= spread)]
    places = []
    for layer in range(1 + count // len(cells)):
        order = list(cells)
        rnd.shuffle(order)
        places += [(x + rnd.uniform(-.04, .04) * pitch, y + rnd.uniform(-.04, .04) * pitch, start + layer * pitch) for x, y in order]
    return places[:count]


def pile(sources, count, bowl_body, spread, start=.5, pitch=.42, seed=1, scale=(.94, 1.04), frames=110, shape='SPHERE', extra=(), keep=None,
         obstacles=()):
    """Let copies of the sources fall into a vessel; `extra` are places beside it. Bodies outside `keep(x, y, z)` are removed."""
    rnd = random.Random(seed)
    turn = lambda: [rnd.uniform(0, 360) for _ in range(3)]
    bodies = []
    for i, place in enumerate(start_places(count, spread, pitch, start, rnd)):
        bodies.append(twin(sources[i % len(sources)], place, turn(), rnd.uniform(*scale)))
    for i, place in enumerate(extra):
        bodies.append(twin(sources[i % len(sources)], place, turn()))
    ground = floor()
    S.settle(bodies, [bowl_body, ground] + list(obstacles), frames, shape=shape)
    bpy.data.objects.remove(ground)
    kept = []
    for body in bodies:
        x, y, z = body.matrix_world.translation
        if keep is None or keep(x, y, z):
            kept.append(body)
            continue
        for part in list(body.children):
            bpy.data.objects.remove(part)
        bpy.data.objects.remove(body)
    for src in sources:
        hide(src)
    return kept


def kitchen(light_wood='#c8a171', dark_wood='#93683b', wall='#e9e3d8', y=2.2, power=1.0):
    """A wooden table before a wall, with morning light through a window."""
    room.table_top(M.wood(light_wood, dark_wood, 'x', .7), width=12, depth=2 * y + 3)
    room.wall(wall, y)
    room.window_light(power)


def napkin(loc, turn, colour='#dfe3dc', stripe=None, width=1.3, depth=1.0, seed=3):
    """A folded linen cloth beside the goods."""
    mat = M.weave(colour, None, 26, .5, stripes=(stripe, .25, .12) if stripe else None)
    cloth, height = S.folded(width, depth, 2, .022, mat, .01, seed)
    S.place(cloth, loc, (0, 0, turn))
    return height
