"""素纸 棉麻托特包: a flat canvas bag with two short handles."""
import math

from library import cloth as C, leather as L, materials as M, room, shapes as S, studio as st
from library.labels import Sheet

CREAM, INK, MOSS = '#e8dfcd', '#2f3338', '#7c8568'
W, H = 1.75, 2.0


def strap(y, k, mat):
    """One handle: a flat band bent in the plane of the bag."""
    verts, faces = [], []
    for i in range(25):
        a = math.pi * i / 24
        x, yy, z = -.38 * math.cos(a) * (1 + .1 * math.sin(a)), y + .05 * math.sin(a), H - .22 + .98 * k * math.sin(a) ** .8
        nx, nz = -math.cos(a), math.sin(a)
        verts += [(x - nx * .055, yy, z - nz * .055), (x + nx * .055, yy, z + nz * .055)]
    for i in range(24):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    o = S.mesh('strap', verts, faces, mat, lambda q: (q % 2 * .11, q // 2 * .12), True)
    S.modifier(o, 'SOLIDIFY', thickness=.022)
    S.modifier(o, 'SUBSURF', levels=1, render_levels=2)
    return o


def tote(colour=CREAM, ink='#2f2c29', loc=(0, 0, 0), rot=0):
    s = Sheet(1400, 1600, colour)
    s.text(.5, .40, '素纸', .15, ink, 'Serif', 'Medium', .35)
    s.text(.5, .53, 'SUZHI  /  PLAIN PAPER', .026, ink, 'Sans', 'Regular', .3)
    s.line(.46, .60, .54, .60, ink, .002)
    path = s.save(L.print_path('tote' + colour[1:]))
    front = C.print_on(M.weave(colour, None, 26, .6, .3), path, W, H, st.srgb(ink)[1] > st.srgb(colour)[1])
    back = M.weave(colour, None, 26, .6, .3)
    outline = [(-W / 2, 0), (W / 2, 0), (W / 2, H), (-W / 2, H)]
    ob = S.sewn(outline, 1.1, front, .075, 28, stiffness=22, seed=5, mat_back=back, shrink=-.015)
    C.stand(ob)
    return S.group([ob, strap(-.02, 1, back), strap(.16, .93, back)], loc, (-4, 0, rot))


def main(colour=CREAM, ink='#2f2c29', back=('#dcd6cb', '#e9e5dc')):
    st.backdrop(*back)
    st.light('soft')
    tote(colour, ink, rot=-8)
    st.camera('front', (0, 0, 1.42), 3.55, 90, elevation=6)


def close():
    st.backdrop('#dcd6cb', '#e9e5dc')
    st.light('crisp')
    tote(rot=-8)
    st.camera('front', (.1, -.2, 1.5), 1.25, 90, elevation=8, azimuth=18)


def pack():
    st.backdrop('#dcd6cb', '#e9e5dc')
    st.light('top')
    s = Sheet(500, 1100, '#2f2c29')
    s.text(.5, .46, '素 纸', .095, '#efe8da', 'Serif', 'Medium', .2)
    s.text(.5, .56, 'SUZHI', .034, '#efe8da', 'Sans', 'Regular', .6)
    o, h = S.folded(1.25, 1.0, 5, .05, M.weave(CREAM, None, 26, .6, .3), .012, 4, sag=.03)
    band = S.box((.5, 1.10, h + .03), .03, {'*': M.plain('#2f2c29', .85), 'top': M.printed(s.save(L.print_path('tote-band')), .8, fibre=.25)})
    S.group([o, band], (-.15, 0, 0), (0, 0, 14))
    tag = Sheet(500, 900, '#f3ede0')
    tag.text(.5, .2, '素纸', .09, '#2f2c29', 'Serif', 'Medium', .3)
    tag.text(.5, .42, '棉麻托特包', .052, '#2f2c29', 'Sans', 'Medium')
    tag.table(.16, .54, [('材质', '55% 棉 45% 麻'), ('尺寸', '35 × 40 cm'), ('颜色', '米白')], .036, '#5a534a', 2.0, .25)
    tag.barcode(.25, .82, .5, .08)
    paper = M.printed(tag.save(L.print_path('tote-tag')), .8)
    S.place(S.box((.42, .76, .012), .004, {'*': M.plain('#f3ede0', .8), 'top': paper}), (.82, -.35, 0), (0, 0, -10))
    S.tube([(.80, .0, .02), (.70, .12, .03), (.55, .22, .02), (.40, .2, .05)], .008, M.plain('#c9b896', .9))
    st.camera('front', (.1, -.02, .1), 2.35, 90, elevation=62)


def scene():
    floor = S.box((12, 6, .2), .01, M.wood('#b98f60', '#855d36', 'x', .5))
    floor.location = (0, 0, -.2)
    room.wall('#e6e1d8', 1.1)
    room.window_light()
    oak = M.wood('#c9a170', '#8f663c', 'x', .8)
    S.tube([(0, 1.1, 3.15), (0, .86, 3.17), (0, .80, 3.2)], .06, M.wood('#c9a170', '#8f663c', 'y'), [1, 1, 1.5])
    tote(loc=(0, .72, .36), rot=-3)
    S.place(S.box((1.5, 1.2, .12), .04, oak), (1.75, .3, 1.15))
    for x, y in ((1.15, -.15), (2.35, -.15), (1.15, .75), (2.35, .75)):
        S.box((.12, .12, 1.15), .03, M.wood('#c9a170', '#8f663c', 'z')).location = (x, y, 0)
    o, _ = S.folded(1.2, .9, 4, .06, M.knit('#8c9488'), .01, 6)
    S.place(o, (1.75, .3, 1.27))
    st.camera('front', (.55, 0, 1.75), 4.4, 60, elevation=5)


SCENES = {'tote-main': main, 'tote-sku-ink': lambda: main(INK, '#e8dfcd'), 'tote-sku-moss': lambda: main(MOSS, '#2a2c24', ('#dfe0d4', '#eaebe2')),
          'tote-close': close, 'tote-pack': pack, 'tote-scene': scene}
