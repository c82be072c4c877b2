"""木白 tumbler: clear pressed glass with vertical flutes and a thick base."""
import math
import random

from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from home.props import carton, napkin, print_path

BACK = ('#bfc9c6', '#d9dfdc')
FLUTES, HEIGHT = 30, 1.04


def tumbler(loc=(0, 0, 0), rot=0, drink=None, level=.74, ice=0):
    outside = S.fillet([(0, .012), (.2, .0), (.29, 0, .05), (.312, .1, .1), (.37, HEIGHT - .012)], .01, 8)
    lip = [(.368, HEIGHT - .004), (.358, HEIGHT), (.348, HEIGHT - .004)]
    inside = S.fillet([(.346, HEIGHT - .012), (.282, .16, .08), (.0, .145)], .01, 8)
    body = S.lathe(outside + lip + inside, M.glass('#fbfefd', 0, 1.48, '#e9efed'), segments=FLUTES * 8, angle=60)
    for v in body.data.vertices:
        r = math.hypot(v.co.x, v.co.y)
        wall = .29 + (v.co.z - .02) * .078
        if r > wall - .012 and v.co.z > .03:
            fade = min(1, (v.co.z - .03) / .1) * max(0, min(1, (.86 - v.co.z) / .1))
            f = 1 - .045 * fade * abs(math.sin(FLUTES / 2 * math.atan2(v.co.x, v.co.y))) ** 1.5
            v.co.x *= f
            v.co.y *= f
    parts = [body]
    if drink:
        r = .284 + (level - .16) * .0723
        parts.append(S.lathe([(0, .144), (.2, .146), (.262, .155), (.286, .2), (r + .001, level), (r - .02, level - .004), (0, level - .004)],
                             M.liquid(drink), segments=128, angle=60))
    rnd = random.Random(5)
    for k in range(ice):
        cube = S.box((.2, .2, .2), .035, M.glass('#fdfefe', .05, 1.31), 5)
        S.place(cube, ((-.09, .1, .0)[k % 3], (.06, .02, -.1)[k % 3], level - .14 - .1 * (k // 3)),
                (rnd.uniform(-25, 25), rnd.uniform(-25, 25), rnd.uniform(0, 90)))
        parts.append(cube)
    return S.group(parts, loc, (0, 0, rot))


def tumbler_main():
    st.backdrop(*BACK)
    st.light('soft')
    tumbler()
    st.camera('front', (0, 0, .5), 1.62, 90, elevation=12)


def tumbler_scene():
    room.table_top(M.wood('#b98f60', '#80572f', 'x', .7), depth=9)
    room.wall('#d9d6c9')
    room.window_light()
    napkin((.1, .1, 0), 14, '#aab3a3', 1.7, 1.5)
    tumbler((-.22, -.06, .085), 0, '#d9973a', .8, 3)
    tumbler((.52, .32, .085), 20)
    st.camera('front', (.12, 0, .55), 2.3, 75, elevation=20, fstop=2.4, focus=(-.2, -.3, .6))


def tumbler_close():
    st.backdrop('#aab6b4', '#c7d0cd')
    st.light('crisp')
    tumbler()
    st.camera('front', (.0, -.2, .36), .92, 90, elevation=26, fstop=5, focus=(0, -.32, .3))


def tumbler_pack():
    st.backdrop('#d6d9d3', '#e7e8e3')
    st.light('soft')
    sheet = Sheet(700, 900, '#f3ede1')
    sheet.text(.5, .14, '木 白', .085, '#3d4a48', 'Serif', 'Medium', .3)
    sheet.line(.38, .23, .62, .23, '#3d4a48', .002)
    sheet.text(.5, .39, '竖纹玻璃杯', .105, '#3d4a48', 'Serif', 'SemiBold', .04)
    sheet.text(.5, .51, 'FLUTED TUMBLER  300 mL', .036, '#7c8886', 'Sans', 'Regular', .1)
    sheet.text(.5, .64, '1 只 · 口径 7.4 cm', .05, '#3d4a48')
    sheet.text(.5, .71, '易碎 轻放', .045, '#3d4a48')
    sheet.barcode(.32, .80, .36, .09)
    sheet.save(print_path('tumbler-box'))
    carton((1.0, 1.0, 1.28), print_path('tumbler-box'), (.64, .82), (-.5, .3, 0), 16)
    tumbler((.5, -.4, 0))
    st.camera('front', (.0, 0, .6), 2.7, 90, elevation=15)


SCENES = {'tumbler-main': tumbler_main, 'tumbler-scene': tumbler_scene, 'tumbler-close': tumbler_close, 'tumbler-pack': tumbler_pack}
