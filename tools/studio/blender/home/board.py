"""木白 pair of chopping boards with handles: a large dark one and a small light one."""
import math

import bpy

from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from home.props import print_path, tomato

BACK = ('#e4ddd0', '#efeae0')
DARK, LIGHT = ('#a6744a', '#63401f'), ('#d3ac79', '#a67a48')
THICK = .115  # half of a board's thickness
SMALL = .82


def arc(cx, cy, r, a0, a1, n=24):
    turn = [math.radians(a0 + (a1 - a0) * i / n) for i in range(n + 1)]
    return [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in turn]


def board(tones, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, rough=.45):
    """Lies in the x-y plane around z = 0, its handle towards +y."""
    w, h, r = .75, 2.0, .22
    rim = arc(w - r, r, r, -90, 0) + arc(w - r, h - r, r, 0, 80)
    rim += [(.26, h + .12), (.17, h + .25), (.165, h + .6)] + arc(0, h + .66, .165, 0, 180)
    rim += [(-.165, h + .6), (-.17, h + .25), (-.26, h + .12)] + arc(-w + r, h - r, r, 100, 180) + arc(-w + r, r, r, 180, 270)
    curve = bpy.data.curves.new('board', 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = .09, .025, 4
    for ring in (rim, arc(0, h + .66, .06, 0, 360)[:-1]):
        line = curve.splines.new('POLY')
        line.points.add(len(ring) - 1)
        for point, q in zip(line.points, ring):
            point.co = (q[0], q[1], 0, 1)
        line.use_cyclic_u = True
    curve.materials.append(M.wood(*tones, 'y', .8, rough, .15))
    return S.place(S.link(bpy.data.objects.new('board', curve)), loc, rot, scale)


def knife(loc, rot):
    """A small kitchen knife lying on its side, its tip towards +x."""
    edge = [(0, -.16), (.9, -.16), (1.25, -.10), (1.5, .06), (1.52, .1), (0, .1)]
    blade = S.mesh('blade', [(x, y, 0) for x, y in edge], [tuple(range(len(edge)))], M.metal('#c4c7c9', .24, .1, (60, 1, 1)), smooth=False)
    S.modifier(blade, 'SOLIDIFY', thickness=.022, offset=0)
    S.modifier(blade, 'BEVEL', width=.006, segments=2)
    handle = S.box((1.05, .2, .13), .05, M.wood('#5d3c22', '#33200f', 'x', 2, .4, .2))
    S.place(handle, (-.5, .0, -.065))
    return S.group([blade, handle], loc, rot)


def board_main():
    st.backdrop(*BACK)
    st.light('soft')
    board(DARK, (-.28, .55, .02), (78, 0, 14))
    board(LIGHT, (.55, .85, .02), (80, 0, -8), SMALL, .5)
    red = M.glossy_skin('#c9200f', '#a8120c', .13, .15)
    tomato((.62, -.25, .24), (-20, 8, 0), .28, red, 2)
    tomato((.98, .0, .22), (-14, 20, 60), .25, red, 3)
    st.camera('front', (.12, 0, 1.28), 3.7, 90, elevation=9)


def board_scene():
    room.table_top(M.stone('#a9aaa4', '#8b8c86', .5, 1.2), depth=9)
    room.wall('#dfd8cb', 3.6)
    room.window_light()
    board(DARK, (1.15, .1, THICK), (0, 0, 82))
    red = M.glossy_skin('#c9200f', '#a8120c', .13, .15)
    for k, (x, y) in enumerate(((-.42, .35), (.12, .5), (-.3, -.16))):
        tomato((x, y, 2 * THICK + .23), (-12 + 10 * k, 8 - 9 * k, 70 * k), .275, red, k + 2)
    knife((.2, -1.12, .066), (0, 0, 174))
    green = M.leaf('#3f7a34', '#8fb86a')
    for k in range(4):
        S.place(S.leaf(.42, .26, green, .25, .3, seed=k), (.5 + .07 * k, -.1 + .05 * k, 2 * THICK + .03 + .025 * k), (0, 0, 85 * k - 20))
    st.camera('front', (-.22, -.1, .2), 3.75, 70, elevation=47, fstop=5.6, focus=(-.2, 0, .3))


def board_close():
    st.backdrop(*BACK)
    st.light('crisp')
    board(DARK, (0, .3, .02), (78, 0, 14))
    board(LIGHT, (.9, .6, .02), (80, 0, -8), SMALL, .5)
    st.camera('front', (-.35, .4, 2.12), 1.7, 90, elevation=10, azimuth=-8)


def board_pack():
    """Both boards in one paper band."""
    st.backdrop(*BACK)
    st.light('soft')
    sheet = Sheet(1300, 700, '#f3ede1')
    sheet.text(.5, .17, '木 白', .12, '#4a3a2a', 'Serif', 'SemiBold', .3)
    sheet.line(.42, .29, .58, .29, '#4a3a2a', .004)
    sheet.text(.5, .46, '实木砧板', .18, '#4a3a2a', 'Serif', 'SemiBold', .08)
    sheet.text(.5, .64, '大 15 × 28 cm（相思木） · 小 12 × 23 cm（橡胶木）', .058, '#4a3a2a')
    sheet.text(.5, .74, 'CHOPPING BOARDS  SET OF 2', .05, '#8a7358', 'Sans', 'Regular', .1)
    sheet.barcode(.4, .82, .2, .1)
    sheet.save(print_path('board-band'))
    low = board(DARK, (0, -1.2, THICK), (0, 0, 0))
    top = board(LIGHT, (0, -1.15, 2 * THICK + THICK * SMALL), (0, 0, 0), SMALL, .5)
    z1, z2, x1, x2 = 2 * THICK + .004, 2 * THICK * (1 + SMALL) + .006, .785, .66
    side = [(-x1, z1 - .23), (-x1, z1), (-x2, z2), (x2, z2), (x1, z1), (x1, z1 - .23)]
    verts = [(x, y, z) for x, z in side for y in (-.72, .1)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(5)]
    band = S.mesh('band', verts, faces, [M.plain('#f3ede1', .7), M.printed(print_path('board-band'), .7)],
                  [[(0, 0), (1, 0), (1, 1), (0, 1)]] * 5, smooth=False)
    band.data.polygons[2].material_index = 1
    S.group([low, top, band], (-.05, 0, 0), (0, 0, -14))
    st.camera('front', (0, .05, .2), 3.7, 90, elevation=52)


SCENES = {'board-main': board_main, 'board-scene': board_scene, 'board-close': board_close, 'board-pack': board_pack}
