"""木白 walnut tray: rounded corners, a low rim, two black metal handles."""
import math

from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from home.props import napkin, print_path

BACK = ('#e3dbce', '#efe9df')
WIDTH, DEPTH = 3.6, 2.4


def outline(width, depth, corner, steps=10):
    """A rectangle with round corners, counter-clockwise."""
    pts = []
    for cx, cy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            pts.append((cx * (width / 2 - corner) + corner * math.cos(a), cy * (depth / 2 - corner) + corner * math.sin(a)))
    return pts


def tray(loc=(0, 0, 0), rot=0, tones=('#7a5a40', '#443020')):
    profile = S.fillet([(.06, 0), (.0, .0, .03), (-.05, .3, .02), (.05, .3, .02), (.09, .08, .05), (.5, .08)], .02, 5)
    verts, faces = [], []
    rings = [outline(WIDTH - 2 * inset, DEPTH - 2 * inset, max(.05, .32 - inset)) for inset, _ in profile]
    n = len(rings[0])
    for ring, (_, z) in zip(rings, profile):
        verts += [(x, y, z) for x, y in ring]
    for i in range(len(rings) - 1):
        for j in range(n):
            k = (j + 1) % n
            faces.append((i * n + j, i * n + k, (i + 1) * n + k, (i + 1) * n + j))
    faces.append(tuple(range((len(rings) - 1) * n, len(rings) * n)))
    faces.append(tuple(reversed(range(n))))
    body = S.mesh('tray', verts, faces, M.wood(*tones, 'x', .8, .45, .15), angle=35)
    black = M.metal('#2a2a2b', .42)
    parts = [body]
    for side in (-1, 1):
        x = side * (WIDTH / 2)
        arc = [(x, -.42, .27), (x, -.42, .40), (x, -.40, .56), (x, -.2, .6), (x, .2, .6), (x, .40, .56), (x, .42, .40), (x, .42, .27)]
        parts.append(S.tube(arc, .038, black, resolution=8))
        for y in (-.42, .42):
            parts.append(S.place(S.lathe([(.065, 0), (.065, .022), (.03, .03), (0, .03)], black, radius=.008, segments=40), (x, y, .298)))
    return S.group(parts, loc, (0, 0, rot))


def tray_main():
    st.backdrop(*BACK)
    st.light('soft')
    tray(rot=-24)
    st.camera('front', (0, 0, .2), 5.0, 90, elevation=33)


def tray_scene():
    from home.mug import mug
    room.table_top(M.stone('#e2ded6', '#cfc9be', .5, 1.2), depth=9)
    room.wall('#e4ddd1')
    room.window_light()
    tray((.0, 0, 0), 10)
    mug(loc=(-.75, .05, .08), rot=-30, drink='#3b2113')
    mug('#a9bfb0', '#4d5f52', (.3, .32, .08), -8, drink='#3b2113')
    S.place(napkin((0, 0, 0), 0, '#d9d0bf', .9, 1.1), (1.05, -.2, .082), (0, 0, 8))
    st.camera('front', (0, 0, .35), 4.7, 70, elevation=29, fstop=2.8, focus=(-.4, -.5, .4))


def tray_close():
    st.backdrop(*BACK)
    st.light('crisp')
    tray(rot=-28)
    st.camera('front', (1.15, -.95, .25), 1.9, 90, elevation=30, fstop=4, focus=(1.2, -1.0, .3))


def tray_pack():
    """The tray in its paper sleeve."""
    st.backdrop(*BACK)
    st.light('soft')
    sheet = Sheet(700, 1400, '#f3ede1')
    sheet.text(.5, .12, '木 白', .06, '#4a3a2a', 'Serif', 'SemiBold', .3)
    sheet.line(.4, .19, .6, .19, '#4a3a2a', .002)
    sheet.vertical(.5, .26, '胡桃木托盘', .08, '#4a3a2a')
    sheet.text(.5, .76, 'WALNUT TRAY', .026, '#8a7358', 'Sans', 'Regular', .1)
    sheet.text(.5, .81, '36 × 24 cm', .03, '#4a3a2a')
    sheet.barcode(.3, .86, .4, .06)
    sheet.save(print_path('tray-band'))
    t = tray((0, 0, 0), 0)
    t.rotation_euler = (0, 0, math.radians(-16))
    face = S.mesh('sleeve', [(-.62, -1.215, -.0), (.62, -1.215, 0), (.62, -1.215, .31), (-.62, -1.215, .31),
                             (.62, 1.215, .31), (-.62, 1.215, .31)], [(0, 1, 2, 3), (3, 2, 4, 5)],
                  [M.plain('#f3ede1', .7), M.printed(print_path('tray-band'), .7)],
                  [[(0, 0), (1, 0), (1, 1), (0, 1)], [(0, 0), (1, 0), (1, 1), (0, 1)]], smooth=False)
    face.data.polygons[1].material_index = 1
    face.parent = t
    st.camera('front', (0, 0, .2), 4.9, 90, elevation=44)


SCENES = {'tray-main': tray_main, 'tray-scene': tray_scene, 'tray-close': tray_close, 'tray-pack': tray_pack}
