"""Rice (稻花香) in a kraft paper bag."""
import math
import random

from library import grains, materials as M, room, shapes as S, studio as st
from library import tableware as T
from library.labels import Sheet
from library.packaging import print_path


def label():
    s = Sheet(1000, 1300, '#efe7d6')
    s.rect(0, 0, 1, .2, '#8a2f25')
    s.text(.5, .1, '田 有 谷', .07, '#f6ecd8', 'Serif', 'Bold', .2)
    s.vertical(.5, .26, '稻花香', .15, '#2c2118', 'Serif', 'Bold', .06)
    s.seal(.78, .36, '五常', .1, '#8a2f25', '#f6ecd8')
    s.text(.5, .80, '黑龙江五常 · 2026 当季新米', .034, '#2c2118', 'Sans', 'Medium')
    s.text(.5, .86, '真空锁鲜   净含量 2.5 kg', .03, '#5c4d3c', 'Sans', 'Regular')
    s.line(.1, .91, .9, .91, '#8a2f25', .003)
    s.text(.5, .95, 'WUCHANG DAOHUAXIANG RICE', .02, '#8a2f25', 'Sans', 'Medium', .15)
    return s.save(print_path('rice'))


def bag(loc=(-.1, .1, 0), turn=-8):
    k = M.kraft('#ad9070')
    b = S.box((1.35, .62, 1.85), .1, k, 6)
    S.apply(b)
    S.modifier(b, 'SUBSURF', subdivision_type='SIMPLE', levels=4, render_levels=4)
    S.roughen(b, .28, .05, 3, 3)
    S.roughen(b, .9, .06, 1, 5)
    fin = S.box((1.25, .05, .20), .02, k)
    S.modifier(fin, 'SUBSURF', subdivision_type='SIMPLE', levels=4, render_levels=4)
    S.roughen(fin, .22, .06, 2, 4)
    fin.location = (0, 0, 1.80)
    lab = S.mesh('label', [(-.5, -.345, .3), (.5, -.345, .3), (.5, -.345, 1.6), (-.5, -.345, 1.6)], [(0, 1, 2, 3)], M.printed(label(), .7, fibre=.3), [[(0, 0), (1, 0), (1, 1), (0, 1)]])
    S.modifier(lab, 'SUBSURF', subdivision_type='SIMPLE', levels=5, render_levels=5)
    S.roughen(lab, .5, .02, 1, 6)
    S.modifier(lab, 'SHRINKWRAP', target=b, wrap_method='PROJECT', use_project_y=True, use_positive_direction=True, use_negative_direction=True, offset=.008)
    return S.group([b, fin, lab], loc, (0, 0, turn))


def full_bowl(loc, count=1500, mat=None, k=1.0, seed=4):
    """A rice bowl with a mound of grains; `k` is its size."""
    T.bowl(loc, .43 * k, .42 * k, mat or M.glaze('#e9e6df', '#6f5f4d'))
    grain = grains.rice()
    rnd = random.Random(seed)
    for _ in range(count):
        a, d = rnd.uniform(0, 6.28), math.sqrt(rnd.random()) * .345 * k
        z = .37 * k + .13 * k * (1 - (d / (.4 * k)) ** 2) + rnd.uniform(-.02, .012)
        S.copy(grain, (loc[0] + math.cos(a) * d, loc[1] + math.sin(a) * d, loc[2] + z), (rnd.uniform(60, 120), 0, rnd.uniform(0, 360)))
    return grain, rnd


def main():
    st.backdrop('#e9dfce', '#f2ebdf')
    st.light('soft')
    bag()
    grain, rnd = full_bowl((.72, -.55, 0))
    for _ in range(70):
        S.copy(grain, (.1 + rnd.gauss(0, .22), -.75 + rnd.gauss(0, .1), .017), (90, 0, rnd.uniform(0, 360)))
    grain.location = (0, 60, 0)
    st.camera('front', (.16, 0, .92), 2.75, 90, elevation=13)


def scene():
    room.table_top(M.wood('#8a6140', '#523620', 'x', .7))
    room.wall('#e3d9c8')
    room.window_light()
    bag((-.55, .55, -.045), -10)  # the uneven foot of the bag rests on the table
    grain, _ = full_bowl((.58, -.3, 0), 1700, M.glaze('#8fa3a1', '#42504f', .2), 1.08)
    grain.location = (0, 60, 0)
    stick = M.wood('#6b4426', '#3f2614', 'x', 2, .4, .2)
    for y in (-.80, -.73):
        S.place(S.tube([(0, 0, 0), (.8, 0, 0), (1.5, 0, 0)], .022, stick, [.7, .9, 1.15]), (-.25, y, .024), (0, 0, 3 if y < -.75 else 5))
    st.camera('front', (.0, 0, .86), 3.0, 75, elevation=17, fstop=2.6, focus=(-.1, -.1, .6))


def close():
    """Raw grains in a white dish."""
    st.backdrop('#e9dfce', '#f2ebdf')
    st.light('soft')
    T.plate((0, 0, 0), .72, M.matte_clay('#7a6a5c'))
    grain = grains.rice()
    rnd = random.Random(8)
    for _ in range(2600):
        a, d = rnd.uniform(0, 6.28), rnd.random() ** .55 * .46
        z = .05 + .24 * max(0, 1 - d / .46) + rnd.uniform(0, .02)
        S.copy(grain, (math.cos(a) * d, math.sin(a) * d, z), (rnd.uniform(65, 115), 0, rnd.uniform(0, 360)))
    grain.location = (0, 60, 0)
    st.camera('front', (0, -.04, .14), 1.25, 85, elevation=33, fstop=3.2, focus=(0, -.2, .15))


SCENES = {'rice-main': main, 'rice-scene': scene, 'rice-close': close}
