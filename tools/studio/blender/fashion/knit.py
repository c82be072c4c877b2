"""织屿 羊毛针织衫: folded jumpers with a ribbed collar and a woven label."""
from library import materials as M, room, shapes as S, studio as st
from fashion.scarf import tag

OAT, SAGE, CHESTNUT = '#d9cdb9', '#8c9488', '#6d4a3d'


def folded_knit(colour, loc=(0, 0, 0), rot=(0, 0, 0), seed=7, density=13):
    o, h = S.folded(2.15, 1.6, 3, .12, M.knit(colour, density, .9), .012, seed, sag=.05, uneven=.05)
    return S.place(o, loc, rot), h


def main():
    st.backdrop('#e3ddd3', '#efebe4')
    st.light('soft')
    z = 0
    for i, c in enumerate((OAT, SAGE, CHESTNUT)):
        _, h = folded_knit(c, (0, 0, z), (0, 0, (2, -3, 2)[i]), 7 + i)
        z += h + .01
    st.camera('front', (0, 0, .5), 3.0, 90, elevation=15, azimuth=-24)


def single(colour, seed, back):
    """One folded piece with its tag."""
    st.backdrop(*back)
    st.light('soft')
    _, h = folded_knit(colour, (0, 0, 0), (0, 0, 2), seed)
    tag('knit', ('羊毛针织衫', '100% 羊毛', '手洗 平铺晾干'), (.45, -.2, h + .02), (0, 0, -14))
    st.camera('front', (0, 0, .18), 3.0, 90, elevation=26, azimuth=-24)


def scene():
    room.table_top(M.wood('#c8a171', '#93683b', 'x', .7), depth=5)
    room.wall('#e6e0d6', 2.2)
    room.window_light()
    z = 0
    for i, c in enumerate((CHESTNUT, OAT)):
        _, h = folded_knit(c, (-.1, .2, z), (0, 0, (3, -2)[i]), 9 + i)
        z += h + .01
    vase = S.lathe(S.spline([(0, 0), (.22, .0), (.34, .3), (.30, .7), (.12, 1.05), (.13, 1.2), (.10, 1.2)], 8), M.matte_clay('#d8cfc2'), segments=96)
    vase.location = (1.35, .75, 0)
    st.camera('front', (.2, .1, .5), 3.7, 75, elevation=14, azimuth=-8)


def close():
    st.backdrop('#e3ddd3', '#efebe4')
    st.light('crisp')
    folded_knit(SAGE, rot=(0, 0, 2), seed=8)
    st.camera('front', (-.35, -.55, .3), 1.25, 100, elevation=30, azimuth=-28)


SCENES = {'knit-main': main, 'knit-sku-oat': lambda: single(OAT, 7, ('#e3ddd3', '#efebe4')), 'knit-sku-sage': lambda: single(SAGE, 8, ('#dcdfd9', '#e9ebe6')),
          'knit-sku-chestnut': lambda: single(CHESTNUT, 9, ('#e2d9d2', '#eee7e2')), 'knit-scene': scene, 'knit-close': close}
