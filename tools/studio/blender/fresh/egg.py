"""可生食鲜鸡蛋: 10 pieces, about 500 g, 谷望."""
import math
import random

from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from library.produce import bowl, hide, kitchen, print_path

COLS, ROWS, PITCH = 5, 2, .5
WIDTH, DEPTH = COLS * PITCH + .2, ROWS * PITCH + .2


def _profile(r, n=48, end=1.0):
    pts = []
    for i in range(int(n * end) + 1):
        a = math.pi * i / n
        z = -math.cos(a)
        pts.append((r * math.sin(a) * (1 - .12 * z), r * 1.3 * z))
    return pts


def egg(mat, r=.215):
    return S.lathe(_profile(r), mat, segments=64, angle=180)


def half_shell(mat, r=.215, seed=1):
    """The blunt half of a broken shell with a ragged rim; opening along +z."""
    m, rnd = 64, random.Random(seed)
    pts = _profile(r, 48, .56)
    jag = [rnd.uniform(-.035, .035) for _ in range(m)]
    n = len(pts)
    verts, faces = [], []
    for i, (q, z) in enumerate(pts):
        f = max(0, i / (n - 1) - .8) / .2
        for j in range(m):
            a = 2 * math.pi * j / m
            verts.append((max(q, 1e-4) * math.sin(a), -max(q, 1e-4) * math.cos(a), z + f * jag[j]))
    for i in range(n - 1):
        for j in range(m):
            k = (j + 1) % m
            faces.append((i * m + j, i * m + k, (i + 1) * m + k, (i + 1) * m + j))
    ob = S.mesh('half', verts, faces, [mat, M.plain('#f6efe4', .5, .3, .2)], None, True)
    S.modifier(ob, 'SOLIDIFY', thickness=.009, offset=-1, material_offset=1, material_offset_rim=1)
    return ob


def tray():
    nx, ny = 150, 66
    verts, faces = [], []
    for i in range(ny + 1):
        for j in range(nx + 1):
            x, y = (j / nx - .5) * WIDTH, (i / ny - .5) * DEPTH
            cx = math.cos(x * 2 * math.pi / PITCH)
            cy = math.cos((y + PITCH / 2) * 2 * math.pi / PITCH)
            z = .27 - .115 * (cx + cy) - .05 * cx * cy
            e = max(max(abs(x) - (WIDTH / 2 - .12), 0), max(abs(y) - (DEPTH / 2 - .12), 0)) / .12
            k = min(1, e * 1.9)
            z = z * (1 - k) + .34 * k if e < .985 else .0
            verts.append((x, y, max(z, .01)))
    w = nx + 1
    for i in range(ny):
        for j in range(nx):
            faces.append((i * w + j, i * w + j + 1, (i + 1) * w + j + 1, (i + 1) * w + j))
    ob = S.mesh('tray', verts, faces, M.pulp('#a9a497'), None, True)
    S.modifier(ob, 'SOLIDIFY', thickness=.02)
    S.modifier(ob, 'SUBSURF', levels=1, render_levels=1)
    return ob


def sleeve():
    s = Sheet(900, 1500, '#f5efe0')
    s.text(.5, .2, '谷 望', .1, '#5a3a22', 'Serif', 'Bold', .2)
    s.text(.5, .29, 'GUWANG FARM', .024, '#a0703f', 'Sans', 'Medium', .35)
    s.text(.5, .46, '可生食', .11, '#b3562b', 'Serif', 'Bold', .05)
    s.text(.5, .57, '鲜鸡蛋', .11, '#5a3a22', 'Serif', 'Bold', .05)
    s.text(.5, .70, '10 枚 · 约 500 g', .035, '#5a3a22')
    s.text(.5, .77, '无抗 · 一蛋一码', .035, '#5a3a22')
    s.seal(.5, .88, '当日', .08)
    s.save(print_path('egg'))
    top, half = .69, .42
    prof = [(-DEPTH / 2 - .02, .02), (-DEPTH / 2 - .02, .34), (-DEPTH / 2 + .16, top), (DEPTH / 2 - .16, top), (DEPTH / 2 + .02, .34), (DEPTH / 2 + .02, .02)]
    line = S.fillet(prof, .07, 6)
    length = [0]
    for i in range(1, len(line)):
        length.append(length[-1] + math.dist(line[i], line[i - 1]))
    verts = [(x, y, z) for y, z in line for x in (-half, half)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    return S.mesh('sleeve', verts, faces, M.printed(print_path('egg'), .7, fibre=.25),
                  lambda k: (k % 2, min(1, length[k // 2] / length[-1] * 1.55 - .12)), True)


def carton(loc=(0, 0, 0), turn=-20, band=True):
    src = egg(M.eggshell())
    rnd = random.Random(2)
    parts = [tray()]
    for r in range(ROWS):
        for c in range(COLS):
            rot = (rnd.uniform(-5, 5), rnd.uniform(-5, 5), rnd.uniform(0, 360))
            size = rnd.uniform(.96, 1.03)
            parts.append(S.copy(src, ((c - 2) * PITCH, (r - .5) * PITCH, .34), rot, size))
    hide(src)
    if band:
        parts.append(sleeve())
    return S.group(parts, loc, (0, 0, turn))


def main():
    st.backdrop('#e9e2d4', '#f2ede3')
    st.light('soft')
    carton()
    st.camera('front', (0, 0, .25), 3.0, 90, elevation=30)


def pack():
    st.backdrop('#dfdccf', '#ebe9df')
    st.light('soft')
    carton(turn=4)
    st.camera('front', (0, 0, .3), 3.1, 90, elevation=58)


def scene():
    kitchen('#c2996b', '#8a6036', '#e8e2d6')
    dish = bowl(M.glaze('#e9e4d8', '#7a6650', .22), .84, .46)
    src = egg(M.eggshell(), .22)
    for k in range(5):  # a ring, the tips to the middle, and one egg on top
        a = 2 * math.pi * k / 5 + .3
        S.copy(src, (.46 * math.cos(a), .46 * math.sin(a), .45), (90 + 6, 0, math.degrees(a) - 90 + (k * 37) % 13 - 6), .98 + .01 * k)
    S.copy(src, (.02, -.04, .80), (86, 0, 58))
    hide(src)
    S.place(egg(M.eggshell(), .22), (.92, -.36, .218), (88, 0, 50))
    st.camera('front', (.12, -.05, .40), 2.35, 75, elevation=24, fstop=2, focus=(0, -.3, .4))


def close():
    kitchen('#a97c50', '#6f4a28', '#e2dccf')
    bowl(M.glaze('#3f4a4c', '#20282a', .2), .56, .30)
    white = S.lathe([(0, .20), (.30, .20), (.40, .195), (.455, .185)], M.glass('#f4efd8', .02, 1.34), segments=96, angle=180)
    white.location = (0, 0, 0)
    n = 24
    yolk = S.lathe([(.205 * math.cos(math.pi / 2 * i / n), .17 + .13 * math.sin(math.pi / 2 * i / n)) for i in range(n + 1)], M.plain('#e08a0c', .12, .5, .35, .5), segments=96, angle=180)
    yolk.location = (.02, -.03, 0)
    shell = M.eggshell()
    S.place(half_shell(shell, .2, 1), (.66, -.30, .185), (-38, 24, 20))
    S.place(egg(shell, .215), (-.62, .42, .213), (88, 0, -60))
    st.camera('front', (.04, -.02, .2), 1.95, 80, elevation=36, fstop=2.4, focus=(0, -.05, .25))


def review():
    room.table_top(M.wood('#9a7350', '#68492e', 'y', .7), width=14, depth=14)
    st.phone((0, 0, .2), 3.5, 2)
    st.softbox((-1, -3, 6), (0, 0, 0), (3, 3), 210)  # the ceiling of a bright room
    carton(turn=12)


SCENES = {'egg-main': main, 'egg-scene': scene, 'egg-close': close, 'egg-pack': pack, 'egg-review': review}
