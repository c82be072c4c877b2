"""Stand-up bags: mixed nut kernels (混合坚果) and rolled oats (燕麦片)."""
import random

from library import grains, materials as M, room, shapes as S, studio as st
from library import tableware as T
from library.berries import blueberry
from library.labels import Sheet
from library.packaging import print_path

NUTS, OATS = '#7f8f78', '#cf9d3f'
PAPER, INK = '#f6f0e2', '#3b2f22'


def _front(key, ground, name, english, lines, weight, art):
    s = Sheet(1100, 1540, ground)
    s.text(.5, .145, '松果日记', .044, PAPER, 'Serif', 'SemiBold', .25)
    s.text(.5, .19, 'PINECONE DIARY', .015, PAPER, 'Sans', 'Regular', .4)
    s.rect(.14, .25, .86, .80, PAPER, radius=.02)
    art(s)
    s.text(.5, .54, name, .075, INK, 'Serif', 'Bold', .08)
    s.text(.5, .60, english, .018, '#7a6a52', 'Sans', 'Medium', .2)
    s.line(.26, .635, .74, .635, INK, .0012)
    for i, line in enumerate(lines):
        s.text(.5, .675 + i * .042, line, .024, INK, 'Sans', 'Regular', .05)
    s.text(.5, .87, weight, .026, PAPER, 'Sans', 'Medium', .1)
    return s.save(print_path(key + '-front'))


def _nut_art(s):
    for x, y, r, c in ((.36, .385, .040, '#a9713c'), (.50, .36, .052, '#8a5526'), (.64, .385, .040, '#dcb878')):
        s.circle(x, y, r, c)
        s.circle(x - .012, y - .012, r * .55, None, PAPER, .002)


def _oat_art(s):
    """An ear of oats."""
    s.line(.5, .46, .5, .29, '#a87a2a', .003)
    for i in range(5):
        y = .31 + i * .03
        for side in (-1, 1):
            x = .5 + side * .045
            s.d.ellipse(((x - .028) * s.w, (y - .012) * s.h, (x + .028) * s.w, (y + .012) * s.h), fill='#cf9d3f')


def nuts_bag(loc=(0, 0, 0), turn=-7):
    path = _front('nuts', NUTS, '混合坚果', 'MIXED NUTS', ('腰果仁 · 巴旦木仁 · 榛子仁', '轻烘焙  不加盐'), '净含量 400 g', _nut_art)
    return S.place(S.pouch(1.35, 1.85, .62, M.printed(path, .5, 0, .06), M.plain(NUTS, .5), seed=4, wrinkle=.04), loc, (0, 0, turn))


def oats_bag(loc=(0, 0, 0), turn=-7):
    path = _front('oats', OATS, '燕麦片', 'ROLLED OATS', ('配料  燕麦', '原粒压片  冲泡 3 分钟'), '净含量 500 g', _oat_art)
    return S.place(S.pouch(1.35, 1.85, .66, M.printed(path, .5, 0, .06), M.plain(OATS, .5), seed=7, wrinkle=.04), loc, (0, 0, turn))


def kernels():
    return [grains.cashew(), grains.almond(), grains.hazelnut()]


def nuts_bowl(loc, r=.46, h=.34, count=90, mat=None):
    T.bowl(loc, r, h, mat or M.glaze('#efeae0', '#8a7a66', .16))
    grains.mixed_heap(kernels()[::-1], count, loc, r - .14, .13, h + .005)


def oats_bowl(loc, r=.46, h=.34, mat=None):
    T.bowl(loc, r, h, mat or M.glaze('#f3efe6', '#8a7a66', .16))
    grains.heap(grains.flake(), 560, loc, r - .10, .13, h - .035)


def nuts_main():
    st.backdrop('#dde0d2', '#ebece2')
    st.light('soft')
    nuts_bag((-.05, .1, 0))
    src = kernels()
    rnd = random.Random(6)
    spots = [(.28, -.62), (.52, -.75), (.74, -.58), (.95, -.72), (.60, -.48), (.40, -.86), (.84, -.90), (.08, -.78)]
    for i, (x, y) in enumerate(spots):
        k = i % 3
        S.copy(src[k], (x, y, (.062, .047, .08)[k]), ((0, 0, 1)[k] * 70 + (90 if k == 1 else 0), 0, rnd.uniform(0, 360)))
    for o in src:
        o.location = (0, 60, 0)
    st.camera('front', (.12, 0, .86), 2.6, 90, elevation=11)


def nuts_scene():
    room.table_top(M.wood('#b98e5e', '#7d5733', 'x', .7))
    room.wall('#e3dfd0')
    room.window_light()
    nuts_bag((-.5, .5, 0), -10)
    nuts_bowl((.52, -.25, 0), .48, .34)
    st.camera('front', (.0, 0, .78), 2.75, 75, elevation=15, fstop=2.6, focus=(-.1, 0, .6))


def nuts_close():
    """The three kernels side by side before the bag's print."""
    st.backdrop('#dde0d2', '#ebece2')
    st.light('soft')
    nuts_bag((-.05, .45, 0), -12)
    src = kernels()
    rnd = random.Random(9)
    for k, x in enumerate((-.38, .02, .42)):
        for i in range(4):
            at = (x + (i % 2) * .15 - .07 + rnd.uniform(-.02, .02), -.52 - (i // 2) * .17, (.062, .047, .08)[k])
            S.copy(src[k], at, ((0, 0, 1)[k] * 70 + (90 if k == 1 else 0), 0, rnd.uniform(0, 360)))
    for o in src:
        o.location = (0, 60, 0)
    st.camera('front', (.02, -.2, .36), 1.5, 85, elevation=26, fstop=3.4, focus=(0, -.55, .06))


def oats_main():
    st.backdrop('#efe5cd', '#f6efdf')
    st.light('soft')
    oats_bag((-.08, .1, 0))
    oats_bowl((.68, -.55, 0), .36, .27)
    st.camera('front', (.12, 0, .86), 2.6, 90, elevation=11)


def oats_scene():
    """Breakfast: oats in milk with berries."""
    room.table_top(M.wood('#d6b98f', '#a98355', 'x', .7))
    room.wall('#e8e1d1')
    room.window_light()
    oats_bag((-.5, .5, 0), -10)
    at = (.5, -.28)
    T.bowl((*at, 0), .48, .36, M.glaze('#8fa3a1', '#42504f', .2))
    S.lathe([(0, .27), (.43, .27)], M.plain('#f3ecdd', .3, .5), segments=96).location = (*at, 0)
    grains.scatter(grains.flake(), 260, at, .38, .275, seed=5)
    b = blueberry()
    for x, y in ((.04, -.04), (.14, .08), (-.08, .10), (.17, -.09), (-.14, -.05), (.03, .2)):
        S.copy(b, (at[0] + x, at[1] + y, .33), (40 * x * 10, 30, 200 * y))
    b.location = (0, 60, 0)
    st.camera('front', (.0, 0, .78), 2.75, 75, elevation=17, fstop=2.6, focus=(-.1, 0, .6))


def oats_close():
    st.backdrop('#efe5cd', '#f6efdf')
    st.light('soft')
    oats_bowl((0, 0, 0), .60, .34)
    grains.heap(grains.flake(), 700, (0, 0), .5, .16, .30, 9)
    T.spoon((.06, -.12, .485), -48, .9, M.wood('#c39a6b', '#8a6138', 'y', 2), 0)
    st.camera('front', (0, -.04, .30), 1.32, 85, elevation=36, fstop=3.2, focus=(0, -.25, .35))


SCENES = {'nuts-main': nuts_main, 'nuts-scene': nuts_scene, 'nuts-close': nuts_close,
          'oats-main': oats_main, 'oats-scene': oats_scene, 'oats-close': oats_close}
