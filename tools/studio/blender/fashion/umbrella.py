"""晴雨 长柄伞: a long umbrella with a beech hook, rolled up."""
import math

from library import materials as M, room, shapes as S, studio as st

NAVY, WINE = '#3d4a55', '#6b3a3f'
STEEL = '#b9bbbd'


def nylon(colour):
    g = M.Graph('nylon')
    v = g.coords('Object')
    g.principled(Base_Color=colour, Roughness=.55, Specular=.3, Sheen=.5, Normal=g.bump(g.noise(v, 90, 3), .12, .004))
    return g.m


def canopy(mat, radius, long, twist=1.6, pleats=8):
    """The rolled cloth along z: spiral pleats, thin at both ends."""
    n, m = 60, 160
    verts, faces = [], []
    for i in range(n + 1):
        t = i / n
        r = radius(t)
        for j in range(m):
            # the columns follow the spiral, so that the sharp edge of a pleat lies along one of them
            a = 2 * math.pi * j / m - t * twist
            f = (j * pleats / m) % 1
            rr = r * (1 + .42 * f ** 3 - .1 * math.sin(f * 3.1))
            verts.append((rr * math.cos(a), rr * math.sin(a), t * long))
    for i in range(n):
        for j in range(m):
            k = (j + 1) % m
            faces.append((i * m + j, i * m + k, (i + 1) * m + k, (i + 1) * m + j))
    return S.mesh('canopy', verts, faces, mat, None, True)


def umbrella(colour=NAVY, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Along z, the hook below, the tip above; the middle of the cloth is at z = 1.15."""
    body = canopy(nylon(colour), lambda t: .075 + .085 * math.sin(math.pi * min(1, t * .92 + .08)) ** .7 * (1 - .25 * t), 2.3)
    strap = S.lathe([(.205, 1.0), (.212, 1.0), (.212, 1.1), (.205, 1.1)], M.leather('#8a5a34'), segments=64)
    shaft = S.tube([(0, 0, -.55), (0, 0, 2.5)], .03, M.metal(STEEL, .25))
    tip = S.lathe([(0, 2.62), (.03, 2.6), (.04, 2.35), (.07, 2.28)], M.metal(STEEL, .25), segments=32)
    beech = M.wood('#a9774a', '#6b4223', 'z', 1.5, .35, .4)
    hook = S.tube([(0, 0, -.4), (0, 0, -.8), (0, 0, -1.1), (.08, 0, -1.32), (.28, 0, -1.38), (.42, 0, -1.22), (.42, 0, -1.05)], .065, beech, resolution=10)
    return S.group([body, strap, shaft, tip, hook], loc, rot)


def main(colour=NAVY, back=('#dde0e2', '#ebecec')):
    st.backdrop(*back)
    st.light('soft')
    umbrella(colour, (.35, .35, .2), (90, 0, -52))
    st.camera('front', (0, .02, .1), 4.1, 90, elevation=66)


def scene():
    """Leaning in a tall stand by the wall, hook up."""
    floor = S.box((14, 8, .2), .01, M.wood('#b98f60', '#855d36', 'x', .5))
    floor.location = (0, 0, -.2)
    room.wall('#e3e0d9', 1.3)
    room.window_light()
    pot = S.shell([(0, 0), (.48, 0, .06), (.56, 1.5), (.57, 1.62)], .05, M.matte_clay('#b9ada0'), radius=.02)
    pot.location = (0, .4, 0)
    umbrella(NAVY, (.10, .40, 2.72), (180, 5, 20))
    st.camera('front', (.1, .3, 2.0), 4.7, 70, elevation=6)


def close():
    st.backdrop('#dde0e2', '#ebecec')
    st.light('crisp')
    umbrella(NAVY, (.35, .35, .2), (90, 0, -52))
    st.camera('front', (.78, .6, .15), 2.1, 100, elevation=58)


SCENES = {'umbrella-main': main, 'umbrella-sku-second': lambda: main(WINE, ('#e3dcdc', '#eee9e9')), 'umbrella-scene': scene, 'umbrella-close': close}
