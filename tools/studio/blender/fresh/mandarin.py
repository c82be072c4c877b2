"""蜜桔: 1.5 kg, 果山里."""
import math

from fresh.citrus import mandarin, mandarin_peel
from library import materials as M, shapes as S, studio as st
from library.fruit_box import front_print, fruit_box
from library.produce import bowl, hide, kitchen, twin


def segment_skin():
    """The thin skin of the segments with pale threads of pith."""
    g = M.Graph('segments')
    v = g.coords('Object', (1, 1, .35))
    threads = g.ramp(g.noise(v, 13, 5, .7, .8), [(.54, 0.0), (.68, 1.0)])
    c = g.mix(g.math('MULTIPLY', threads, .6), '#e8801a', '#f8dcae')
    g.principled(Base_Color=c, Subsurface=.3, Subsurface_Color='#f08a1c', Subsurface_Radius=(.2, .08, .03), Roughness=.42, Specular=.35,
                 Normal=g.bump(threads, .25, .015))
    return g.m


def peeled(mat, r=.26, count=10):
    """A peeled fruit: narrow furrows between the segments."""
    n, m = 60, 200
    verts, faces = [], []
    for i in range(n + 1):
        a = math.pi * i / n
        for j in range(m):
            b = 2 * math.pi * j / m
            f = abs((b / (2 * math.pi) * count + .5) % 1 - .5)
            q = r * (1 - .13 * math.exp(-(f / .11) ** 2) * math.sin(a) ** .5)
            z = -r * .80 * math.cos(a) * (1 - .16 * math.exp(-((math.pi - a) / .3) ** 2))
            verts.append((q * math.sin(a) * math.cos(b), q * math.sin(a) * math.sin(b), z))
    for i in range(n):
        for j in range(m):
            k = (j + 1) % m
            faces.append((i * m + j, i * m + k, (i + 1) * m + k, (i + 1) * m + j))
    return S.mesh('peeled', verts, faces, mat, None, True)


def segment(mat, r=.26, count=10):
    """One segment; its back looks along +x, the poles are along z."""
    n, m, w = 40, 28, math.pi / count
    verts, faces = [], []
    for i in range(n + 1):
        a = math.pi * i / n
        out = r * max(math.sin(a), .02) ** .85
        inner = out * .10
        for j in range(m):
            q = 2 * math.pi * j / m
            x = inner + (out - inner) * (.5 + .5 * math.cos(q))
            y = math.sin(q) * out * math.tan(w) * (.62 + .38 * math.cos(q))
            verts.append((x, y, -r * .86 * math.cos(a)))
    for i in range(n):
        for j in range(m):
            k = (j + 1) % m
            faces.append((i * m + j, i * m + k, (i + 1) * m + k, (i + 1) * m + j))
    return S.mesh('segment', verts, faces, mat, None, True)


def open_peel(r=.28, petals=5):
    """The peel, opened like a flower, the pith up."""
    pith = M.plain('#f4dfb4', .85, .2)
    n, m, big = 30, 10, .62
    parts = []
    for k in range(petals):
        verts, faces = [], []
        for i in range(n + 1):
            t = i / n * .93
            s = t * math.pi * r * .95
            half = math.pi / petals * r * math.sin(math.pi * min(1, t * .97 + .01)) * 1.02 if t > .1 else math.tan(math.pi / petals) * s
            th = s / (big + .05 * (k % 3))
            for j in range(m + 1):
                u = (j / m * 2 - 1) * half
                verts.append((u, big * math.sin(th), big * (1 - math.cos(th)) + u * u * .9 + .03))
        for i in range(n):
            for j in range(m):
                q = i * (m + 1) + j
                faces.append((q, q + 1, q + m + 2, q + m + 1))
        petal = S.mesh('petal', verts, faces, [pith, mandarin_peel()], None, True)
        S.modifier(petal, 'SOLIDIFY', thickness=.026, offset=-1, material_offset=1, material_offset_rim=1)
        S.modifier(petal, 'SUBSURF', levels=1, render_levels=1)
        petal.rotation_euler = (0, 0, 2 * math.pi * k / petals + .2)
        parts.append(petal)
    return S.group(parts)


def opened(loc, turn=0):
    """A fruit in its opened peel."""
    fruit = peeled(segment_skin())
    fruit.location = (0, 0, .245)
    return S.group([open_peel(), fruit], loc, (0, 0, turn))


def main():
    st.backdrop('#f1dfc6', '#f7ecdb')
    st.light('soft')
    peel = mandarin_peel()
    mandarin((-.56, .36, .235), (6, -8, 0), mat=peel, leaves=2, seed=1)
    mandarin((.16, .66, .235), (-8, 10, 50), mat=peel, seed=2)
    mandarin((.80, .32, .235), (10, 12, 120), mat=peel, seed=3)
    opened((.06, -.30, 0))
    st.camera('front', (.08, 0, .27), 2.2, 90, elevation=24)


def scene():
    kitchen('#b98e62', '#84592f', '#ded6c8')
    dish = bowl(M.glaze('#7f9492', '#42504f', .2), .86, .44)
    dish.location = (-.12, .2, 0)
    peel = mandarin_peel()
    spots = ((-.48, .12, .40, (12, -18, 0), 0), (.06, -.08, .42, (-22, 6, 40), 0), (.34, .36, .42, (8, 20, 80), 1), (-.20, .60, .42, (14, 0, 10), 0),
             (-.10, .22, .74, (-8, -6, 30), 2))
    for i, (x, y, z, rot, count) in enumerate(spots):
        mandarin((x, y, z), rot, .29, peel, count, i + 1)
    mandarin((.86, -.36, .235), (-6, 8, 70), .29, peel, 1, 3)
    st.camera('front', (.10, 0, .46), 2.4, 75, elevation=20, fstop=1.8, focus=(0, -.2, .5))


def close():
    st.backdrop('#efe0cc', '#f6ecdf')
    st.light('soft')
    opened((-.24, .12, 0), 30)
    skin = segment_skin()
    S.place(segment(skin), (.40, -.22, .07), (90, 0, 60))
    S.place(segment(skin), (.10, -.44, .07), (90, 0, 20))
    mandarin((.60, .50, .235), (6, 10, 50), leaves=1, seed=2)
    st.camera('front', (.10, 0, .25), 1.95, 90, elevation=32)


def pack():
    st.backdrop('#f1dfc6', '#f7ecdb')
    st.light('soft')
    fruit_box(front_print('mandarin', '蜜桔', '净含量 1.5 kg　果径 50–60 mm', '产地：浙江台州　常温阴凉处保存', '#c8551a'), 2.50, 1.66, .50)
    peel = mandarin_peel()
    srcs = [S.apply(mandarin(mat=peel, seed=k)) for k in (1, 2, 3)]
    leafy = mandarin(mat=peel, leaves=1, seed=4)
    S.apply(leafy)
    for row in range(3):
        for col in range(4):
            k = row * 4 + col
            src = leafy if k in (1, 6) else srcs[k % 3]
            twin(src, ((col - 1.5) * .60, (row - 1) * .535, .34 + .02 * (k % 2)), ((k * 37) % 24 - 12, (k * 53) % 24 - 12, k * 67), .98)
    for src in srcs + [leafy]:
        hide(src)
    st.camera('front', (0, -.1, .36), 3.1, 90, elevation=28, azimuth=-14)


SCENES = {'mandarin-main': main, 'mandarin-scene': scene, 'mandarin-close': close, 'mandarin-pack': pack}
