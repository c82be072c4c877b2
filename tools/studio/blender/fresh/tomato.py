"""串番茄: 500 g on the vine, 果山里."""
import math
import random

from library import materials as M, room, shapes as S, studio as st
from library.fruit_box import front_print, fruit_box
from library.produce import board, drops, kitchen, with_parts


def skin():
    return M.glossy_skin('#c9200f', '#a8120c', .13, .15)


def tomato(loc, rot=(0, 0, 0), r=.30, mat=None, seed=0, sepal=.95):
    n, pts = 64, []
    for i in range(n + 1):
        a = math.pi * i / n
        pts.append((r * math.sin(a), -r * .84 * math.cos(a) - .16 * r * math.exp(-((math.pi - a) / .35) ** 2)))
    body = S.lathe(pts, mat or skin(), segments=96, angle=180, lobes=6, lobe=.012)
    rnd = random.Random(seed)
    lm = M.leaf('#4a7a2c', '#6f9c45')
    parts = []
    for i in range(6):
        tip = S.leaf(r * sepal, r * .16 / .95 * sepal, lm, -.1 + rnd.uniform(0, .5), .3, seed=seed * 9 + i)
        parts.append(S.place(tip, (0, 0, r * .74), (rnd.uniform(-16, 10), 0, i * 60 + rnd.uniform(-12, 12))))
    parts.append(S.tube([(0, 0, r * .7), (.0, .0, r * .95), (.03, .0, r * 1.2)], .018, M.plain('#4d7a2b', .6), [1.3, .8, 1.0]))
    return S.place(with_parts(body, parts), loc, rot)


def truss(height=0.0):
    """Five tomatoes on one vine, lying; returns the bodies."""
    m, green = skin(), M.plain('#4f7a2a', .6)
    spots = [(-.62, -.02), (-.22, -.28), (.18, -.02), (.52, -.30), (.80, .06)]
    turns = ((-25, 20, 0), (-38, -6, 30), (-12, 12, 80), (-34, 10, 120), (-8, -22, 160))
    bodies = [tomato((x, y, height + .26), turns[i], .29 - .012 * (i % 3), m, i) for i, (x, y) in enumerate(spots)]
    vine = [(-1.0, .30, .36), (-.6, .16, .55), (-.2, .06, .60), (.2, .12, .56), (.55, .06, .60), (.95, .25, .42), (1.1, .3, .38)]
    S.tube([(x, y, z + height) for x, y, z in vine], .024, green, [.6, 1, 1.15, 1, 1.1, .9, 1.2])
    for x, y in spots:
        S.tube([(x, y, height + .5), (x + .02, y + .06, height + .56), (x + .04, .10, height + .57)], .016, green)
    return bodies


def main():
    st.backdrop('#eadfd3', '#f3ebe2')
    st.light('soft')
    truss()
    st.camera('front', (.06, 0, .27), 2.25, 90, elevation=22)


def scene():
    kitchen('#b48a60', '#7b5533', '#e3ddd0')
    b = board(2.7, 1.5, .12, .22, M.wood('#cda673', '#966c3d', 'x', .8, .5, .1))
    b.location = (.06, .0, 0)
    truss(.12)
    st.camera('front', (.06, 0, .36), 2.45, 75, elevation=28, azimuth=-14, fstop=2.2, focus=(0, -.3, .4))


def close():
    st.backdrop('#e2d8cb', '#eee6dc')
    st.light('soft')
    m = skin()
    body = tomato((-.06, -.06, .25), (-30, -8, 20), .29, m, 2, .7)
    other = tomato((.44, .40, .25), (-14, 14, 90), .29, m, 4, .7)
    drops([body], 110, (-.1, -1, .5), (.007, .019), 3)
    drops([other], 40, (-.1, -1, .5), (.007, .017), 4)
    st.camera('front', (.17, 0, .30), 1.28, 90, elevation=26, fstop=3, focus=(-.06, -.3, .35))


def pack():
    st.backdrop('#eadfd3', '#f3ebe2')
    st.light('soft')
    fruit_box(front_print('tomato', '串番茄', '净含量 500 g', '产地：山东寿光　常温避光保存', '#b3301c'), 2.5, 1.42, .36)
    truss(.05)
    st.camera('front', (0, -.06, .28), 3.0, 90, elevation=30, azimuth=-12)


def review():
    room.table_top(M.stone('#e4e1da', '#cfcac0', .35), width=14, depth=14)
    st.phone((.05, 0, .2), 2.7, 6, False)
    st.softbox((-1, -3, 6), (0, 0, 0), (3, 3), 210)  # the ceiling of a bright room
    truss()


SCENES = {'tomato-main': main, 'tomato-scene': scene, 'tomato-close': close, 'tomato-pack': pack, 'tomato-review': review}
