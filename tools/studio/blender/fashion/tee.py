"""素纸 纯棉T恤: folded, with its collar on top and a paper band round it."""
import math

from library import cloth as C, leather as L, materials as M, room, shapes as S, studio as st
from library.labels import Sheet

WHITE, NAVY = '#dad2c2', '#3b4656'
W, D = 2.3, 2.7


def jersey(colour):
    return M.weave(colour, None, 46, .16, .08, .25)


def collar(colour, z, y):
    """A ribbed neck lying on the folded piece: a flat ring, the inside of the back, the woven label."""
    rx, ry, wide = .50, .36, .13
    rib = M.knit(colour, 14, .5)
    verts, faces, uvs, n = [], [], [], 96
    for k in range(n):
        a = 2 * math.pi * k / n
        back = max(0, math.sin(a))
        w = wide * (1 - .45 * back)
        for f, h in ((1.0, 0.0), (1.02, .026), (.5, .04), (.04, .032), (0, .0)):
            r = f * w
            verts.append(((rx + r) * math.cos(a), (ry + r) * math.sin(a) + y, z + h))
    m = 5
    for k in range(n):
        j = (k + 1) % n
        for i in range(m - 1):
            faces.append((k * m + i, j * m + i, j * m + i + 1, k * m + i + 1))
            uvs.append([(k * .05, i * .04), ((k + 1) * .05, i * .04), ((k + 1) * .05, i * .04 + .04), (k * .05, i * .04 + .04)])
    ring = S.mesh('rib', verts, faces, rib, uvs, True)
    S.modifier(ring, 'SUBSURF', levels=1, render_levels=2)
    # the inside of the back, a little darker because it lies in the shade
    inside = [((rx + .02) * math.cos(2 * math.pi * k / n), (ry + .02) * math.sin(2 * math.pi * k / n) + y, z + .006) for k in range(n)]
    patch = S.mesh('inside', inside, [tuple(range(n))], M.plain(shade(colour), .95, .1))
    s = Sheet(500, 260, '#f1eadc')
    s.text(.5, .42, '素 纸', .34, '#2f2c29', 'Serif', 'Medium', .3)
    s.text(.5, .76, '100% 棉', .15, '#6d665c', 'Sans', 'Regular', .1)
    label = L.panel(.34, .18, .008, M.printed(s.save(L.print_path('tee-label')), .85), .01, None, .2, (0, y + .08, z + .008))
    return [ring, patch, label]


def shade(colour):
    """The same cloth in the shade."""
    h = colour.lstrip('#')
    return '#' + ''.join('%02x' % int(int(h[i:i + 2], 16) * .72) for i in (0, 2, 4))


def folded_tee(colour=WHITE, loc=(0, 0, 0), rot=(0, 0, 0), band=True, seed=2):
    o, h = S.folded(W, D, 3, .10, jersey(colour), .012, seed, sag=.03, uneven=.06)
    parts = [o] + collar(colour, h + .002, D / 2 - .50)
    if band:
        b = C.paper_band('tee', W + .03, .72, h + .022, '素 纸', [('纯棉T恤  /  COTTON TEE', .70, .09), ('100% 棉  ·  220 g', .85, .07)], bevel=.04)
        parts.append(S.place(b, (0, -.52, 0)))
    return S.group(parts, loc, rot)


def main(colour=WHITE, back=('#bdb3a4', '#cfc6b9')):
    st.backdrop(*back)
    st.light('crisp', .9)
    folded_tee(colour, rot=(0, 0, 10))
    st.camera('front', (0, -.02, .15), 3.75, 90, elevation=54)


def scene():
    room.table_top(M.wood('#c8a171', '#93683b', 'x', .7), depth=6)
    room.wall('#e4dfd5', 2.6)
    room.window_light()
    z = 0
    for k, c in enumerate((NAVY, WHITE)):
        folded_tee(c, (0, .1, z), (0, 0, (-3, 5)[k]), band=False, seed=3 + k)
        z += .345
    st.camera('front', (.0, .1, .42), 3.9, 75, elevation=28)


def close():
    st.backdrop('#bdb3a4', '#cfc6b9')
    st.light('crisp', .85)
    folded_tee(WHITE, rot=(0, 0, 8))
    st.camera('front', (.45, -.85, .2), 1.75, 100, elevation=34, azimuth=24)


SCENES = {'tee-main': main, 'tee-sku-second': lambda: main(NAVY, ('#c6c9cc', '#d8dadc')), 'tee-scene': scene, 'tee-close': close}
