"""眠云 waffle throw: folded with its fringe in front, on a sofa, the weave from near. One unit is 2 dm."""
from library import materials as M, room, shapes as S, studio as st
from library.hung_cloth import hang, height_at, sewn_label, tassels, waffle
from library.labels import Sheet
from home.props import print_path

OAT = ('#cbbca4', '#85755e')
MOSS = ('#75745f', '#45453a')


def label_print():
    s = Sheet(640, 300, '#f3eee3')
    s.text(.5, .42, '眠云', .36, '#3a352e', 'Serif', 'Medium', .3)
    s.text(.5, .78, '华夫格盖毯 · 100% 棉', .13, '#3a352e', 'Sans', 'Regular', .06)
    return s.save(print_path('throw-label'))


def pile(colour=OAT, loc=(0, 0, 0), rot=0, width=2.2, depth=1.55, scale=1.0, layers=7):
    """Folded to an odd number of layers: the free end lies on top and its tassels hang over the front."""
    thick, gap = .10, .008
    body, top = S.folded(width, depth, layers, thick, waffle(*colour), gap, 5, sag=.035, uneven=.04)
    columns = max(20, int(width * 22)) + 1
    n = len(body.data.vertices) // columns
    edge = [v.co.copy() for v in list(body.data.vertices)[n - 1::n]][3:-3]
    out = -(depth / 2 + .11) - max(p.y for p in edge)
    yarn = tassels(edge, [(-.03, .0), (out * .7, -.01), (out, -.07), (out - .005, -.16), (out, -.27)], colour[0], .022, .075)
    z, _ = height_at(body, width * .34, -depth * .30)
    label = sewn_label(label_print(), (.36, .17), (width * .34, -depth * .30, z + .008))
    return S.group([body, yarn, label], loc, (0, 0, rot), scale)


def main(colour=OAT, back=('#e2dcd0', '#eeeae1')):
    st.backdrop(*back)
    st.light('soft')
    pile(colour)
    st.camera('front', (0, -.05, .36), 2.95, 90, elevation=22, azimuth=-24)


def sofa():
    cloth = M.weave('#7f868a', '#5d6468', 20, .5, .3, uv=False)
    for size, spot in (((11, 1.0, 4.2), (0, 1.4, -2.0)), ((4.6, 2.6, .95), (-3.4, -.35, -.95)), ((4.6, 2.6, .95), (1.24, -.35, -.95)),
                       ((11, 2.4, 2.2), (0, -.25, -3.2))):
        part = S.box(size, .2, cloth, 6)
        S.place(part, spot)
    return cloth


def scene():
    room.wall('#e4dccf', 3.4)
    room.window_light(.95)
    sofa()
    path = [(2.0, 1.2), (1.99, 2.0), (1.86, 2.23), (1.4, 2.26), (.98, 2.21), (.86, 2.0), (.85, 1.1), (.82, .3), (.66, .08), (.2, .05),
            (-1.1, .05), (-1.55, .02), (-1.69, -.2), (-1.71, -.6), (-1.71, -.95)]
    body, edge, _ = hang(path, 2.3, waffle(*OAT, .09), .05, .8, .07, 2, lambda s: .3 + s)
    yarn = tassels(edge, [(0, -.03), (0, -.08), (-.01, -.16), (0, -.27)], OAT[0], .022, .075)
    S.group([body, yarn], (.35, 0, 0))
    w, h = .95, .95
    cushion = S.sewn([(-w, -h), (w, -h), (w, h), (-w, h)], 2.4, M.weave('#a9764f', None, 24, .4, .3), .1, 24, stiffness=18, seed=4)
    S.place(cushion, (-1.9, .72, .86), (68, 0, 8))
    st.camera('front', (-.25, 0, .55), 5.4, 85, elevation=17, azimuth=-18)


def close():
    st.backdrop('#e2dcd0', '#eeeae1')
    st.light('crisp')
    pile(OAT)
    st.camera('front', (-.3, -.66, .60), 1.2, 90, elevation=34, azimuth=-30, fstop=2.2, focus=(-.35, -.72, .70))


SCENES = {
    'throw-main': main,
    'throw-scene': scene,
    'throw-close': close,
    'throw-sku-second': lambda: main(MOSS, ('#dddccf', '#ebeae0')),
}
