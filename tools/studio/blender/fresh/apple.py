"""苹果: 6 pieces, about 1.4 kg, 果山里."""
import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from library import materials as M, shapes as S, studio as st
from library.fruit_box import front_print, fruit_box
from library.produce import board, drops, kitchen, print_path, wet_flesh, with_parts


def outline(r, n=80):
    """Profile from the blossom end up to the stalk."""
    pts = []
    for i in range(n + 1):
        a = math.pi * i / n
        rr = r * math.sin(a) * (1 - .04 * math.cos(a)) * (1 - .06 * math.sin(a) * math.cos(a))
        z = -r * .92 * math.cos(a) - .36 * r * math.exp(-(((math.pi - a) / .36) ** 2)) + .208 * r * math.exp(-((a / .30) ** 2))
        pts.append((rr, z))
    return pts


def stalk(r):
    return S.tube([(0, 0, r * .52), (.01, .01, r * .8), (.05, .03, r * 1.12)], .016, M.plain('#5a4227', .8), [1.2, .9, 1.3])


def apple(loc=(0, 0, 0), rot=(0, 0, 0), r=.42, mat=None, seed=0):
    body = S.lathe(outline(r), mat or M.apple_skin(), segments=128, angle=180, lobes=5, lobe=.012)
    S.roughen(body, .9, .035, 1, seed + 1)
    return S.place(with_parts(body, [stalk(r)]), loc, rot)


def flesh_image(r, size=900):
    """The cut through the core: cream flesh, the line of the core, two pits."""
    pts = outline(r)
    to = lambda x, z: (size / 2 + x / r * size * .45, size / 2 - z / r * size * .45)
    im = Image.new('RGB', (size, size), '#f3e6bd')
    d = ImageDraw.Draw(im)
    edge = [to(x, z) for x, z in pts] + [to(-x, z) for x, z in pts[::-1]]
    d.line(edge + edge[:1], fill='#e3d08a', width=14)
    core = [to(r * .34 * math.sin(a) ** 1.3 * s, r * (-.06 - .40 * math.cos(a))) for s, seq in ((1, range(0, 41)), (-1, range(40, -1, -1))) for a in [math.pi * k / 40 for k in seq]]
    d.line(core, fill='#d6c98a', width=7)
    for s in (1, -1):
        cell = [to(s * r * (.13 + .085 * math.cos(q)), r * (-.08 + .17 * math.sin(q))) for q in [2 * math.pi * k / 40 for k in range(40)]]
        d.polygon(cell, fill='#d9c487')
    d.line([to(0, r * .5), to(0, -r * .6)], fill='#dcca90', width=5)
    im = im.filter(ImageFilter.GaussianBlur(5))
    d = ImageDraw.Draw(im)
    for s in (1, -1):
        seed = [to(s * r * (.125 + .048 * math.cos(q)), r * (-.07 + .11 * math.sin(q)) - (.0 if math.sin(q) > 0 else .006)) for q in [2 * math.pi * k / 40 for k in range(40)]]
        d.polygon(seed, fill='#3a2010')
    grain = np.random.RandomState(3).normal(0, 3.5, (size, size, 1))
    px = np.clip(np.array(im.filter(ImageFilter.GaussianBlur(1.2)), float) + grain, 0, 255)
    path = print_path('apple-cut')
    Image.fromarray(px.astype('uint8')).save(path)
    return path


def half_apple(loc, rot, r=.42, mat=None):
    """Cut through the stalk; the cut face looks to -y."""
    pts, m = outline(r), 64
    verts, faces = [], []
    for x, z in pts:
        for j in range(m + 1):
            a = math.pi * j / m
            verts.append((max(x, 1e-4) * math.cos(a), max(x, 1e-4) * math.sin(a), z))
    w = m + 1
    for i in range(len(pts) - 1):
        for j in range(m):
            faces.append((i * w + j, i * w + j + 1, (i + 1) * w + j + 1, (i + 1) * w + j))
    skin = S.mesh('skin', verts, faces, mat or M.apple_skin(), None, True)
    # The face runs from the outline to the axis, so that the hollows at both ends stay open.
    k, fv, ff = 12, [], []
    lo, hi = pts[0][1], pts[-1][1]
    for side in (-1, 1):
        base = len(fv)
        for i, (x, z) in enumerate(pts):
            axis = lo + (hi - lo) * i / (len(pts) - 1)
            for j in range(k + 1):
                t = j / k
                fv.append((side * x * t, -.001, axis + (z - axis) * t))
        for i in range(len(pts) - 1):
            for j in range(k):
                q = (base + i * (k + 1) + j, base + i * (k + 1) + j + 1, base + (i + 1) * (k + 1) + j + 1, base + (i + 1) * (k + 1) + j)
                ff.append(q if side > 0 else q[::-1])
    flesh = wet_flesh(flesh_image(r), .25, .34, .12, '#f3e3b0')
    face = S.mesh('face', fv, ff, flesh, lambda v: (.5 + fv[v][0] / r * .45, .5 + fv[v][2] / r * .45), True)
    return S.place(with_parts(skin, [face]), loc, rot)


def main():
    st.backdrop('#e6e2d2', '#f0ede2')
    st.light('soft')
    a = M.apple_skin()
    apple((-.48, .05, .36), (6, -12, 0), mat=a, seed=1)
    apple((.42, .02, .36), (-10, 14, 80), mat=a, seed=4)
    apple((.0, .62, .36), (4, 6, 160), mat=a, seed=8)
    S.place(S.leaf(.5, .24, M.leaf('#4b7434', '#7da256'), .25, .25, seed=4), (-.44, .07, .74), (10, 0, -60))
    st.camera('front', (0, 0, .38), 2.1, 90, elevation=14)


def scene():
    kitchen('#b8895a', '#7d5430', '#e1dccd')
    top = .12
    b = board(2.3, 1.35, top, .2, M.wood('#caa06c', '#936838', 'x', .8, .5, .1))
    b.location = (.05, .05, 0)
    a = M.apple_skin()
    apple((-.55, .22, top + .365), (4, -8, 0), mat=a, seed=1)
    apple((.28, .42, top + .365), (-6, 8, 80), mat=a, seed=4)
    half_apple((.42, -.30, top + .27), (-52, 0, 14), mat=a)
    st.camera('front', (.0, 0, .42), 2.2, 75, elevation=18, fstop=1.8, focus=(0, -.2, .4))


def close():
    st.backdrop('#dfe0d2', '#ebece1')
    st.light('soft')
    body = apple((0, 0, .365), (10, -6, 30), seed=4)
    drops([body], 150, (-.1, -1, .5), (.008, .024), 5)
    st.camera('front', (.02, 0, .42), 1.22, 90, elevation=20)


def pack():
    st.backdrop('#e6e2d2', '#f0ede2')
    st.light('soft')
    fruit_box(front_print('apple', '苹果', '6 个　约 1.4 kg　果径 80–85 mm', '产地：山东烟台　冷藏保存', '#a3262a'), 2.66, 1.80, .60)
    a = M.apple_skin()
    for i in range(6):
        x, y = (i % 3 - 1) * .87, (i // 3 - .5) * .87
        apple((x, y, .42), ((i * 37) % 18 - 9, (i * 53) % 18 - 9, i * 71), .415, a, i + 1)
    st.camera('front', (0, -.1, .44), 3.25, 90, elevation=26, azimuth=-15)


SCENES = {'apple-main': main, 'apple-scene': scene, 'apple-close': close, 'apple-pack': pack}
