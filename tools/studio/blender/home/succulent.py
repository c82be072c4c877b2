"""绿禾 echeveria in a red clay pot with saucer; one unit is 1 dm."""
import math
import random

from library import materials as M, room, shapes as S, studio as st

POT_HEIGHT = .70


def flesh():
    """Grey green with a dusty bloom, pink at the tip (v = 1 of the UVs)."""
    g = M.Graph('succulent')
    sep = g('SeparateXYZ')
    g.nt.links.new(g.coords('UV'), sep.inputs[0])
    info = g('ObjectInfo')
    v = g.coords('Object')
    base = g.ramp(sep.outputs['Y'], [(0.0, '#a9b98c'), (.35, '#7f9a7c'), (.74, '#8fa389'), (.90, '#c0857f'), (1.0, '#bb4a62')])
    c = g.mix(g.math('MULTIPLY', g.noise(v, 9, 4), .35), base, '#b9c4b4')
    c = g.mix(g.math('MULTIPLY', info.outputs['Random'], .25), c, '#6f8b74')
    g.principled(Base_Color=c, Roughness=.55, Specular=.3, Sheen=.25, Subsurface=.12, Subsurface_Color='#a9bd86',
                 Subsurface_Radius=(.06, .08, .03), Normal=g.bump(g.noise(v, 24, 3), .06, .01))
    return g.m


def plump_leaf(length, width, thick, mat, cup=.22):
    """A spoon shaped leaf along +y with a pointed tip, its upper face hollow."""
    n, m = 22, 20
    verts, uvs, faces = [], [], []
    for i in range(n + 1):
        t = i / n
        half = width / 2 * (.34 + .66 * math.sin(math.pi * min(1, t / 1.32) ** 1.15)) * (1 - t ** 7) ** .8 + .0012
        tall = thick / 2 * (1 - .55 * t) * (1 - t ** 6) + .001
        rise = cup * length * t ** 2.2
        for j in range(m):
            a = 2 * math.pi * j / m
            x = half * math.cos(a)
            up = math.sin(a)
            z = tall * (up * .35 if up > 0 else up * 1.2) + .16 * half * (x / half) ** 2 * (1 if half > .004 else 0)
            verts.append((x, t * length + (.045 * length if i == n else 0), z + rise))
            uvs.append((j / m, t))
    for i in range(n):
        for j in range(m):
            k = (j + 1) % m
            faces.append((i * m + j, i * m + k, (i + 1) * m + k, (i + 1) * m + j))
    faces.append(tuple(range(m))[::-1])
    ob = S.mesh('leaf', verts, faces, mat, lambda k: uvs[k], True, 60)
    S.modifier(ob, 'SUBSURF', levels=1, render_levels=1)
    return ob


def rosette(radius=.36, seed=1, count=42):
    """Leaves by the golden angle: flat and long outside, upright and short in the heart."""
    rnd = random.Random(seed)
    mat = flesh()
    parts = []
    for i in range(count):
        f = i / (count - 1)
        length = radius * (1.0 - .74 * f ** 1.05) * rnd.uniform(.95, 1.04)
        lift = 8 + 66 * f ** .85 + rnd.uniform(-3, 3)
        ob = plump_leaf(length, length * (.60 - .06 * f), .075 * (1 - .5 * f), mat)
        a = math.radians(i * 137.508)
        off = .035 * (1 - f)
        S.place(ob, (-math.sin(a) * off, math.cos(a) * off, .02 + .085 * f), (lift, 0, i * 137.508))
        parts.append(ob)
    return parts


def pot(seed=1, rosette_radius=.36, loc=(0, 0, 0), rot=0):
    rnd = random.Random(seed)
    clay = M.matte_clay('#a5603f', .9)
    saucer = S.lathe([(0, 0), (.37, 0, .02), (.44, .09, .02), (.41, .09, .01), (.36, .035, .02), (0, .03)], clay, radius=.012)
    body = S.lathe([(0, .035), (.26, .035, .02), (.345, .55, .01), (.40, .552, .015), (.405, POT_HEIGHT, .015), (.362, POT_HEIGHT, .012),
                    (.352, .56, .02), (0, .56)], clay, radius=.012)
    soil = S.lathe([(0, .61), (.33, .607), (.353, .59)], M.stone('#4a3a2c', '#2e241b', .95, 9))
    stones = [S.sphere(.03, M.stone(c, d, .8, 12), .7, 14) for c, d in (('#cfc8ba', '#a59c8c'), ('#b3a794', '#8d816f'), ('#e2ddd2', '#bdb5a7'))]
    for s in stones:
        s.location = (0, 0, .3)  # hidden in the soil, only their copies show
    parts = [saucer, body, soil] + stones
    for i in range(420):
        r, a = .338 * math.sqrt(rnd.random()), rnd.uniform(0, 6.283)
        parts.append(S.copy(stones[i % 3], (r * math.cos(a), r * math.sin(a), .605 + rnd.uniform(0, .045)),
                            [rnd.uniform(0, 360) for _ in range(3)], rnd.uniform(.55, 1.0)))
    plant = S.group(rosette(rosette_radius, seed), (0, 0, .655), (0, 0, seed * 40))
    return S.group(parts + [plant], loc, (0, 0, rot))


def main():
    st.backdrop('#dcdccf', '#ebe9df')
    st.light('soft')
    pot()
    st.camera('front', (0, 0, .44), 1.45, 90, elevation=24, azimuth=-10)


def scene():
    room.table_top(M.wood('#c8a171', '#93683b', 'x', .7), depth=5.0)
    room.wall('#e9e3d8', 1.5)
    room.window_light()
    pot(1, .36, (-.12, -.55, 0))
    pot(2, .33, (.78, -.05, 0), 60)
    pot(3, .34, (-.84, .28, 0), 20)
    st.camera('front', (-.06, -.2, .5), 2.62, 85, elevation=20, azimuth=-12, fstop=2.8, focus=(-.12, -.8, .7))


def close():
    st.backdrop('#cfd2c2', '#e4e3d8')
    st.light('soft', .9)
    pot()
    st.camera('front', (0, -.02, .72), .78, 100, elevation=62, azimuth=12, fstop=3.5, focus=(0, -.05, .76))


SCENES = {'succulent-main': main, 'succulent-scene': scene, 'succulent-close': close}
