"""蓝莓: 125 g × 2 boxes, 果山里."""
import math
import random

from library import materials as M, shapes as S, studio as st
from library.labels import Sheet
from library.produce import bowl, drops, hide, kitchen, pile, print_path, twin


def berry(mat, r=.085):
    n, pts = 40, []
    for i in range(n + 1):
        a = math.pi * i / n
        e = math.pi - a
        z = -r * .88 * math.cos(a) + .022 * math.exp(-((e - .42) / .12) ** 2) - .03 * math.exp(-(e / .3) ** 2)
        pts.append((r * math.sin(a), z))
    return S.lathe(pts, mat, segments=40, angle=180, lobes=5, lobe=.012)


def main():
    st.backdrop('#dfe2ea', '#eceef2')
    st.light('soft')
    dish = bowl()
    pile([berry(M.berry())], 80, dish, .36, .3, .19, 3, (.82, 1.12), 130, extra=((.75, -.42, .2), (.58, -.6, .2), (-.66, -.5, .2)),
         keep=lambda x, y, z: (math.hypot(x, y) < .62 or y < -.3) and math.hypot(x, y) < 1.1)
    lm = M.leaf('#4d7440', '#86a86a')
    S.place(S.leaf(.34, .17, lm, .25, .25, seed=4), (.12, -.1, .62), (10, 0, -30))
    S.place(S.leaf(.3, .15, lm, .25, .25, seed=9), (.12, -.1, .62), (6, 0, 70))
    st.camera('front', (0, 0, .30), 1.95, 90, elevation=30)


def yoghurt(r, z):
    """A smooth surface with a soft swirl that fills a bowl up to `z`."""
    n, m = 40, 96
    verts, faces = [(0, 0, z + .02)], []
    for i in range(1, n + 1):
        for j in range(m):
            a, q = 2 * math.pi * j / m, i / n
            verts.append((r * q * math.cos(a), r * q * math.sin(a), z + .016 * math.sin(q * 9 - a) * (1 - q) ** .6 + .01 * (1 - q)))
    faces += [(0, 1 + j, 1 + (j + 1) % m) for j in range(m)]
    for i in range(n - 1):
        for j in range(m):
            k = (j + 1) % m
            faces.append((1 + i * m + j, 1 + (i + 1) * m + j, 1 + (i + 1) * m + k, 1 + i * m + k))
    return S.mesh('yoghurt', verts, faces, M.plain('#f6f1e6', .28, .45, .3), None, True)


def scene():
    kitchen('#d3b48a', '#a07a4c', '#dfe2e4')
    bowl(M.glaze('#8c9dad', '#48545f', .2), .78, .5)
    yoghurt(.715, .40)
    src = berry(M.berry())
    rnd = random.Random(4)
    places = []
    while len(places) < 26:  # a crescent of berries that rest in the yoghurt
        a, d = rnd.uniform(-2.5, .55), rnd.uniform(.30, .58)
        q = (d * math.cos(a), d * math.sin(a))
        if all(math.dist(q, o) > .158 for o in places):
            places.append(q)
        elif rnd.random() < .004:
            break
    for x, y in places:
        twin(src, (x, y, .455), [rnd.uniform(0, 360) for _ in range(3)], rnd.uniform(.88, 1.02))
    for x, y in ((.86, -.42), (1.02, -.30), (.74, -.60)):
        twin(src, (x, y, .078), (rnd.uniform(-40, 40), rnd.uniform(-40, 40), 0))
    hide(src)
    lm = M.leaf('#4d7440', '#86a86a')
    S.place(S.leaf(.26, .14, lm, .25, .25, seed=4), (-.12, .18, .425), (8, 0, -40))
    S.place(S.leaf(.24, .13, lm, .25, .25, seed=9), (-.12, .18, .425), (8, 0, 60))
    st.camera('front', (.12, -.05, .30), 2.3, 75, elevation=34, fstop=2.2, focus=(0, -.4, .4))


def close():
    st.backdrop('#c9cddb', '#d9dce6')
    st.light('soft')
    tray = S.box((1.9, 1.9, .02), 0, M.berry())
    walls = []
    for x, y, w, d in ((0, -.62, 1.6, .04), (0, .62, 1.6, .04), (-.62, 0, .04, 1.6), (.62, 0, .04, 1.6)):
        side = S.box((w, d, 1.6), 0)
        side.location = (x, y, 0)
        walls.append(side)
    kept = pile([berry(M.berry(), .13)], 90, tray, (.42, .42), .2, .29, 5, (.88, 1.1), 130, obstacles=walls)
    for side in walls:
        side.hide_render = True
    drops(kept, 120, (0, -.6, .8), (.006, .013), 2)
    st.camera('front', (0, 0, .40), .98, 90, elevation=58, fstop=3)


def label():
    s = Sheet(1200, 700, '#f4f1ea')
    s.rect(0, 0, 1, .07, '#3d4a7a')
    s.text(.5, .26, '果山里', .17, '#2b3158', 'Serif', 'Bold', .2)
    s.text(.5, .40, 'GUOSHANLI  ORCHARD', .045, '#5f6aa0', 'Sans', 'Medium', .25)
    s.text(.5, .62, '蓝 莓', .20, '#2b3158', 'Serif', 'Bold', .1)
    s.text(.5, .80, '净含量 125 g　果径 15 mm+', .07, '#3a3f58')
    s.text(.5, .90, '产地：云南　0–4℃ 冷藏', .058, '#70748a')
    s.save(print_path('blueberry-label'))
    return M.printed(print_path('blueberry-label'), .5, .1, .08)


def punnet(loc, turn, print_, seed):
    """A small card tray, heaped with berries, with a paper band across."""
    W, D, H, t = 1.05, 1.05, .42, .025
    card = M.kraft('#d9c7a6')
    parts = [S.box((W, D, t), .004, card)]
    for x, y, w, d in ((0, -D / 2, W + t, t), (0, D / 2, W + t, t), (-W / 2, 0, t, D - t), (W / 2, 0, t, D - t)):
        side = S.box((w, d, H), .008, card)
        side.location = (x, y, 0)
        parts.append(side)
    kept = pile([berry(M.berry())], 120, parts[0], (.38, .38), .2, .19, seed, (.85, 1.1), 120, obstacles=parts[1:],
                keep=lambda x, y, z: abs(x) < W / 2 and abs(y) < D / 2 and z < .62)
    y = -D / 2 - t / 2 - .003
    parts.append(S.mesh('print', [(-.36, y, .0), (.36, y, .0), (.36, y, H - .01), (-.36, y, H - .01)], [(0, 1, 2, 3)], print_, [[(0, 0), (1, 0), (1, 1), (0, 1)]]))
    holder = S.group(parts, loc, (0, 0, turn))
    for body in kept:  # the berries keep their place in the tray
        body.parent = holder
    return holder


def pack():
    st.backdrop('#dfe2ea', '#eceef2')
    st.light('soft')
    print_ = label()
    punnet((-.60, .08, 0), -4, print_, 3)
    punnet((.60, .08, 0), 5, print_, 8)
    st.camera('front', (0, 0, .26), 2.6, 90, elevation=30)


SCENES = {'blueberry-main': main, 'blueberry-scene': scene, 'blueberry-close': close, 'blueberry-pack': pack}
