"""陶然窑 pair of vases in matte clay: a tall cream one and a small terracotta one."""
import random

from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from home.props import carton, print_path, twig

BACK = ('#e7ddd2', '#f1eae2')


def tall(loc=(0, 0, 0)):
    swell = S.spline([(.30, .01), (.48, .32), (.53, .66), (.44, 1.05), (.20, 1.38), (.14, 1.56), (.19, 1.74)])
    return S.place(S.shell([(0, .02), (.28, 0)] + swell, .035, M.matte_clay('#e0d5c6'), segments=128), loc)


def small(loc=(0, 0, 0)):
    swell = S.spline([(.30, .01), (.44, .2), (.42, .38), (.26, .53), (.11, .62), (.10, .72), (.14, .78)])
    return S.place(S.shell([(0, .02), (.28, 0)] + swell, .03, M.matte_clay('#b7846a'), segments=128), loc)


def hare_tails(seed=8, count=7, loc=(0, 0), rise=1.0, height=2.9, spread=1.0):
    """Dried grass with soft heads."""
    rnd = random.Random(seed)
    stem, head = M.plain('#b39b6d', .8), M.plain('#d9c49a', .9)
    x, y = loc
    for k in range(count):
        dx, dy = rnd.uniform(-.6, .6) * spread, rnd.uniform(-.2, .3) * spread
        top = height + rnd.uniform(-.2, .5)
        S.tube([(x, y, rise), (x + dx * .15, y + dy * .15, rise + (top - rise) * .42), (x + dx * .5, y + dy * .5, rise + (top - rise) * .74),
                (x + dx, y + dy, top)], .01, stem)
        tuft = S.lathe([(0, 0), (.05, .05), (.062, .18), (.045, .34), (.012, .46), (0, .47)], head, segments=24)
        S.roughen(tuft, .03, .03, 1, k + 1)
        S.fuzz(tuft, M.fur('#dcc9a2'), 2600, .06, .0016, k)
        S.place(tuft, (x + dx, y + dy, top - .08), (-dy * 30, dx * 32, 0))


def vase_main():
    st.backdrop(*BACK)
    st.light('crisp')
    tall()
    small((.78, -.35, 0))
    hare_tails()
    st.camera('front', (.2, 0, 1.78), 4.3, 90, elevation=7)


def vase_scene():
    room.table_top(M.wood('#a87c50', '#6d4828', 'x', .7), depth=9)
    room.wall('#dcd3c4')
    room.window_light()
    tall((-.35, .45, 0))
    for k, reach in enumerate(((-.55, .1), (.05, .2), (.5, -.05))):
        twig((-.35, .45, 1.1), reach, 1.45 + .25 * k, k + 11, 14, .34)
    for k, (turn, colour) in enumerate(((8, '#8a8f83'), (-6, '#c7b49a'))):
        book = S.box((1.5, 1.15, .15), .02, {'*': M.plain(colour, .7), 'front': M.plain('#efe9dc', .85)})
        S.place(book, (.98, .1, .15 * k), (0, 0, turn))
    small((.98, .05, .30))
    st.camera('front', (.2, 0, 1.36), 3.9, 75, elevation=9, fstop=2.2, focus=(0, .1, 1))


def vase_close():
    st.backdrop(*BACK)
    st.light('crisp')
    tall()
    small((.72, -.42, 0))
    st.camera('front', (.32, -.2, .74), 1.62, 90, elevation=22, fstop=3.5, focus=(.5, -.6, .5))


def vase_pack():
    st.backdrop(*BACK)
    st.light('soft')
    sheet = Sheet(800, 1000, '#f3ebe1')
    sheet.text(.5, .13, '陶 然 窑', .07, '#5a4032', 'Serif', 'SemiBold', .2)
    sheet.line(.38, .21, .62, .21, '#5a4032', .003)
    sheet.text(.5, .37, '素陶花瓶', .13, '#5a4032', 'Serif', 'SemiBold', .06)
    sheet.text(.5, .49, 'PAIR OF VASES', .042, '#937462', 'Sans', 'Regular', .14)
    sheet.text(.5, .61, '2 只一组', .055, '#5a4032')
    sheet.text(.5, .69, '大 17.5 cm · 小 8 cm', .048, '#5a4032')
    sheet.barcode(.32, .79, .36, .09)
    sheet.save(print_path('vase-box'))
    carton((1.6, 1.3, 1.95), print_path('vase-box'), (.88, 1.1), (-.75, .5, 0), 16)
    tall((.62, -.05, 0))
    small((1.3, -.6, 0))
    st.camera('front', (.08, 0, .9), 3.9, 90, elevation=12)


def vase_review():
    room.table_top(M.plain('#dcd8d0', .4), depth=12, width=14)
    room.wall('#cfc8bb', 2.6)
    tall((0, .1, 0))
    small((.85, -.35, 0))
    hare_tails(3, 4, (0, .1), 1.0, 2.5, .8)
    st.phone((.2, 0, 1.25), 4.2, 7)


SCENES = {'vase-main': vase_main, 'vase-scene': vase_scene, 'vase-close': vase_close, 'vase-pack': vase_pack, 'vase-review': vase_review}
