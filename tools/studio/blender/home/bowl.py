"""陶然窑 noodle bowl: indigo outside, speckled cream inside, brown lip."""
import math
import random

from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from home.props import carton, napkin, paint_inside, print_path

BACK = ('#d9dcdf', '#e9eaea')


def bowl(loc=(0, 0, 0), rot=0):
    outside = S.fillet([(0, .1), (.36, .1), (.37, 0), (.44, 0, .015), (.45, .1, .05), (.78, .34, .5), (.92, .82)], .02, 8)
    inside = S.fillet([(.886, .82), (.75, .38, .5), (.44, .145, .3), (0, .13)], .02, 12)
    lip = [(.919, .829), (.912, .836), (.903, .838), (.894, .836), (.888, .829)]
    body = S.lathe(outside + lip + inside, M.glaze('#3d4f66', '#232c3a', .2), segments=160)
    paint_inside(body, M.glaze('#e9e4d8', '#7a6650', .2), (M.glaze('#7d5a3c', None, .25), .812), .13)
    foot = S.lathe([(.372, .001), (.375, -.001), (.442, -.001, .012), (.452, .09)], M.matte_clay('#b08c69'), segments=128)
    return S.group([body, foot], loc, (0, 0, rot))


def chopsticks(loc, rot=(0, 0, 0), length=2.3):
    wood = M.wood('#6d4426', '#3d2514', 'x', 2, .4, .2)
    parts = []
    for side, turn in ((-.07, 1.2), (.07, -1.2)):
        stick = S.tube([(-length / 2, 0, 0), (-length * .2, 0, 0), (length * .2, 0, 0), (length / 2, 0, 0)], .036, wood,
                       [.62, .8, 1, 1.15])
        parts.append(S.place(stick, (0, side, 0), (0, 0, turn)))
    return S.group(parts, loc, rot)


def noodles(z=.60, seed=4):
    """Broth with a nest of noodles, half an egg and greens."""
    rnd = random.Random(seed)
    S.lathe([(0, z), (.81, z)], M.plain('#9c6527', .1, .5), segments=128)
    dough = M.plain('#ecd39a', .42, .4, .15)
    for k in range(64):
        cx, cy = rnd.uniform(-.2, .2), rnd.uniform(-.16, .2)
        r, start, sweep = rnd.uniform(.12, .48), rnd.uniform(0, 6.28), rnd.uniform(1.8, 3.9)
        squash, tilt = rnd.uniform(.35, .9), rnd.uniform(0, 3.14)
        pts = []
        for i in range(13):
            a = start + sweep * i / 12
            x, y = r * math.cos(a), r * squash * math.sin(a)
            px = cx + x * math.cos(tilt) - y * math.sin(tilt)
            py = cy + x * math.sin(tilt) + y * math.cos(tilt)
            away = math.hypot(px, py)
            if away > .68:
                px, py = px * .68 / away, py * .68 / away
            lift = .12 * (1 - min(1, away / .66) ** 2) * (.35 + .65 * k / 64)
            pts.append((px, py, z + lift + rnd.uniform(-.012, .012) - (.05 if i in (0, 12) else 0)))
        S.tube(pts, .021, dough, resolution=4)
    half_egg((-.22, -.38, z + .03), (10, 8, 20))
    half_egg((.08, -.5, z + .03), (14, -10, -30))
    green = M.leaf('#3f7a34', '#9cc27a')
    for k in range(5):
        S.place(S.leaf(.52, .24, green, .25, .3, seed=k), (.3 + .06 * k, -.18 + .09 * k, z + .09), (-8 + 5 * k, 10, -70 + 26 * k))


def half_egg(loc, rot):
    n = 24
    arc = [(.19 * math.sin(math.pi / 2 * i / n), -.17 * math.cos(math.pi / 2 * i / n)) for i in range(n + 1)]
    white = S.lathe(arc + [(.17, .012), (.105, .012), (0, .012)], M.plain('#f3eee2', .3, .5, .2), segments=64, angle=60)
    yolk = S.lathe([(.112, .008), (.1, .024), (.06, .034), (0, .036)], M.plain('#e58a12', .25, .5, .3), segments=48, angle=180)
    group = S.group([white, yolk], loc, rot)
    group.scale = (1.25, 1, 1)
    return group


def bowl_main():
    st.backdrop(*BACK)
    st.light('soft')
    bowl()
    st.camera('front', (0, 0, .38), 2.75, 90, elevation=24)


def bowl_scene():
    room.table_top(M.wood('#a97c4e', '#714a28', 'x', .7))
    room.wall('#ddd8cc')
    room.window_light()
    napkin((-.1, -.1, 0), 8, '#c9c0ad', 2.5, 2.2)
    bowl((0, 0, .085))
    noodles(.69)
    chopsticks((1.28, -.2, .036), (0, 0, 74))
    st.camera('front', (.12, -.02, .42), 3.1, 70, elevation=33, fstop=2.8, focus=(0, -.4, .7))


def bowl_close():
    st.backdrop(*BACK)
    st.light('crisp')
    bowl()
    st.camera('front', (-.3, -.5, .62), 1.25, 90, elevation=30, azimuth=-16, fstop=2.8, focus=(-.3, -.72, .72))


def bowl_pack():
    st.backdrop(*BACK)
    st.light('soft')
    sheet = Sheet(900, 700, '#eef0f1')
    sheet.text(.5, .17, '陶 然 窑', .1, '#2f3e52', 'Serif', 'SemiBold', .2)
    sheet.line(.4, .29, .6, .29, '#2f3e52', .003)
    sheet.text(.5, .46, '粗陶面碗', .17, '#2f3e52', 'Serif', 'SemiBold', .08)
    sheet.text(.5, .61, 'NOODLE BOWL  18 cm', .055, '#6b7787', 'Sans', 'Regular', .1)
    sheet.text(.5, .74, '黛蓝 · 口径 18 cm · 约 1000 mL', .055, '#2f3e52')
    sheet.barcode(.37, .83, .26, .1)
    sheet.save(print_path('bowl-box'))
    carton((2.1, 2.1, 1.12), print_path('bowl-box'), (1.1, .78), (0, 0, 0), -20, lid=.2)
    bowl((0, .05, 1.12), 30)
    st.camera('front', (0, 0, .95), 3.6, 90, elevation=15)


SCENES = {'bowl-main': bowl_main, 'bowl-scene': bowl_scene, 'bowl-close': bowl_close, 'bowl-pack': bowl_pack}
