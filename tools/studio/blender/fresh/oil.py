"""Extra virgin olive oil (特级初榨橄榄油)."""
from library import materials as M, room, shapes as S, studio as st
from library import tableware as T
from library.bread import toast
from library.labels import Sheet
from library.packaging import print_path

R = .36


def label():
    s = Sheet(1500, 1100, '#f4f1e6')
    s.rect(.02, .03, .98, .97, None, '#6a7440', .004)
    s.text(.5, .16, '橄 野', .12, '#2f3a1c', 'Serif', 'SemiBold', .2)
    s.text(.5, .265, 'EXTRA VIRGIN OLIVE OIL', .036, '#2f3a1c', 'Sans', 'Regular', .15)
    s.circle(.5, .47, .12, None, '#6a7440', .006)
    s.circle(.485, .475, .05, '#6a7440')
    s.line(.5, .42, .54, .36, '#6a7440', .008)
    s.text(.5, .69, '特级初榨橄榄油', .082, '#2f3a1c', 'Serif', 'Bold', .04)
    s.text(.5, .80, '甘肃陇南 · 冷榨 · 酸度 ≤ 0.3', .042, '#4d5530', 'Sans', 'Regular')
    s.text(.5, .895, '净含量 500 mL', .036, '#4d5530', 'Sans', 'Regular')
    return s.save(print_path('oil'))


def bottle(loc=(0, 0, 0), turn=0):
    prof = [(0, .03), (R - .04, 0, .02), (R, .04, .05), (R, 1.55, .22), (.14, 1.98, .12), (.125, 2.3), (.135, 2.32), (.135, 2.38), (.12, 2.39)]
    parts = [S.shell(prof, .03, M.glass('#86a54a', shadow='#c9d79a'), radius=.03),
             S.lathe([(0, .05), (R - .06, .05, .03), (R - .031, .09, .04), (R - .031, 1.54, .20), (.11, 1.95, .1), (.097, 2.1), (0, 2.1)], M.liquid('#c3b13a', 1.47, .12), radius=.02),
             S.lathe([(0, 2.66), (.125, 2.66, .02), (.145, 2.63, .01), (.145, 2.24, .005), (.13, 2.24)], M.lacquer('#23241e', .4, .2), radius=.01),
             S.band(R + .003, .28, 1.22, M.printed(label(), .62, fibre=.25), -95, 95)]
    return S.group(parts, loc, (0, 0, turn))


def olives(spots, z=0.0):
    mat = M.glossy_skin('#6d7a2a', '#4c5a1c', .2, .1)
    for x, y, turn in spots:
        S.place(S.sphere(.095, mat, 1.25), (x, y, z + .095), (90, 0, turn))


def twig(loc=(0, 0, 0), turn=0):
    mat = M.leaf('#5b6a45', '#9aa681')
    parts = [S.place(S.leaf(.5, .12, mat, .15, .2, seed=i), (.42 + .085 * i, -.55 + (.05 if i % 2 else -.03), .05), (0, 0, (-75 if i % 2 else -130) + i * 3)) for i in range(9)]
    parts.append(S.tube([(.38, -.53, .045), (.8, -.54, .07), (1.25, -.5, .05)], .012, M.plain('#6b5f45', .8)))
    return S.group(parts, loc, (0, 0, turn))


def dish(loc, r=.42):
    """A shallow dish of oil."""
    T.bowl(loc, r, .22, M.glaze('#f2eee4', '#8a8468', .16))
    S.lathe([(0, .15), (r * .84, .15)], M.plain('#8f8412', .05, .6), segments=96).location = loc


def main():
    st.backdrop('#e3e1cf', '#efeddf')
    st.light('soft')
    bottle()
    twig()
    olives(((.62, -.78, 20), (.86, -.8, 80), (.75, -.95, 140)))
    st.camera('front', (.18, 0, 1.3), 3.3, 100, elevation=8)


def scene():
    room.table_top(M.wood('#b98e5e', '#7d5733', 'x', .7))
    room.wall('#e2e0cf')
    room.window_light()
    bottle((-.55, .35, 0), -8)
    T.board((.62, -.1, 0), 4, 1.5, 1.05, .12, M.wood('#d6b98f', '#a98355', 'x', .8))
    dish((.34, -.28, .122), .34)
    toast((.92, .06, .122), (0, 0, -30), .68)
    st.camera('front', (.12, 0, 1.2), 3.4, 75, elevation=14, fstop=2.6, focus=(-.3, .0, .8))


def close():
    st.backdrop('#e3e1cf', '#efeddf')
    st.light('soft')
    dish((0, -.1, 0), .55)
    olives(((.50, -.66, 20), (-.56, -.58, 80), (.70, -.50, 140)))
    bottle((-.45, .85, 0), -4)
    st.camera('front', (.02, -.08, .34), 1.75, 85, elevation=27, fstop=3.2, focus=(0, -.4, .2))


SCENES = {'oil-main': main, 'oil-scene': scene, 'oil-close': close}
