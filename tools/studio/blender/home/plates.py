"""陶然窑 dinner set of four: two plates, a bowl, a cup, in cream and grey-green glaze."""
from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from home.props import carton, napkin, print_path, tomato

BACK = ('#dfe0dc', '#ecebe7')


def cream():
    return M.glaze('#e9e4d8', '#7a6650', .22)


def grey_green():
    return M.glaze('#8fa3a1', '#42504f', .2)


def plate(r, mat, loc=(0, 0, 0)):
    body = S.shell([(0, .03), (r * .55, .03), (r * .56, 0), (r * .6, 0), (r * .62, .035, .05), (r * .86, .07, .1), (r, .17)],
                   .03, mat, radius=.02, segments=128)
    return S.place(body, loc)


def small_bowl(mat, loc=(0, 0, 0)):
    body = S.shell([(0, .06), (.24, .06), (.245, 0), (.29, 0), (.3, .07, .05), (.58, .24, .35), (.68, .5)], .03, mat,
                   radius=.02, segments=128)
    return S.place(body, loc)


def cup(mat, loc=(0, 0, 0)):
    return S.place(S.shell([(0, .05), (.2, .0, .03), (.3, .1, .15), (.33, .55)], .028, mat, radius=.02), loc)


def dinner_set(loc=(-.22, .1, 0), beside=(1.22, -.5, 0)):
    g1, g2 = cream(), grey_green()
    S.group([plate(1.25, g1), plate(1.0, g2, (0, 0, .075)), small_bowl(g1, (0, 0, .15))], loc)
    cup(g2, beside)


def fork(loc, rot=0, length=1.8):
    """A plain steel fork, lying."""
    steel = M.metal('#b9bbbd', .25)
    neck = S.tube([(0, 0, .03), (0, length * .4, .05), (0, length * .6, .04), (0, length * .72, .035)], .035, steel, [1.3, .8, .6, .9])
    neck.scale = (1, 1, .6)
    head = S.tube([(0, length * .70, .035), (0, length * .75, .03), (0, length * .80, .03)], .085, steel, [.5, 1, 1.05])
    head.scale = (1, 1, .25)
    head.location = (0, 0, .022)
    tines = [S.tube([(x, length * .78, .03), (x, length * .9, .025), (x, length, .055)], .016, steel, [1.2, 1, .6]) for x in (-.066, -.022, .022, .066)]
    return S.group([neck, head] + tines, loc, (0, 0, rot))


def plates_main():
    st.backdrop(*BACK)
    st.light('soft')
    dinner_set()
    st.camera('front', (.05, 0, .25), 3.55, 90, elevation=27)


def plates_scene():
    """Laid for one, seen from above."""
    room.table_top(M.wood('#b98e5e', '#7d552f', 'x', .6), depth=12, width=14)
    room.window_light()
    g1, g2 = cream(), grey_green()
    plate(1.25, g1, (0, -.1, 0))
    plate(1.0, g2, (0, -.1, .075))
    small_bowl(g1, (0, -.1, .15))
    cup(g2, (1.3, 1.05, 0))
    red = M.glossy_skin('#c9200f', '#a8120c', .13, .15)
    for k, (x, y) in enumerate(((-.16, .0), (.18, -.02), (.0, -.28))):
        tomato((x, y, .15 + .33), (-14 + 9 * k, 8 - 12 * k, 70 * k), .19, red, k + 1)
    napkin((-1.62, -.1, 0), 4, '#c9bfa9', .7, 2.1)
    fork((-1.62, -.95, .085), -3)
    st.camera('front', (-.16, .02, .1), 4.25, 70, elevation=62)


def plates_close():
    st.backdrop(*BACK)
    st.light('crisp')
    dinner_set((0, 0, 0), (2.6, .5, 0))
    st.camera('front', (.35, -.55, .32), 1.55, 90, elevation=26, azimuth=10, fstop=3.5, focus=(.4, -.75, .35))


def plates_pack():
    st.backdrop(*BACK)
    st.light('soft')
    sheet = Sheet(900, 600, '#eef0ee')
    sheet.text(.5, .17, '陶 然 窑', .11, '#3c4a49', 'Serif', 'SemiBold', .2)
    sheet.line(.4, .29, .6, .29, '#3c4a49', .004)
    sheet.text(.5, .46, '餐具套装', .18, '#3c4a49', 'Serif', 'SemiBold', .08)
    sheet.text(.5, .63, '4 件 · 大盘 中盘 碗 杯', .075, '#3c4a49')
    sheet.text(.5, .74, 'DINNER SET  米白 / 灰青', .055, '#73807f', 'Sans', 'Regular', .06)
    sheet.barcode(.37, .83, .26, .1)
    sheet.save(print_path('plates-box'))
    carton((2.8, 2.8, 1.05), print_path('plates-box'), (1.1, .73), (0, .1, 0), -16, lid=.18)
    g1, g2 = cream(), grey_green()
    small_bowl(g1, (-.55, .0, 1.05))
    cup(g2, (.6, -.1, 1.05))
    st.camera('front', (0, 0, .68), 4.5, 90, elevation=18)


SCENES = {'plates-main': plates_main, 'plates-scene': plates_scene, 'plates-close': plates_close, 'plates-pack': plates_pack}
