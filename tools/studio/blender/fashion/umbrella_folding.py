"""晴雨 折叠伞: a three-fold umbrella, rolled up, and its sleeve."""
import math

from library import leather as L, materials as M, room, shapes as S, studio as st
from fashion.umbrella import STEEL, canopy, nylon

COAL = '#4a4d50'


def handle(z, beech):
    return S.lathe([(0, z - .62), (.105, z - .62, .03), (.125, z - .3), (.115, z, .02), (0, z)], beech, radius=.02, segments=64)


def folding(colour=COAL, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Along z: handle below z = 0, cloth from 0 to 1.7, cap on top. Thickest radius .25."""
    beech = M.wood('#b98a5c', '#7d5230', 'z', 1.5, .4, .3)
    body = canopy(nylon(colour), lambda t: .13 + .055 * math.sin(math.pi * min(1, t * .9 + .1)) ** .6, 1.7, .9)
    strap = S.lathe([(.238, .78), (.246, .78), (.246, .90), (.238, .90)], nylon(colour), segments=64)
    snap = S.lathe([(0, .02), (.035, .018, .01), (.045, 0)], M.metal(STEEL, .25), radius=.005, segments=32)
    S.place(snap, (0, -.244, .84), (90, 0, 0))
    cap = S.lathe([(.16, 1.66), (.19, 1.68, .02), (.17, 1.80, .04), (0, 1.82)], beech, radius=.02, segments=64)
    neck = S.lathe([(0, -.06), (.10, -.06), (.10, .04), (0, .04)], M.metal(STEEL, .25), segments=48)
    # the cord falls to the table, which lies at y = -.245 when the umbrella lies
    path = [(.02, -.03, -.60), (.05, -.12, -.70), (.16, -.222, -.90), (.30, -.226, -1.08), (.38, -.226, -.96), (.24, -.222, -.82), (.08, -.12, -.70), (-.02, -.03, -.60)]
    cord = S.tube(path, .018, M.plain('#3a3b3c', .9), resolution=4)
    return S.group([body, strap, snap, cap, neck, handle(-.04, beech), cord], loc, rot)


def sleeve(colour=COAL, loc=(0, 0, 0), rot=(0, 0, 0)):
    """The cloth cover, empty and nearly flat, with a printed name."""
    ob = S.sewn([(-.30, 0), (.30, 0), (.30, 2.0), (-.30, 2.0)], .5, nylon(colour), .07, 18, stiffness=24, seed=6)
    top = max(v.co.z for v in ob.data.vertices)
    s = L.mark('sleeve', [('晴 雨', .5, .5, .2)], .42, .18, '#c9ccce', (0, .5, top + .02))
    return S.group([ob, s], loc, rot)


def main():
    st.backdrop('#d9dbdc', '#e7e8e8')
    st.light('soft')
    folding(loc=(.22, -.30, .245), rot=(90, 0, 142))
    st.camera('front', (.27, -.02, .15), 3.0, 90, elevation=52)


def scene():
    room.table_top(M.wood('#c8a171', '#93683b', 'x', .7), depth=9)
    room.wall('#e2dfd8', 2.0)
    room.window_light()
    L.table_cup(M.glaze('#e9e4da', '#7d6a54'), (.75, .85, 0))
    folding(loc=(-.36, -.45, .245), rot=(90, 0, 98))
    st.camera('front', (0, -.15, .25), 3.7, 75, elevation=30)


def close():
    st.backdrop('#d9dbdc', '#e7e8e8')
    st.light('crisp')
    folding(loc=(.22, -.30, .245), rot=(90, 0, 142))
    st.camera('front', (.12, -.42, .2), 1.3, 100, elevation=44)


def pack():
    st.backdrop('#d3d6d8', '#e2e4e5')
    st.light('crisp')
    folding(loc=(-.35, -.35, .245), rot=(90, 0, 168))
    sleeve(loc=(.55, -.95, 0), rot=(0, 0, -10))
    st.camera('front', (.1, .0, .1), 3.5, 90, elevation=58)


SCENES = {'umbrella-folding-main': main, 'umbrella-folding-scene': scene, 'umbrella-folding-close': close, 'umbrella-folding-pack': pack}
