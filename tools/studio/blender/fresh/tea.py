"""Tea in tins: green (明前绿茶) and black (高山红茶)."""
import math
import random

from library import materials as M, room, shapes as S, studio as st
from library import tableware as T
from library.labels import Sheet
from library.packaging import print_path, printed_box

GREEN = {'name': '明前绿茶', 'facts': '浙江 · 特级 · 净含量 100 g', 'left': '一芽一叶', 'right': '手工炒制', 'seal': '春',
         'ground': '#24402f', 'hills': ('#2e4e3a', '#375a44', '#1e3728'), 'ink': '#e9dcb8', 'metal': '#b7a67c'}
BLACK = {'name': '高山红茶', 'facts': '福建 · 一级 · 净含量 100 g', 'left': '全发酵', 'right': '手工采制', 'seal': '红',
         'ground': '#571d1c', 'hills': ('#672726', '#743130', '#441514'), 'ink': '#ecd6b4', 'metal': '#b98a68'}


def label(kind):
    ink = kind['ink']
    s = Sheet(2400, 1000, kind['ground'])
    s.hills(.76, .16, kind['hills'])
    s.rect(.425, .12, .575, .70, '#f1e8d2', radius=.01)
    s.rect(.431, .134, .569, .686, None, '#a88a4c', .003)
    s.vertical(.5, .175, kind['name'], .098, '#22251f', 'Serif', 'Bold', .1)
    s.seal(.553, .625, kind['seal'], .055)
    s.text(.5, .79, '云 半 茶 事', .062, ink, 'Serif', 'Medium', .1)
    s.text(.5, .865, 'YUNBAN TEA', .028, ink, 'Sans', 'Regular', .4)
    s.text(.5, .92, kind['facts'], .03, ink, 'Sans', 'Regular', .1)
    s.vertical(.36, .2, kind['left'], .05, ink, 'Serif', 'Regular', .3)
    s.vertical(.64, .2, kind['right'], .05, ink, 'Serif', 'Regular', .3)
    return s.save(print_path('tea-' + kind['name']))


def tin(kind, loc=(0, 0, 0), turn=0, r=.42, h=1.15):
    metal = M.metal(kind['metal'], .34, .12, (1, 1, 40))
    body = S.lathe([(0, 0), (r, 0, .02), (r, h - .02, .01), (r - .02, h), (0, h)], metal, radius=.02)
    wrap = S.band(r + .003, .03, h - .28, M.printed(label(kind), .45, .15, .1), -180, 180, 128)
    lid = S.lathe([(r + .004, h - .26), (r + .012, h - .262, .004), (r + .012, h + .01, .035), (r - .04, h + .028, .02), (0, h + .03)], metal, radius=.01)
    return S.group([body, wrap, lid], loc, (0, 0, turn))


def leaves(area, count=60, seed=2, centre=(0, 0), colours=('#4a5426', '#66693a'), height=0.0, base=0.0, flat=.7):
    """Rolled leaves; `height` heaps them up in the middle."""
    rnd = random.Random(seed)
    src = [S.leaf(.16, .035, M.plain(c, .6, .3), .5, .9, seed=i) for i, c in enumerate(colours)]
    for i in range(count):
        a, d = rnd.uniform(0, 6.28), rnd.random() ** .7 * area
        z = base + .012 + rnd.random() * .02 + height * rnd.random() ** .4 * max(0, 1 - (d / area) ** 2)
        tilt = 14 if not height else 30
        S.copy(src[i % 2], (centre[0] + math.cos(a) * d * (1.6 if flat < 1 else 1), centre[1] + math.sin(a) * d * flat, z),
               (rnd.uniform(-tilt, tilt), rnd.uniform(-180, 180), rnd.uniform(0, 360)), rnd.uniform(.6, 1.15))
    for o in src:
        o.location = (0, 60, 0)


def _dark(count, centre, area=.22, height=0.0, base=0.0, flat=.7, seed=2):
    leaves(area, count, seed, centre, ('#2a1810', '#4a2d17'), height, base, flat)


def main():
    st.backdrop('#dfe0d3', '#eceade')
    st.light('soft')
    tin(GREEN, turn=-3)
    T.cup((.62, -.48, 0))
    leaves(.22, 46, centre=(-.46, -.62))
    st.camera('front', (.08, 0, .55), 1.95, 90, elevation=12)


def scene():
    room.table_top(M.wood('#a97f52', '#6f4a29', 'x', .7))
    room.wall('#dcdccb')
    room.window_light()
    tin(GREEN, (-.42, .42, 0), -8)
    T.board((.42, -.22, 0), 6, 1.25, .72, .09, M.wood('#c9a474', '#94693e', 'x', .8))
    T.cup((.16, -.22, .092), .25, .24)
    T.cup((.70, -.14, .092), .25, .24)
    st.camera('front', (.1, 0, .50), 2.25, 75, elevation=17, fstop=2.4, focus=(-.1, -.3, .5))


def close():
    """The dry leaves in a white dish."""
    st.backdrop('#dfe0d3', '#eceade')
    st.light('soft')
    T.plate((0, -.1, 0), .62, M.glaze('#f4f2ec', rough=.12))
    leaves(.36, 520, 4, (0, -.1), height=.20, base=.05, flat=1)
    tin(GREEN, (-.55, .85, 0), -4)
    st.camera('front', (0, -.1, .16), 1.25, 85, elevation=30, fstop=2.4, focus=(0, -.25, .15))


def black_main():
    st.backdrop('#eaded2', '#f3eae0')
    st.light('soft')
    tin(BLACK, turn=-3)
    T.cup((.62, -.48, 0), drink='#b3481a')
    _dark(46, (-.46, -.62))
    st.camera('front', (.08, 0, .55), 1.95, 90, elevation=12)


def black_scene():
    room.table_top(M.wood('#7d5636', '#4a301b', 'x', .7))
    room.wall('#d9cbb9')
    room.window_light()
    tin(BLACK, (-.48, .3, 0), -8)
    T.handled_cup((.50, -.25, 0), -35, .33, .36, '#8e2f0c', M.glaze('#f3eee4', rough=.1))
    st.camera('front', (.08, 0, .52), 2.35, 75, elevation=20, fstop=2.4, focus=(.0, -.2, .4))


def black_pack():
    st.backdrop('#eaded2', '#f3eae0')
    st.light('soft')
    f = Sheet(950, 1400, BLACK['ground'])
    f.hills(.80, .10, BLACK['hills'])
    f.rect(.30, .10, .70, .66, '#f1e8d2', radius=.008)
    f.rect(.315, .11, .685, .65, None, '#a88a4c', .002)
    f.vertical(.5, .145, '高山红茶', .10, '#22251f', 'Serif', 'Bold', .1)
    f.seal(.63, .61, '红', .045)
    f.text(.5, .745, '云 半 茶 事', .05, BLACK['ink'], 'Serif', 'Medium', .1)
    f.text(.5, .80, 'YUNBAN TEA', .021, BLACK['ink'], 'Sans', 'Regular', .4)
    f.text(.5, .91, BLACK['facts'], .026, BLACK['ink'], 'Sans', 'Regular', .1)
    f.save(print_path('tea-box-front'))
    g = Sheet(950, 1400, BLACK['ground'])
    g.text(.5, .2, '冲泡', .05, BLACK['ink'], 'Serif', 'Medium', .4)
    g.table(.2, .3, [('茶量', '3 g'), ('水温', '90 ℃'), ('水量', '150 mL'), ('时间', '20 秒起')], .032, BLACK['ink'], 2.1, .3)
    g.barcode(.3, .62, .4, .08)
    g.save(print_path('tea-box-side'))
    printed_box((.95, .95, 1.4), print_path('tea-box-front'), print_path('tea-box-side'), BLACK['ground'], (-.42, .35, 0), 20)
    tin(BLACK, (.52, -.28, 0), -4)
    st.camera('front', (.04, 0, .64), 2.5, 90, elevation=12)


SCENES = {'tea-main': main, 'tea-scene': scene, 'tea-close': close,
          'tea-black-main': black_main, 'tea-black-scene': black_scene, 'tea-black-pack': black_pack}
