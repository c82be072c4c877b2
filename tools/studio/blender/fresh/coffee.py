"""Coffee beans in bags: Yunnan (云南保山) and a dark espresso blend (意式拼配)."""
import math
import random

from library import materials as M, room, shapes as S, studio as st
from library import tableware as T
from library.labels import Sheet
from library.packaging import print_path

YUNNAN = {'name': '云南保山', 'english': 'Yunnan Baoshan · Washed', 'flavour': '红糖 · 坚果 · 青柠', 'roast': 3, 'fact': ('海拔', '1450–1600 m'),
          'ground': '#23211f', 'accent': '#d98a4b'}
DARK = {'name': '意式拼配', 'english': 'Espresso Blend · Dark Roast', 'flavour': '黑巧克力 · 焦糖 · 烤杏仁', 'roast': 5, 'fact': ('适合', '意式 · 摩卡壶'),
        'ground': '#4a211b', 'accent': '#7a2a1c'}
INK, BROWN = '#f1ebe0', '#26211c'


def front(kind):
    s = Sheet(1100, 1650, kind['ground'])
    s.text(.5, .15, '停  云', .05, INK, 'Serif', 'SemiBold', .2)
    s.text(.5, .195, 'TINGYUN COFFEE ROASTERS', .014, INK, 'Sans', 'Regular', .3)
    s.rect(.16, .29, .84, .80, '#f4eee2')
    s.circle(.5, .42, .082, kind['accent'])
    s.text(.5, .56, kind['name'], .052, BROWN, 'Serif', 'Bold', .08)
    s.text(.5, .605, kind['english'], .0165, BROWN, 'Sans', 'Regular', .05)
    s.line(.24, .64, .76, .64, BROWN, .0012)
    s.text(.5, .67, kind['flavour'], .02, BROWN, 'Sans', 'Medium', .05)
    s.text(.24, .715, '烘焙度', .015, '#6b5f52', anchor='lm')
    for i in range(5):
        s.circle(.52 + i * .055, .715, .007, BROWN if i < kind['roast'] else None, BROWN, .001)
    s.text(.24, .75, kind['fact'][0], .015, '#6b5f52', anchor='lm')
    s.text(.76, .75, kind['fact'][1], .015, BROWN, anchor='rm')
    s.text(.5, .86, '咖啡豆 227 g', .02, INK, 'Sans', 'Regular', .1)
    return s.save(print_path('coffee-' + kind['name']))


def back(kind):
    s = Sheet(1100, 1650, kind['ground'])
    s.text(.5, .15, '停  云', .04, INK, 'Serif', 'SemiBold', .2)
    s.line(.16, .2, .84, .2, INK, .001)
    s.text(.16, .26, '今天怎么煮', .032, INK, 'Serif', 'SemiBold', .05, 'lm')
    s.table(.16, .32, [('意式', '18 g 粉 · 36 g 液 · 28 秒'), ('摩卡壶', '15 g 粉 · 150 mL 水'), ('法压壶', '15 g 粉 · 225 mL 水 · 4 分钟')], .022, INK, 2.0, .17)
    s.line(.16, .49, .84, .49, INK, .001)
    s.table(.16, .54, [('品名', '咖啡豆（意式拼配）'), ('配料', '咖啡豆'), ('产地', '云南 · 巴西 拼配'), ('净含量', '227 g'), ('保质期', '12 个月'), ('贮存', '密封、阴凉、避光')], .021, INK, 1.8, .17)
    s.barcode(.34, .80, .32, .06)
    return s.save(print_path('coffee-back-' + kind['name']))


def bag(kind, loc=(0, 0, 0), turn=-7, face=None):
    film = M.printed(face or front(kind), .42, 0, .06)
    return S.place(S.pouch(1.25, 1.85, .55, film, M.plain(kind['ground'], .42), wrinkle=.045), loc, (0, 0, turn))


def _bean(mat, r=.055):
    n, m = 20, 28
    verts, faces = [], []
    for i in range(n + 1):
        a = math.pi * i / n
        for j in range(m):
            b = 2 * math.pi * j / m
            x, y, z = math.cos(a) * r * 1.45, math.sin(a) * math.cos(b) * r, math.sin(a) * math.sin(b) * r
            if z > 0:
                z = z * .55 - .024 * math.exp(-(y / (r * .16)) ** 2) * math.sin(a)
            verts.append((x, y, z))
    for i in range(n):
        for j in range(m):
            k = (j + 1) % m
            faces.append((i * m + j, i * m + k, (i + 1) * m + k, (i + 1) * m + j))
    return S.mesh('bean', verts, faces, mat)


def bean(colours=('#26150c', '#3a2112'), rough=.38):
    g = M.Graph('bean')
    info = g('ObjectInfo')
    g.principled(Base_Color=g.mix(info.outputs['Random'], *colours), Roughness=rough, Specular=.4,
                 Normal=g.bump(g.noise(g.coords('Object'), 30, 4), .25, .01))
    return _bean(g.m)


def beans(count, centre, spread, seed=1, squash=.6, src=None):
    """Beans strewn on the table, none on another."""
    rnd = random.Random(seed)
    src = src or bean()
    placed = []
    for _ in range(count * 6):
        if len(placed) >= count:
            break
        a, d = rnd.uniform(0, 6.28), abs(rnd.gauss(0, .5)) * spread
        x, y = centre[0] + math.cos(a) * d, centre[1] + math.sin(a) * d * squash
        if any((x - q[0]) ** 2 + (y - q[1]) ** 2 < .013 for q in placed):
            continue
        placed.append((x, y))
        up = rnd.random() < .55
        S.copy(src, (x, y, .055 if up else .032), (0 if up else 180, rnd.uniform(-12, 12), rnd.uniform(0, 360)), rnd.uniform(.88, 1.1))
    src.location = (0, 60, 0)


def main():
    st.backdrop('#d9cbb8', '#e8dece')
    st.light('soft')
    bag(YUNNAN)
    beans(46, (.45, -.62), .5)
    st.camera('front', (.06, 0, .86), 2.55, 90, elevation=9)


def scene():
    room.table_top()
    room.wall('#e3dacb')
    room.window_light()
    bag(YUNNAN, (-.5, .45, 0), -10)
    T.handled_cup((.55, -.3, 0), -30, .36, .42, '#26130a', M.glaze('#ece7dc', '#6b5a48', .16))
    st.camera('front', (.0, 0, .80), 2.75, 75, elevation=13, fstop=2.4, focus=(-.1, .0, .6))


def close():
    """The print of the bag, and single beans before it."""
    st.backdrop('#d9cbb8', '#e8dece')
    st.light('soft')
    bag(YUNNAN, (-.12, .15, 0), -16)
    beans(16, (.42, -.55), .42, 6)
    st.camera('front', (.10, -.1, .52), 1.42, 90, elevation=16, fstop=3.2, focus=(.0, -.2, .5))


def dark_main():
    st.backdrop('#e0cfc2', '#ecdfd5')
    st.light('soft')
    bag(DARK)
    beans(46, (.45, -.62), .5, src=bean(('#1a0e08', '#2a170d'), .26))
    st.camera('front', (.06, 0, .86), 2.55, 90, elevation=9)


def dark_scene():
    """Espresso with its crema on a dark table."""
    room.table_top(M.wood('#8a6140', '#523620', 'x', .7))
    room.wall('#cdbfae')
    room.window_light()
    bag(DARK, (-.5, .45, 0), -10)
    T.handled_cup((.52, -.3, 0), -30, .27, .34, '#b3722f', M.glaze('#f3efe8', rough=.1), foam='#8f5522')
    st.camera('front', (.0, 0, .80), 2.75, 75, elevation=13, fstop=2.4, focus=(-.1, .0, .6))


def dark_pack():
    """The back of the bag with the brewing table."""
    st.backdrop('#e0cfc2', '#ecdfd5')
    st.light('soft')
    bag(DARK, (.42, -.25, 0), 8, back(DARK))
    bag(DARK, (-.62, .55, 0), -14)
    st.camera('front', (.02, 0, .86), 2.95, 90, elevation=9)


SCENES = {'coffee-main': main, 'coffee-scene': scene, 'coffee-close': close,
          'coffee-dark-main': dark_main, 'coffee-dark-scene': dark_scene, 'coffee-dark-pack': dark_pack}
