"""皮舍 皮带: a rolled belt with a brass buckle."""
import math

from library import leather as L, materials as M, room, shapes as S, studio as st

TURNS = 3.2
ANGLE = TURNS * 2 * math.pi


def belt(colour=L.DARK, loc=(0, 0, 0), rot=(0, 0, 0)):
    """A coil standing on its edge; the buckle is at the outer end."""
    hide = M.leather(colour, .42)
    verts, faces, n = [], [], 360
    for i in range(n + 1):
        a = ANGLE * i / n
        r = .42 + .060 * a / (2 * math.pi) * 1.25
        verts += [(r * math.cos(a), r * math.sin(a), .0), (r * math.cos(a), r * math.sin(a), .36)]
    for i in range(n):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    coil = S.mesh('belt', verts, faces, hide, None, True)
    S.modifier(coil, 'SOLIDIFY', thickness=.045, offset=0)
    S.modifier(coil, 'BEVEL', width=.012, segments=3)
    brass = M.metal('#c6a86a', .2, .08)
    r = .42 + .060 * TURNS * 1.25
    x, y = r * math.cos(ANGLE), r * math.sin(ANGLE)
    frame = []
    for k in range(32):
        t = 2 * math.pi * k / 32
        frame.append((.26 * math.copysign(abs(math.cos(t)) ** .35, math.cos(t)), 0, .25 * math.copysign(abs(math.sin(t)) ** .35, math.sin(t))))
    turn = math.degrees(ANGLE) + 90
    buckle = S.place(S.tube(frame, .032, brass, cyclic=True), (x - .01, y + .05, .18), (0, 0, turn))
    pin = S.place(S.tube([(-.22, -.03, 0), (0, -.05, 0), (.25, -.035, 0)], .02, brass), (x - .01, y + .05, .18), (0, 0, turn))
    return S.group([coil, buckle, pin], loc, rot)


VIEW = math.degrees(ANGLE) + 62


def main():
    st.backdrop('#dcd5c9', '#e9e4db')
    st.light('crisp')
    belt()
    st.camera('front', (0, 0, .16), 2.1, 90, elevation=32, azimuth=VIEW)


def scene():
    room.table_top(M.wood('#c8a171', '#93683b', 'x', .7))
    room.wall('#e4ddd1', 2.2)
    room.window_light()
    o, h = S.folded(2.2, 1.6, 3, .12, M.knit('#8c9488', 22, .7), .012, 5, sag=.0, uneven=.05)
    S.place(o, (0, .15, 0), (0, 0, 3))
    belt(loc=(.0, .05, h + .06), rot=(0, 0, -VIEW + 12))
    st.camera('front', (0, 0, .42), 2.9, 75, elevation=24)


def close():
    st.backdrop('#dcd5c9', '#e9e4db')
    st.light('crisp')
    belt(rot=(0, 0, -VIEW))
    st.camera('front', (.42, -.45, .18), .98, 100, elevation=20, azimuth=10, fstop=10)


def pack():
    st.backdrop('#d8d1c6', '#e7e1d8')
    st.light('crisp')
    tray, lid = L.gift_box(1.75, 1.75, .5, '#3a3430', '皮舍', 'PISHE LEATHER', name='belt')
    S.place(tray, (-1.06, .3, 0), (0, 0, 12))
    S.place(lid, (1.1, -.38, 0), (0, 0, -12))
    belt(loc=(-1.10, .34, .07), rot=(0, 0, -VIEW + 8))
    st.camera('front', (.02, -.05, .15), 4.75, 90, elevation=48)


SCENES = {'belt-main': main, 'belt-scene': scene, 'belt-close': close, 'belt-pack': pack}
