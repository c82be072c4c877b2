"""木白 hand wash in an amber bottle with a black pump: 无花果 and 橙花."""
from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from home.props import napkin, print_path, twig

BACK = ('#e5dccd', '#f0e9de')
INK = '#2d2a26'
FIG = ('无花果', 'FIG LEAF HAND WASH', '#f6f1e7')
BLOSSOM = ('橙花', 'ORANGE BLOSSOM HAND WASH', '#f6e3c8')


def _label(name, english, paper):
    s = Sheet(800, 1000, paper)
    s.text(.5, .16, '木 白', .07, INK, 'Serif', 'Medium', .4)
    s.text(.5, .40, name, .12, INK, 'Serif', 'SemiBold', .12)
    s.text(.5, .53, '香氛洗手液', .065, INK, 'Sans', 'Regular', .1)
    s.line(.42, .62, .58, .62, INK, .002)
    s.text(.5, .70, english, .034, '#6d665c', 'Sans', 'Regular', .15 if len(english) < 20 else .02)
    s.text(.5, .86, '300 mL', .04, '#6d665c')
    return s.save(print_path('pump-' + name))


def bottle(scent=FIG, loc=(0, 0, 0), rot=0, tint='#b27a35'):
    r, h = .36, 1.35
    black = M.lacquer('#1e1d1c', .35, .3)
    parts = [
        S.shell([(0, .03), (r - .04, 0, .03), (r, .05, .06), (r, h, .12), (.15, h + .12, .06), (.15, h + .22)], .03,
                M.glass(tint, shadow='#d9b98a'), radius=.03),
        S.lathe([(0, .06), (r - .06, .05, .03), (r - .031, .1, .04), (r - .031, h - .25, .01), (0, h - .25)],
                M.liquid('#e6c58a', 1.36, .05), radius=.02),
        S.band(r + .003, .25, 1.08, M.printed(_label(*scent), .6, fibre=.15), -58, 58),
        S.lathe([(0, h + .38), (.1, h + .38, .02), (.175, h + .36, .02), (.175, h + .17, .01), (.15, h + .17)], black, radius=.01),
        S.lathe([(0, h + .62), (.045, h + .62), (.045, h + .36)], black),
        S.lathe([(0, h + .72), (.1, h + .72, .03), (.11, h + .62, .02), (0, h + .62)], black, radius=.015),
        S.tube([(0, 0, h + .67), (-.2, -.12, h + .68), (-.34, -.21, h + .66), (-.42, -.255, h + .6)], .042, black, [1.1, 1, .85, .7]),
        S.tube([(0, 0, .1), (0, 0, h + .2)], .022, M.plain('#efe9dd', .5)),
    ]
    return S.group(parts, loc, (0, 0, rot))


def handwash_main(scent=FIG, back=BACK):
    st.backdrop(*back)
    st.light('soft')
    bottle(scent)
    st.camera('front', (0, 0, 1.03), 2.7, 100, elevation=8)


def handwash_close():
    """The label and the glass."""
    st.backdrop(*BACK)
    st.light('soft')
    bottle(rot=-8)
    st.camera('front', (-.02, 0, .76), 1.16, 95, elevation=12, azimuth=-14, fstop=8, focus=(0, -.36, .7))


def handwash_scene():
    """At the wash basin: stone top, folded towel, a twig in a vase."""
    room.table_top(M.stone('#c9c2b5', '#aaa294', .35, 1.2))
    room.wall('#e3dccf')
    room.window_light()
    bottle(loc=(-.2, -.25, 0), rot=-6)
    napkin((.95, .35, 0), -10, '#e9e3d6', 1.4, 1.2, ('#b48a5a', .5, .08), 5)
    napkin((.97, .36, .085), -5, '#b9b3a2', 1.3, 1.15, None, 6)
    vase = S.shell([(0, .02), (.2, 0)] + S.spline([(.21, .01), (.32, .28), (.29, .56), (.17, .84), (.11, .98), (.14, 1.1)]),
                   .03, M.matte_clay('#cbbba6'))
    vase.location = (-1.05, .75, 0)
    for k, reach in enumerate(((-.25, .05), (.12, .15))):
        twig((-1.05, .75, .85), reach, 1.3 + .25 * k, k + 11)
    st.camera('front', (.05, 0, .98), 2.9, 75, elevation=12, fstop=2, focus=(-.2, -.6, .8))


SCENES = {'handwash-main': handwash_main, 'handwash-scene': handwash_scene, 'handwash-close': handwash_close,
          'handwash-sku-second': lambda: handwash_main(BLOSSOM, ('#ecdcc2', '#f3e8d6'))}
