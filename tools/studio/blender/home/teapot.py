"""陶然窑 teapot: pale celadon, side handle, round knob."""
import math

from mathutils import Vector

from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from home.props import carton, print_path

BACK = ('#d8ddd4', '#e8ebe4')
COLOUR = ('#a9bdb0', None)


def sweep(path, radii, mat, wall=.03, per=8, segments=40):
    """A hollow pipe through the points (x, z) of a plane; open at its end, with a rounded lip."""
    pts = S.spline(path, per)
    widths = [v for _, v in S.spline([(i, r) for i, r in enumerate(radii)], per)]
    rings = list(zip(pts, widths))
    inside = [(q, r - wall) for q, r in reversed(rings[-per:])]
    end = Vector(pts[-1]) - Vector(pts[-2])
    tip = Vector(pts[-1]) + end.normalized() * wall * .4
    rings += [(tuple(tip), widths[-1] - wall * .5)] + inside
    verts, faces = [], []
    centres = [Vector(q) for q, _ in rings]
    for i, (_, r) in enumerate(rings):
        k = min(i, len(pts) - 1) if i <= len(pts) else 2 * len(pts) - i
        k = max(1, min(len(pts) - 2, k))
        d = (Vector(pts[k + 1]) - Vector(pts[k - 1])).normalized()
        side = Vector((-d.y, d.x))
        for j in range(segments):
            a = 2 * math.pi * j / segments
            q = centres[i] + side * (r * math.cos(a))
            verts.append((q.x, r * math.sin(a), q.y))
    for i in range(len(rings) - 1):
        for j in range(segments):
            k = (j + 1) % segments
            faces.append((i * segments + j, i * segments + k, (i + 1) * segments + k, (i + 1) * segments + j))
    return S.mesh('spout', verts, faces, mat, angle=80)


def teapot(loc=(0, 0, 0), rot=0, lid=True):
    g = M.glaze(*COLOUR, .2)
    body = S.shell([(0, .03), (.34, .03), (.35, 0), (.40, 0, .015)]
                   + S.spline([(.41, .015), (.58, .2), (.66, .46), (.57, .74), (.34, .9)]), .032, g, segments=160)
    spout = sweep([(.42, .3), (.66, .4), (.84, .6), (.93, .8), (1.05, .92)], [.2, .165, .11, .085, .078], g)
    ring = [(-.50, 0, .74), (-.74, 0, .88), (-1.0, 0, .80), (-1.06, 0, .52), (-.92, 0, .3), (-.56, 0, .24)]
    handle = S.tube(ring, .062, g, [1.25, 1, .92, .92, 1, 1.25], resolution=10)
    handle.scale = (1, 1.3, 1)
    parts = [body, spout, handle]
    if lid:
        top = S.lathe([(.30, .87), (.375, .912), (.38, .93, .012), (.33, .965, .05), (.18, 1.01, .1), (.06, 1.03, .03),
                       (.05, 1.055, .02)] + [(.105 * math.sin(math.pi * a / 12), 1.12 - .085 * math.cos(math.pi * a / 12))
                                             for a in range(2, 13)], g, radius=.01, segments=128)
        parts.append(top)
    foot = S.lathe([(.34, .001), (.352, -.001), (.398, -.001), (.404, .012)], M.matte_clay('#b9a083'), segments=96)
    return S.group(parts + [foot], loc, (0, 0, rot))


def cup(loc, tea='#b8862e', r=.3, h=.36):
    g = M.glaze(*COLOUR, .2)
    body = S.shell([(0, .03), (.15, .03), (.155, 0), (.19, 0, .01), (.2, .03, .03), (r - .03, .18, .2), (r, h)], .022, g,
                   radius=.015, segments=96)
    parts = [body]
    if tea:
        parts.append(S.lathe([(0, h - .09), (r - .036, h - .09)], M.plain(tea, .06, .5), segments=96))
    return S.group(parts, loc)


def teapot_main():
    st.backdrop(*BACK)
    st.light('soft')
    teapot(rot=12)
    st.camera('front', (0, 0, .54), 2.95, 90, elevation=16)


def teapot_scene():
    from home.tray import tray
    room.table_top(M.wood('#c8a171', '#93683b', 'x', .7), depth=9)
    room.wall('#dfe0d6')
    room.window_light()
    tray((0, 0, 0), 24)
    teapot((-.3, .05, .08), 16)
    cup((.92, -.1, .08))
    st.camera('front', (0, 0, .5), 4.75, 70, elevation=23, fstop=2.8, focus=(-.2, -.4, .5))


def teapot_close():
    st.backdrop(*BACK)
    st.light('crisp')
    teapot(rot=-34)
    st.camera('front', (.34, -.3, .72), 1.4, 90, elevation=30, azimuth=6, fstop=3.2, focus=(.3, -.35, .85))


def teapot_pack():
    st.backdrop(*BACK)
    st.light('soft')
    sheet = Sheet(800, 900, '#edf0ea')
    sheet.text(.5, .14, '陶 然 窑', .075, '#3f5348', 'Serif', 'SemiBold', .2)
    sheet.line(.38, .23, .62, .23, '#3f5348', .003)
    sheet.text(.5, .40, '陶瓷茶壶', .14, '#3f5348', 'Serif', 'SemiBold', .06)
    sheet.text(.5, .53, 'TEAPOT  650 mL', .045, '#7a8a7f', 'Sans', 'Regular', .12)
    sheet.text(.5, .66, '粉青釉 · 一壶一盖', .055, '#3f5348')
    sheet.barcode(.34, .77, .32, .1)
    sheet.save(print_path('teapot-box'))
    carton((1.75, 1.5, 1.5), print_path('teapot-box'), (.8, .9), (-.92, .5, 0), 14)
    teapot((1.0, -.45, 0), 14)
    st.camera('front', (.12, 0, .62), 4.5, 90, elevation=17)


def teapot_review():
    room.table_top(M.wood('#6f4c31', '#442c1a', 'x', .6), depth=12, width=14)
    room.wall('#d3cdc0', 4)
    teapot((0, .1, 0), 30)
    cup((.75, -.75, 0))
    st.phone((.05, -.1, .45), 3.2, 12)


SCENES = {'teapot-main': teapot_main, 'teapot-scene': teapot_scene, 'teapot-close': teapot_close, 'teapot-pack': teapot_pack,
          'teapot-review': teapot_review}
