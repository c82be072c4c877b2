"""素纸 金色圆环耳环: a pair of smooth hoops, built five times as large as they are for the studio light."""
import math

from library import leather as L, materials as M, room, shapes as S, studio as st
from library.labels import Sheet

R, T = .52, .06


def hoop(loc, rot, gold=None):
    """A ring in the x-z plane whose lowest point touches z = 0, with a thin ear wire closing its gap at the top."""
    gold = gold or M.metal('#d2ac62', .16)
    pts, n = [], 56
    for k in range(n + 1):
        a = math.radians(100 + 340 * k / n)
        pts.append((R * math.cos(a), 0, R * math.sin(a)))
    taper = [.55 + .45 * min(1, k / 10, (n - k) / 10) for k in range(n + 1)]
    body = S.tube(pts, T, gold, taper, resolution=12)
    wire = S.tube([pts[-1], (R * math.cos(math.radians(90)), 0, R + .012), pts[0]], .014, gold)
    g = S.group([body, wire])
    inner = S.group([g])
    g.location = (0, 0, R + T)
    return S.place(inner, loc, rot)


def lying(loc, turn, gold=None):
    """A hoop lying on the table."""
    pts, n = [], 56
    gold = gold or M.metal('#d2ac62', .16)
    for k in range(n + 1):
        a = math.radians(100 + 340 * k / n)
        pts.append((R * math.cos(a), R * math.sin(a), 0))
    taper = [.55 + .45 * min(1, k / 10, (n - k) / 10) for k in range(n + 1)]
    parts = [S.tube(pts, T, gold, taper, resolution=12), S.tube([pts[-1], (0, R + .012, 0), pts[0]], .014, gold)]
    return S.group(parts, (loc[0], loc[1], loc[2] + T), (0, 0, turn))


def plinth(size, loc, turn, colour='#e0d8cc'):
    return S.place(S.box(size, .03, M.stone(colour, '#d0c5b7', .7)), loc, (0, 0, turn))


def main():
    st.backdrop('#e0d8cf', '#ece6df')
    st.light('crisp')
    plinth((1.5, 1.0, .42), (.12, .5, 0), -8)
    # one leans against the block, one lies on it
    lying((.22, .46, .42), 30)
    hoop((-.25, -.16, 0), (-14, 0, -8))
    st.camera('front', (0, .1, .5), 2.35, 100, elevation=20)


def scene():
    room.table_top(M.wood('#c8a171', '#93683b', 'x', .7), depth=8)
    room.wall('#e8e0d6', 4)
    room.window_light()
    dish = S.shell([(0, 0), (1.42, 0, .12), (1.72, .2), (1.78, .27)], .06, M.glaze('#e7e2d8', '#9a876e'), radius=.03)
    dish.location = (0, 0, 0)
    lying((-.62, -.1, .062), 20)
    lying((.62, .12, .062), 110)
    st.camera('front', (0, 0, .1), 3.9, 80, elevation=38)


def close():
    st.backdrop('#e0d8cf', '#ece6df')
    st.light('crisp')
    plinth((1.7, 1.0, .3), (0, .45, 0), 0)
    lying((0, -.75, 0), 75)
    hoop((.05, -.13, 0), (-14, 0, 0))
    st.camera('front', (.04, -.35, .46), 1.95, 100, elevation=22, azimuth=-18)


def pack():
    """On the printed card they are sold on."""
    st.backdrop('#d6cfc6', '#e5dfd8')
    st.light('crisp')
    s = Sheet(1000, 1250, '#f2ebdf')
    s.text(.5, .12, '素 纸', .06, '#2f2c29', 'Serif', 'Medium', .35)
    s.text(.5, .185, 'SUZHI', .02, '#6d665c', 'Sans', 'Regular', .6)
    s.text(.5, .84, '金色圆环耳环', .042, '#2f2c29', 'Sans', 'Regular', .15)
    s.text(.5, .90, '外径 2.5 cm · 一对', .026, '#6d665c', 'Sans', 'Regular', .1)
    L.panel(2.8, 3.5, .05, M.printed(s.save(L.print_path('hoops-card')), .8, fibre=.25), .12, M.plain('#f2ebdf', .8), .3, rot=(0, 0, 8))
    lying((-.68, .02, .05), 4)
    lying((.66, .2, .05), 12)
    st.camera('front', (0, -.02, .05), 4.6, 100, elevation=62)


SCENES = {'hoops-main': main, 'hoops-scene': scene, 'hoops-close': close, 'hoops-pack': pack}
