"""车厘子: 500 g, 果山里."""
import math
import random

import bpy

from library import materials as M, room, shapes as S, studio as st
from library.fruit_box import front_print, fruit_box
from library.produce import bowl, drops, kitchen, pile, with_parts

RADIUS = .2


def skin():
    return M.glossy_skin('#8e0a14', '#4a0510', .1, .12)


def flesh_body(mat):
    n = 48
    pts = []
    for i in range(n + 1):
        a = math.pi * i / n
        pts.append((RADIUS * math.sin(a), -RADIUS * .92 * math.cos(a) - .05 * math.exp(-((math.pi - a) / .3) ** 2)))
    return S.lathe(pts, mat, segments=72, angle=180, lobes=2, lobe=.025)


def cherry(mat, bend=.4, length=1.0, green=None):
    """A fruit with its stalk; `bend` leans the stalk to the side."""
    r, k = RADIUS, bend
    green = green or M.plain('#6f8a3c', .55)
    pts = [(0, 0, r * .74), (k * .05, .01, r * 1.5), (k * .5, .05, r * 2.6), (k * 1.3, .12, r * 3.1), (k * 1.75, .16, r * 3.0)]
    pts = [(x * length, y, r * .74 + (z - r * .74) * length) for x, y, z in pts]
    return with_parts(flesh_body(mat), [S.tube(pts, .0085, green, [1.3, .8, .8, .9, 1.9])])


def main():
    st.backdrop('#ead9d8', '#f4e9e7')
    st.light('soft')
    m, green = skin(), M.plain('#6f8a3c', .55)
    rnd = random.Random(5)
    spots = [(-.52, -.1, 0), (-.12, -.34, 0), (.28, -.12, 0), (.62, .12, 0), (-.1, .12, 0), (.1, -.08, .31), (-.3, -.02, .3), (.34, .32, 0), (-.55, .34, 0)]
    for i, (x, y, z) in enumerate(spots):
        k = rnd.choice((-1, 1)) * rnd.uniform(.25, .5)
        S.place(cherry(m, k, 1, green), (x, y, z + RADIUS * .93), (rnd.uniform(-40, 10), rnd.uniform(-35, 35), (rnd.uniform(-60, 60), rnd.uniform(120, 240))[i % 2]))
    st.camera('front', (.05, 0, .42), 2.0, 90, elevation=18)


def heap(vessel, count, spread, seed, keep, start=.5, obstacles=(), extra=()):
    """Cherries that fell into a vessel; stalks of different lengths."""
    m, green = skin(), M.plain('#6f8a3c', .55)
    srcs = [cherry(m, .3, .7, green), cherry(m, -.45, .8, green), flesh_body(m), cherry(m, .1, .55, green)]
    fruits = pile(srcs, count, vessel, spread, start, .43, seed, (.92, 1.04), 120, keep=keep, obstacles=obstacles, extra=extra)
    bpy.context.view_layer.update()
    for fruit in fruits:  # no stalk may run through a wall
        for part in list(fruit.children):
            x, y, z = fruit.matrix_world @ part.data.splines[0].points[-1].co.to_3d()
            if not keep(x * 1.06, y * 1.06, .3) or z < .1:
                bpy.data.objects.remove(part)
    return fruits


def scene():
    kitchen('#c6a074', '#8f663b', '#e6dcd6')
    dish = bowl(M.glaze('#efebe3', '#7a6a58'), .82, .5)
    heap(dish, 26, .44, 4, lambda x, y, z: math.hypot(x, y) < .8 and z > .1)
    m = skin()
    S.place(cherry(m, .4), (.80, -.52, .19), (-14, 62, 30))
    S.place(cherry(m, -.3), (1.08, -.24, .19), (10, -66, 150))
    st.camera('front', (.16, 0, .42), 2.4, 75, elevation=24, fstop=2, focus=(0, -.4, .5))


def close():
    st.backdrop('#e3cfcf', '#efe1e0')
    st.light('soft')
    m = skin()
    bodies = [S.place(cherry(m, .22, .9), (-.21, .02, .185), (-6, -8, 20)), S.place(cherry(m, -.30, .9), (.21, -.04, .185), (-8, 8, -10)),
              S.place(cherry(m, .3, .8), (.04, .36, .185), (-4, 2, 70))]
    drops(bodies, 90, (-.1, -1, .45), (.007, .019), 3)
    st.camera('front', (.0, 0, .36), 1.28, 90, elevation=16)


def pack():
    st.backdrop('#ead9d8', '#f4e9e7')
    st.light('soft')
    walls = fruit_box(front_print('cherry', '车厘子', '净含量 500 g　果径 28–30 mm', '产地：山东烟台　0–4℃ 冷藏', '#8e1a22'), 2.0, 1.3, .44, '#efe6d8')
    heap(walls[0], 30, (.75, .44), 7, lambda x, y, z: abs(x) < .97 and abs(y) < .62 and z < .85, .4, walls[1:])
    st.camera('front', (0, -.06, .34), 2.6, 90, elevation=30, azimuth=-14)


def review():
    room.table_top(M.wood('#8a6142', '#583a24', 'x', .7), width=14, depth=14)
    st.phone((0, 0, .3), 2.3, 3)
    st.softbox((-1, -3, 6), (0, 0, 0), (3, 3), 210)  # the ceiling of a bright room
    dish = bowl(M.glaze('#dfe3e4', None), .82, .46)
    heap(dish, 24, .44, 9, lambda x, y, z: math.hypot(x, y) < .8 and z > .1)


SCENES = {'cherry-main': main, 'cherry-scene': scene, 'cherry-close': close, 'cherry-pack': pack, 'cherry-review': review}
