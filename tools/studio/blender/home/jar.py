"""木白 storage jar: straight glass, beech lid with a silicone ring."""
import math
import random

from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from home.props import napkin, print_path

BACK = ('#dcd8cd', '#e9e6de')
R, H = .52, 1.3


def label():
    sheet = Sheet(900, 620, '#f6f1e6')
    sheet.text(.5, .17, '木 白', .12, '#4a3a2a', 'Serif', 'SemiBold', .3)
    sheet.line(.38, .30, .62, .30, '#4a3a2a', .004)
    sheet.text(.5, .49, '密封玻璃罐', .19, '#4a3a2a', 'Serif', 'SemiBold', .05)
    sheet.text(.5, .69, '1000 mL · 榉木盖 · 硅胶密封圈', .075, '#6d5a44')
    sheet.text(.5, .84, 'STORAGE JAR', .06, '#8a7358', 'Sans', 'Regular', .2)
    return sheet.save(print_path('jar-label'))


def bean(kind):
    """One bean of a kind: red adzuki, chickpea or black bean."""
    colour, size, squash = {'red': ('#7c2420', .062, .8), 'chick': ('#c2a277', .075, .92), 'black': ('#25222a', .07, .8)}[kind]
    skin = M.plain(colour, .7, .2) if kind == 'chick' else M.glossy_skin(colour, colour, .34, .05)
    body = S.sphere(size, skin, squash, 20)
    if kind == 'chick':
        S.roughen(body, .05, .02, 1)
    return body


def fill(kind, level, seed=1):
    """Beans in layers up to `level`; only the outer ones are made, nobody sees the rest."""
    rnd = random.Random(seed)
    first = bean(kind)
    size = {'red': .062, 'chick': .075, 'black': .07}[kind]
    step, rise, edge = size * 1.86, size * 1.45, R - .055 - size
    out = []
    layers = int((level - .11) / rise)
    for k in range(layers):
        top = k >= layers - 2
        n = int(math.tau * edge / step)
        rings = [edge - step * i for i in range(int(edge / step) + 1)] if top else [edge, edge - step]
        for r in rings:
            m = max(1, int(math.tau * r / step)) if r > step * .4 else 1
            for i in range(m):
                a = math.tau * (i + .5 * (k % 2)) / m + rnd.uniform(-.3, .3) / max(n, 1) * 6
                rr = max(0, r - rnd.uniform(0, .03))
                spot = (rr * math.cos(a), rr * math.sin(a), .095 + size + k * rise + rnd.uniform(-.02, .02))
                out.append(S.copy(first, spot, [rnd.uniform(0, 180) for _ in range(3)], rnd.uniform(.9, 1.08)))
    first.hide_render = True
    return out


def jar(loc=(0, 0, 0), rot=0, kind=None, level=1.05, lid=True, sticker=True):
    outside = S.fillet([(0, .012), (.3, 0), (R - .03, 0, .05), (R, .08, .06), (R, H - .06, .06), (R - .03, H, .03)], .02, 8)
    inside = S.fillet([(R - .055, H, .02), (R - .045, H - .08, .06), (R - .045, .1, .07), (0, .09)], .02, 8)
    mouth = [(R - .035, H + .008), (R - .048, H + .008)]
    parts = [S.lathe(outside + mouth + inside, M.glass('#f8fcfa', 0, 1.47, '#eaf0ed'), segments=128, angle=60)]
    if kind:
        parts += fill(kind, level)
    if lid:
        parts += stopper()
    if sticker:
        parts.append(S.band(R + .002, .38, .86, M.printed(label(), .6), -38, 38))
    return S.group(parts, loc, (0, 0, rot))


def stopper():
    """The lid stands on the glass; its ring seals inside the neck."""
    wood = M.wood('#d8b27f', '#b08451', 'x', .9, .5, .1)
    cap = S.lathe([(0, H + .012), (R - .03, H + .012, .02), (R + .005, H + .045, .03), (R + .005, H + .17, .04), (R - .04, H + .2, .03), (0, H + .2)],
                  wood, radius=.015, segments=128)
    plug = S.lathe([(R - .11, H + .012), (R - .11, H - .09, .02), (R - .14, H - .11), (0, H - .11)], wood, segments=96)
    ring = S.lathe([(R - .11, H - .085), (R - .064, H - .075, .01), (R - .064, H - .03, .01), (R - .11, H - .02)],
                   M.plain('#eceae4', .45, .4), radius=.01, segments=96)
    return [cap, plug, ring]


def jar_main():
    st.backdrop(*BACK)
    st.light('soft')
    jar(kind='red', level=1.0)
    st.camera('front', (0, 0, .73), 2.25, 90, elevation=11)


def jar_scene():
    room.table_top(M.wood('#a97c4e', '#714a28', 'x', .7), depth=9)
    room.wall('#e3dccf')
    room.window_light()
    jar((-.95, .35, 0), 14, 'chick', 1.0)
    jar((.22, .1, 0), -4, 'red', 1.05)
    jar((1.25, .65, 0), -16, 'black', .8)
    st.camera('front', (.14, 0, .75), 3.6, 75, elevation=12, fstop=2.8, focus=(.2, -.4, .7))


def jar_close():
    """Lid off, lying upside down: the silicone ring."""
    st.backdrop(*BACK)
    st.light('crisp')
    jar((-.38, .25, 0), 14, 'red', 1.0, lid=False, sticker=True)
    cap = S.group(stopper())
    S.place(cap, (.6, -.42, H + .2), (180, 0, 30))
    st.camera('front', (.1, -.05, .58), 2.4, 90, elevation=24, fstop=6, focus=(.2, -.4, .4))


def jar_review():
    room.table_top(M.plain('#e9e7e2', .35), depth=12, width=14)
    room.wall('#cfd3d2', 3)
    jar((0, 0, 0), 10, 'chick', .9)
    napkin((-1.15, .2, 0), 30, '#8d9a94', 1.1, 1.1)
    st.phone((-.15, 0, .65), 2.7, 11)


SCENES = {'jar-main': jar_main, 'jar-scene': jar_scene, 'jar-close': jar_close, 'jar-review': jar_review}
