"""牛油果: 4 pieces, about 640 g, 果山里."""
import math

import numpy as np

from library import materials as M, shapes as S, studio as st
from library.fruit_box import front_print, fruit_box
from library.produce import board, kitchen, rgb, save_image, wet_flesh

AROUND, RINGS = 96, 24


def outline(a):
    """The pear shape, as radius over the angle; the thin end is at +x."""
    return .36 * (1 + .02 * math.cos(a) + .26 * max(0, math.cos(a)) ** 3)


def skin():
    g = M.Graph('avocado')
    n = g.noise(g.coords('Object'), 22, 5, .6)
    g.principled(Base_Color=g.mix(n, '#2f3a1c', '#4d5a28'), Roughness=.48, Specular=.4, Normal=g.bump(n, .9, .03))
    return g.m


def flesh(size=1024):
    yy, xx = np.mgrid[0:size, 0:size]
    x, y = (xx / size - .5), (yy / size - .5)
    aa = np.arctan2(y, x)
    t = np.hypot(x, y) / (.36 * (1 + .02 * np.cos(aa) + .26 * np.maximum(0, np.cos(aa)) ** 3))
    img = np.ones((size, size, 3)) * rgb('#efe3a0')
    for start, width, colour in ((.62, .34, '#b7c75a'), (.90, .07, '#5c7a2a')):
        k = np.clip((t - start) / width, 0, 1)[..., None]
        img = img * (1 - k) + rgb(colour) * k
    return wet_flesh(save_image(img, 'avocado', 3), .3, .32, .0, '#d9d98a')


def dome(mat, sign, depth):
    verts, faces = [], []
    for i in range(RINGS + 1):
        q = math.pi / 2 * i / RINGS
        for j in range(AROUND):
            a = 2 * math.pi * j / AROUND
            rr = outline(a) * math.sin(q)
            verts.append((rr * math.cos(a), rr * math.sin(a), sign * depth * math.cos(q)))
    for i in range(RINGS):
        for j in range(AROUND):
            k = (j + 1) % AROUND
            f = (i * AROUND + j, (i + 1) * AROUND + j, (i + 1) * AROUND + k, i * AROUND + k)
            faces.append(f if sign > 0 else f[::-1])
    return S.mesh('dome', verts, faces, mat, None, True)


def cut_face(mat):
    """The flat face with the hollow of the pit."""
    n, verts, faces = 40, [], []
    for i in range(n + 1):
        q = i / n
        for j in range(AROUND):
            a = 2 * math.pi * j / AROUND
            x, y = outline(a) * q * .992 * math.cos(a), outline(a) * q * .992 * math.sin(a)
            d = math.hypot(x + .06, y)
            z = -math.sqrt(max(0, .165 ** 2 - d * d)) * .9 if d < .165 else 0
            verts.append((x, y, z + .004 * (1 - q ** 8)))
    for i in range(n):
        for j in range(AROUND):
            k = (j + 1) % AROUND
            faces.append((i * AROUND + j, (i + 1) * AROUND + j, (i + 1) * AROUND + k, i * AROUND + k))
    return S.mesh('face', verts, faces, mat, lambda k: (.5 + verts[k][0], .5 + verts[k][1]), True)


def half(loc, rot, rind, inside, pit=False):
    """The cut face looks along +z."""
    parts = [dome(rind, -1, .30), cut_face(inside)]
    if pit:
        stone = S.sphere(.155, M.wood('#8a5a34', '#5a3519', 'z', .6, .35, .2, .5))
        stone.location = (-.06, 0, .015)
        parts.append(stone)
    return S.group(parts, loc, rot)


def whole(loc, rot, rind):
    return S.group([dome(rind, -1, .35), dome(rind, 1, .35)], loc, rot)


def main():
    st.backdrop('#dfe3cf', '#ecefe0')
    st.light('soft')
    rind, inside = skin(), flesh()
    half((-.34, -.28, .30), (40, 0, 62), rind, inside, True)
    half((.42, -.22, .30), (36, 4, 100), rind, inside)
    whole((.08, .55, .34), (10, 0, 20), rind)
    st.camera('front', (.03, 0, .30), 1.9, 90, elevation=24)


def scene():
    kitchen('#c29a6c', '#8b6238', '#dcdccd')
    top = .12
    b = board(2.3, 1.45, top, .2, M.wood('#a6744a', '#63401f', 'x', .8, .45, .15))
    b.location = (.03, .05, 0)
    rind, inside = skin(), flesh()
    half((-.42, -.24, top + .29), (14, -4, 70), rind, inside, True)
    half((.42, -.20, top + .29), (16, 4, 112), rind, inside)
    whole((-.30, .52, top + .34), (6, 0, 165), rind)
    st.camera('front', (.02, 0, .34), 2.15, 75, elevation=32, fstop=2.2, focus=(0, -.3, .4))


def close():
    st.backdrop('#d5dcc0', '#e2e7d2')
    st.light('soft')
    half((0, -.02, .31), (38, 0, 78), skin(), flesh(), True)
    st.camera('front', (.03, -.04, .33), 1.12, 90, elevation=34)


def pack():
    st.backdrop('#dfe3cf', '#ecefe0')
    st.light('soft')
    fruit_box(front_print('avocado', '牛油果', '4 个　净含量约 640 g', '产地：云南　后熟变软再食用', '#4f6a2c'), 1.96, 1.66, .44)
    rind = skin()
    for i, (x, y, turn) in enumerate(((-.49, -.40, 6), (.44, -.40, -5), (-.40, .40, 176), (.49, .40, 184))):
        whole((x, y, .385), ((i * 37) % 13 - 6, 4 - 3 * i, turn), rind)
    st.camera('front', (0, -.08, .34), 2.65, 90, elevation=32, azimuth=-14)


SCENES = {'avocado-main': main, 'avocado-scene': scene, 'avocado-close': close, 'avocado-pack': pack}
