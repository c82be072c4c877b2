"""木白 stoneware mug in three glazes, with a raw clay foot."""
from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from home.props import carton, print_path, twig

BACK = ('#e3dace', '#efe9e0')
CELADON = ('#a9bfb0', '#4d5f52')
INK = ('#3c4148', '#8c8f92')


def mug(colour='#ece6da', speckle='#6f5a44', loc=(0, 0, 0), rot=0, foot='#b08c69', drink=None):
    r, h = .40, .92
    g = M.glaze(colour, speckle, .2)
    body = S.shell([(0, .04), (r - .09, .04), (r - .08, .0), (r - .05, .0, .01), (r - .02, .06, .05), (r, .2, .2), (r, h)],
                   .035, g, radius=.02, segments=128)
    base = S.lathe([(r - .10, -.001), (r - .045, -.001, .01), (r - .012, .07, .03), (r + .0025, .15, .02), (r + .0015, .19)],
                   M.matte_clay(foot), radius=.01, segments=128)
    ring = [(r - .03, 0, .72), (r + .18, 0, .76), (r + .30, 0, .60), (r + .27, 0, .38), (r + .12, 0, .22), (r - .03, 0, .22)]
    handle = S.tube(ring, .055, g, [1.15, .95, .9, .9, .95, 1.15], resolution=10)
    handle.scale = (1, 1.35, 1)
    parts = [body, base, handle]
    if drink:
        parts.append(S.lathe([(0, h - .13), (r - .037, h - .13)], M.plain(drink, .12, .5), segments=96))
    return S.group(parts, loc, (0, 0, rot))


def mug_main(colour='#ece6da', speckle='#6f5a44', back=BACK):
    st.backdrop(*back)
    st.light('soft')
    mug(colour, speckle, rot=-28)
    st.camera('front', (.1, 0, .46), 1.75, 90, elevation=16)


def mug_close():
    st.backdrop(*BACK)
    st.light('crisp')
    mug(rot=-28)
    st.camera('front', (.18, -.3, .36), .82, 90, elevation=14, fstop=2.6, focus=(.2, -.38, .4))


def mug_pack():
    st.backdrop(*BACK)
    st.light('soft')
    sheet = Sheet(900, 900, '#f3ede1')
    sheet.text(.5, .2, '木 白', .11, '#4a3a2a', 'Serif', 'Medium', .3)
    sheet.line(.4, .32, .6, .32, '#4a3a2a', .002)
    sheet.text(.5, .47, '粗陶马克杯', .1, '#4a3a2a', 'Serif', 'SemiBold', .05)
    sheet.text(.5, .6, 'STONEWARE MUG  350 mL', .038, '#8a7358', 'Sans', 'Regular', .12)
    sheet.text(.5, .76, '米白 · 高温釉 · 可入微波炉', .045, '#4a3a2a')
    sheet.barcode(.36, .84, .28, .08)
    sheet.save(print_path('mug-box'))
    carton((1.15, 1.15, 1.18), print_path('mug-box'), (.76, .76), (-.42, .35, 0), 18, lid=.2)
    mug(loc=(.58, -.44, 0), rot=-25)
    st.camera('front', (.08, 0, .56), 2.85, 90, elevation=17)


def mug_scene():
    room.table_top()
    room.wall('#e6dfd3')
    room.window_light()
    mug(loc=(-.12, -.3, 0), rot=-30, drink='#3b2113')
    book = S.box((1.3, 1.8, .12), .02, {'*': M.plain('#f3efe6', .8), 'top': M.weave('#7d8a78', None, 6, .4)})
    S.place(book, (.95, .55, 0), (0, 0, -24))
    vase = S.shell([(0, .02), (.22, 0)] + S.spline([(.23, .01), (.36, .3), (.34, .62), (.2, .95), (.12, 1.1), (.15, 1.25)]),
                   .03, M.matte_clay('#d9cdbd'))
    vase.location = (-.95, .9, 0)
    for k, reach in enumerate(((-.5, .1), (-.1, .25), (.45, .0))):
        twig((-.95, .9, .9), reach, 1.5 + .3 * k, k + 3)
    st.camera('front', (.12, 0, .62), 2.9, 70, elevation=16, fstop=1.6, focus=(-.1, -.4, .5))


def mug_review():
    """A buyer's mug on an office desk, next to a phone."""
    room.table_top(M.wood('#8d6a48', '#5d4128', 'x', .6), depth=12, width=14)
    room.wall('#d8d2c6', 5)
    mug(loc=(0, 0, 0), rot=-40, drink='#a9805a')
    S.place(S.box((.75, 1.5, .08), .07, M.lacquer('#17181a', .2, .8), 6), (-.95, .35, 0), (0, 0, 14))
    st.phone((-.1, 0, .4), 2.3, 3)


SCENES = {
    'mug-main': mug_main,
    'mug-sku-celadon': lambda: mug_main(*CELADON, ('#dfe3da', '#ecefe8')),
    'mug-sku-ink': lambda: mug_main(*INK, ('#dcdcdb', '#ebeae8')),
    'mug-close': mug_close, 'mug-pack': mug_pack, 'mug-scene': mug_scene, 'mug-review': mug_review,
}
