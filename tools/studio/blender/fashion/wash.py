"""素纸 羊毛洗衣液: a matte bottle with a screw cap and a paper label."""
from library import leather as L, materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from library.snapshot import snapshot

R = .36


def label():
    s = Sheet(1100, 1000, '#efe8da')
    s.text(.5, .17, '素 纸', .11, '#2f2c29', 'Serif', 'Medium', .3)
    s.text(.5, .275, 'SUZHI', .036, '#6d665c', 'Sans', 'Regular', .5)
    s.line(.42, .345, .58, .345, '#2f2c29', .004)
    s.text(.5, .45, '羊毛洗衣液', .105, '#2f2c29', 'Serif', 'SemiBold', .08)
    s.text(.5, .565, 'WOOL WASH', .042, '#6d665c', 'Sans', 'Regular', .3)
    s.text(.5, .69, '雪松香 · 低泡 · 手洗机洗', .048, '#4c463e', 'Sans', 'Regular', .06)
    s.text(.5, .77, '适用羊毛、羊绒与针织', .042, '#4c463e', 'Sans', 'Regular', .06)
    s.text(.5, .90, '净含量 500 ml', .048, '#2f2c29', 'Sans', 'Medium', .05)
    return M.printed(s.save(L.print_path('wool-wash')), .75, fibre=.2)


def bottle(loc=(0, 0, 0), rot=0):
    body = S.lathe([(0, 0), (R, 0, .05), (R, 1.28, .16), (.15, 1.50, .05), (.15, 1.56), (0, 1.56)], M.plain('#e7e2d8', .42, .4, .08), radius=.02, segments=128)
    cap = S.lathe([(0, 1.56), (.185, 1.56, .012), (.185, 1.86, .03), (0, 1.86)], M.plain('#4a4946', .45, .4), radius=.012, segments=96, lobes=0)
    collar = S.lathe([(.13, 1.53), (.19, 1.53, .01), (.19, 1.555, .01), (.13, 1.555)], M.plain('#4a4946', .45, .4), segments=96)
    band = S.band(R + .003, .16, 1.12, label(), -92, 92)
    return S.group([body, cap, collar, band], loc, (0, 0, rot))


def main():
    st.backdrop('#d9d8cf', '#e7e6df')
    st.light('soft')
    bottle(rot=-6)
    st.camera('front', (0, 0, .93), 2.5, 90, elevation=7)


def scene():
    room.table_top(M.wood('#c8a171', '#93683b', 'x', .7))
    room.wall('#e4dfd5', 2.0)
    room.window_light()
    bottle((-.55, .0, 0), 8)
    z = 0
    for k, colour in enumerate(('#d9cdb9', '#8c9488')):
        o, h = S.folded(1.5, 1.2, 3, .1, M.knit(colour, 22, .7), .012, 3 + k, sag=.04, uneven=.05)
        S.place(o, (.75, .25, z), (0, 0, (-4, 2)[k]))
        z += h + .005
    st.camera('front', (.12, 0, .85), 3.1, 75, elevation=9)


def close():
    st.backdrop('#d9d8cf', '#e7e6df')
    st.light('soft')
    bottle(rot=14)
    st.camera('front', (.02, 0, .72), 1.28, 100, elevation=12, azimuth=4)


def review():
    room.table_top(M.stone('#d5d2cc', '#c3bfb8', .4, 2.0), depth=30, width=30)
    bottle(rot=6)
    snapshot((0, 0, .85), 2.9, 0)


SCENES = {'wool-wash-main': main, 'wool-wash-scene': scene, 'wool-wash-close': close, 'wool-wash-review': review}
