"""Jam in two flavours: strawberry (草莓) and blueberry (蓝莓)."""
from fresh.honey import jar
from library import materials as M, room, shapes as S, studio as st
from library import tableware as T
from library.berries import blueberry, strawberry
from library.bread import THICK, jam_pulp, spread, toast
from library.labels import Sheet
from library.packaging import print_path

RED = {'key': 'jam', 'name': '草莓果酱', 'fill': '#a3121a', 'ink': '#7a1d22', 'second': '#c2474a', 'small': '#5b2b2b'}
BLUE = {'key': 'jam-b', 'name': '蓝莓果酱', 'fill': '#3c1030', 'ink': '#2d1d4a', 'second': '#5d4a8a', 'small': '#3a2f4f'}
GOLD = '#c9a557'


def label(kind):
    s = Sheet(1500, 480, '#fffaf3')
    s.text(.5, .17, '莓 日 小 作', .11, kind['ink'], 'Serif', 'Medium', .1)
    s.text(.5, .295, 'BERRY DAILY', .05, kind['second'], 'Sans', 'Medium', .35)
    s.text(.5, .53, kind['name'], .26, kind['ink'], 'Serif', 'Bold', .05)
    s.text(.5, .76, '果肉 ≥ 65%  ·  只用果、糖、柠檬', .07, kind['small'], 'Sans', 'Regular')
    s.text(.5, .88, '净含量 280 g', .06, kind['small'])
    return s.save(print_path(kind['key']))


def jam_jar(kind, loc=(0, 0, 0), turn=0):
    return jar(kind['fill'], label(kind), .62, loc, turn, GOLD, .36, .80)


def blueberries(spots):
    src = blueberry()
    for i, (x, y) in enumerate(spots):
        S.copy(src, (x, y, .075), (35 * (-1) ** i, 25 * (i % 3) - 20, 70 * i))
    src.location = (0, 60, 0)


def main():
    st.backdrop('#f2dcd8', '#f7ebe7')
    st.light('soft')
    jam_jar(RED)
    jam_jar(BLUE, (.62, .5, 0), 12)
    for i, (x, y, turn) in enumerate(((-.6, -.35, 30), (-.42, -.62, 200), (.52, -.55, 100))):
        strawberry((x, y, 0), turn, seed=i)
    st.camera('front', (.1, 0, .46), 1.95, 90, elevation=11)


def red_sku():
    st.backdrop('#f2dcd8', '#f7ebe7')
    st.light('soft')
    jam_jar(RED, (.06, .05, 0))
    for i, (x, y, turn) in enumerate(((-.52, -.35, 30), (.34, -.58, 100))):
        strawberry((x, y, 0), turn, seed=i)
    st.camera('front', (.06, 0, .46), 1.75, 90, elevation=11)


def blue_sku():
    st.backdrop('#dedcea', '#ebeaf2')
    st.light('soft')
    jam_jar(BLUE, (.06, .05, 0))
    blueberries(((-.50, -.38), (-.34, -.52), (-.58, -.56), (.56, -.42), (.70, -.30), (.42, -.56)))
    st.camera('front', (.06, 0, .46), 1.75, 90, elevation=11)


def jam_toast(at, kind, turn=-18, scale=.85, base=.05):
    toast((at[0], at[1], base), (0, 0, turn), scale)
    pulp = jam_pulp('#8f0d16', '#5a050c') if kind is RED else jam_pulp('#35102c', '#1c081c')
    spread(pulp, (at[0], at[1] - .01, base + THICK * scale), 20, .33, .045)


def scene():
    room.table_top(M.wood('#d6b98f', '#a98355', 'x', .7))
    room.wall('#eee0d8')
    room.window_light()
    jam_jar(RED, (-.38, .08, 0), -6)
    T.plate((.52, -.28, 0), .66)
    jam_toast((.52, -.28), RED)
    st.camera('front', (.18, 0, .40), 2.25, 75, elevation=20, fstop=2.4, focus=(-.1, -.3, .35))


def close():
    """Both jams on toast, from above."""
    st.backdrop('#f2dcd8', '#f7ebe7')
    st.light('soft')
    T.board((0, 0, 0), 0, 2.3, 1.25, .14)
    jam_toast((-.48, 0), RED, 12, .82, .142)
    jam_toast((.50, -.02), BLUE, -10, .82, .142)
    st.camera('front', (0, 0, .2), 2.15, 85, elevation=52)


SCENES = {'jam-main': main, 'jam-sku-strawberry': red_sku, 'jam-sku-blueberry': blue_sku, 'jam-scene': scene, 'jam-close': close}
