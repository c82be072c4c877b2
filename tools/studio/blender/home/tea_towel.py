"""眠云 tea towel, cream with thin grey green stripes at both ends and a hanging loop. One unit is 1.5 dm."""
from library import materials as M, room, shapes as S, studio as st
from library.cloth import paper_band
from library.hung_cloth import hang, striped
from home.mug import mug

CREAM, SAGE = '#e9e3d6', '#6a7a66'
STRIPES = ((.30, .045), (.40, .085), (.54, .045))  # distance from the end, width


def cloth(length, ends=(True, True), strength=.55):
    places = list(STRIPES) if ends[0] else []
    places += [(length - a - w, w) for a, w in STRIPES] if ends[1] else []
    return striped(CREAM, SAGE, places, 30, strength)


def loop(loc, rot=(0, 0, 0), size=.22):
    """A cotton tape, sewn in at a corner."""
    tape = M.weave('#cfc4ae', None, 40, .5, .3, uv=False)
    ob = S.tube([(-.035, .06, 0), (-.05, -size * .4, .01), (-.06, -size, .01), (0, -size * 1.25, .012), (.06, -size, .01), (.05, -size * .4, .01),
                 (.035, .06, 0)], .02, tape)
    return S.place(ob, loc, rot)


def bundle(loc=(0, 0, 0), rot=0, seed=4):
    """Folded to five layers with a paper band; the striped end lies on top."""
    width, depth, layers, thick, gap = 1.5, 1.15, 5, .05, .008
    body, top = S.folded(width, depth, layers, thick, M.weave(CREAM), gap, seed, sag=.012, uneven=.02)
    v = [d.uv[1] for d in body.data.uv_layers[0].data]
    body.data.materials[0] = cloth(max(v), (False, True))
    lines = [('棉麻茶巾', .53, .052), ('55% 亚麻  45% 棉', .68, .030), ('45 × 65 cm', .735, .030), ('60℃ 以下机洗', .79, .030)]
    band = paper_band('tea-towel', .46, depth + .10, top + .035, '眠云', lines, bevel=.03)
    S.place(band, (-.28, 0, 0))
    tape = loop((width / 2 - .12, -depth / 2 + .05, top - .03), (0, 0, 20), .16)
    return S.group([body, band, tape], loc, (0, 0, rot)), top


def main():
    st.backdrop('#d3d2c3', '#e4e2d6')
    st.light('soft')
    bundle()
    st.camera('front', (.02, 0, .14), 2.15, 90, elevation=38, azimuth=-20)


def scene():
    """Over a brass rail on the kitchen wall; a mug stands on the counter below."""
    room.wall('#dfdccf', .6)
    room.window_light()
    room.table_top(M.wood('#c8a171', '#93683b', 'x', .7), z=-.2, depth=4.0)
    brass = M.metal('#b9975a', .3, .1)
    rail = 3.35
    S.tube([(-2.1, .1, rail), (-.7, .1, rail), (.7, .1, rail), (2.1, .1, rail)], .06, brass)
    for x in (-1.9, 1.9):
        S.tube([(x, .1, rail), (x, .3, rail), (x, .6, rail)], .045, brass)
        S.place(S.lathe([(0, 0), (.15, 0, .02), (.15, .05, .02), (0, .05)], brass, radius=.01), (x, .6, rail), (90, 0, 0))
    path = [(.24, 1.75), (.22, 2.6), (.19, 3.25), (.17, 3.40), (.10, 3.44), (.03, 3.40), (.005, 3.25), (-.02, 2.6), (-.04, 1.6), (-.05, .95)]
    width = 1.95
    body, edge, length = hang(path, width, M.weave(CREAM), .13, .75, .028, 3, lambda s: max(.03, (s - .42) * 1.5))
    body.data.materials[0] = cloth(length)
    tape = loop((edge[2].x + .03, edge[2].y, edge[2].z), (90, 0, 0), .17)
    S.group([body, tape], (-.25, 0, 0))
    S.place(mug(), (1.25, -.35, -.2), (0, 0, -35), .72)
    st.camera('front', (.0, 0, 1.8), 4.35, 85, elevation=5, azimuth=-10)


def close():
    """A corner of the cloth from near: stripes, hem, loop."""
    st.backdrop('#d8d2c4', '#e6e1d6')
    st.light('crisp')
    path = [(1.6, .05), (.9, .12), (.3, .05), (-.3, .13), (-.7, .05), (-1.1, .03)]
    body, edge, length = hang(path, 2.2, M.weave(CREAM), .10, .7, .03, 8, density=30)
    body.data.materials[0] = cloth(length, (False, True), .8)
    loop((edge[9].x, edge[9].y + .02, edge[9].z - .01), (-4, 0, -8), .2)
    st.camera('front', (-.5, -.72, .06), 1.35, 90, elevation=42, azimuth=-24, fstop=2.8, focus=(-.55, -.95, .08))


SCENES = {'tea-towel-main': main, 'tea-towel-scene': scene, 'tea-towel-close': close}
