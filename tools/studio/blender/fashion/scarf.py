"""织屿 流苏围巾 and 格纹围巾: folded scarves with a fringe."""
from library import cloth as C, leather as L, materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from library.snapshot import snapshot

OAT, BLUE = ('#b7a58c', '#7a4a36'), ('#7d8b98', '#e0d8c8')
CAMEL = '#a08c74'


def striped(colour, stripe):
    return M.weave(colour, None, 15, .9, .3, .5, stripes=(stripe, 1.35, .12))


def scarf(mat, colour, loc=(0, 0, 0), rot=(0, 0, 0), width=1.9, depth=1.5, layers=6, seed=3, nap=30000, yarns=52):
    """Folded flat, the fringe of the upper end hanging over the front edge."""
    o, h = S.folded(width, depth, layers, .065, mat, .014, seed, sag=.05, uneven=.06)
    if nap:
        S.fuzz(o, M.fur(colour), nap, .016, .0010, seed, rand=.9)
    parts = [o] + C.fringe(width - .04, -depth / 2 + .05, h, colour, yarns, min(.42, h))
    return S.group(parts, loc, rot), h


def main(colours=OAT, back=('#e2dbd0', '#eee9e1')):
    st.backdrop(*back)
    st.light('soft')
    scarf(striped(*colours), colours[0])
    st.camera('front', (0, -.05, .26), 2.75, 90, elevation=24, azimuth=-24)


def plaid_main():
    st.backdrop('#ddd5c8', '#eae4da')
    st.light('soft')
    scarf(C.plaid(), CAMEL, width=2.0, depth=1.35, seed=8)
    st.camera('front', (0, -.05, .25), 2.8, 90, elevation=30, azimuth=22)


def on_stool(mat, colour, seed, wall):
    room.wall(wall, 1.6)
    floor = S.box((14, 8, .2), .01, M.wood('#b98f60', '#855d36', 'x', .5))
    floor.location = (0, 0, -1.4)
    room.window_light()
    S.box((2.7, 1.9, .14), .05, M.wood('#c9a170', '#8f663c', 'x', .8)).location = (0, 0, -.14)
    for x in (-1.1, 1.1):
        for y in (-.7, .7):
            S.box((.15, .15, 1.1), .03, M.wood('#c9a170', '#8f663c', 'z')).location = (x, y, -1.22)
    scarf(mat, colour, (0, 0, 0), (0, 0, 5), seed=seed, nap=0)
    st.camera('front', (0, -.1, .05), 3.5, 75, elevation=20, azimuth=-14)


def tag(name, words, loc, rot):
    s = Sheet(520, 900, '#f3ede0')
    s.text(.5, .24, '织 屿', .11, '#2f2c29', 'Serif', 'Medium', .2)
    s.text(.5, .36, 'ZHIYU', .036, '#6d665c', 'Sans', 'Regular', .5)
    s.text(.5, .58, words[0], .07, '#2f2c29', 'Sans', 'Medium', .05)
    for k, w in enumerate(words[1:]):
        s.text(.5, .70 + .09 * k, w, .05, '#5a534a', 'Sans', 'Regular', .03)
    return L.panel(.40, .70, .014, M.printed(s.save(L.print_path('tag-' + name)), .8), .02, M.plain('#f3ede0', .8), .2, loc, rot)


def detail(mat, colour, name, words, seed, back):
    st.backdrop(*back)
    st.light('crisp')
    _, h = scarf(mat, colour, seed=seed)
    tag(name, words, (.1, -.28, h + .012), (0, 0, -12))
    st.camera('front', (.06, -.5, h - .1), 1.45, 100, elevation=40, azimuth=-12)


def review():
    room.table_top(M.plain('#b7aea2', .9), depth=30, width=30)
    scarf(striped(*OAT), OAT[0], rot=(0, 0, 30), nap=0)
    snapshot((0, 0, .2), 3.2, 9)


SCENES = {'scarf-main': main, 'scarf-sku-second': lambda: main(BLUE, ('#d9dde0', '#e8eaec')),
          'scarf-scene': lambda: on_stool(striped(*OAT), OAT[0], 3, '#e4ddd2'),
          'scarf-close': lambda: detail(striped(*OAT), OAT[0], 'scarf', ('流苏围巾', '30 × 180 cm', '羊毛混纺'), 3, ('#e2dbd0', '#eee9e1')),
          'scarf-review': review,
          'scarf-plaid-main': plaid_main, 'scarf-plaid-scene': lambda: on_stool(C.plaid(), CAMEL, 8, '#dcdad2'),
          'scarf-plaid-close': lambda: detail(C.plaid(), CAMEL, 'plaid', ('格纹围巾', '35 × 190 cm', '100% 羊毛'), 8, ('#ddd5c8', '#eae4da'))}
