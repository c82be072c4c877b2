"""木白 mugwort soap with a paper band, and its beech dish."""
from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from home.props import napkin, print_path

BACK = ('#d8dfd8', '#e8ece7')
GREEN, PALE = '#b9c2a2', '#e6dcc6'
PAPER = '#f4efe4'


def _band():
    s = Sheet(840, 1000, PAPER)
    s.text(.5, .24, '木 白', .075, '#3f4a3c', 'Serif', 'Medium', .4)
    s.text(.5, .50, '艾草手工皂', .115, '#3f4a3c', 'Serif', 'SemiBold', .06)
    s.text(.5, .70, 'MUGWORT SOAP · 100 g', .042, '#7b8373', 'Sans', 'Regular', .12)
    return s.save(print_path('soap'))


def _herb_wax(colour):
    """Soap with fine mugwort powder; the grains only show in a close picture."""
    g = M.Graph('soap')
    v = g.coords('Object')
    grains = g.ramp(g.noise(v, 46, 3, .6), [(.64, 0.0), (.72, 1.0)])
    c = g.mix(g.math('MULTIPLY', grains, .45), colour, '#6f7a50')
    g.principled(Base_Color=c, Subsurface=.5, Subsurface_Color=colour, Subsurface_Radius=(.4, .3, .2), Roughness=.45,
                 Specular=.4, Normal=g.bump(g.noise(v, 9, 4), .12, .03))
    return g.m


def bar(loc, rot, paper=False, colour=GREEN, mat=None):
    parts = [S.box((.95, .62, .3), .07, mat or M.wax(colour), 6)]
    if paper:
        wrap = S.box((.52, .632, .312), .068, {'*': M.plain(PAPER, .8), 'top': M.printed(_band(), .75, fibre=.3)}, 6)
        wrap.location = (0, 0, -.006)
        parts.append(wrap)
    return S.group(parts, loc, rot)


def slatted_dish(loc=(0, 0, 0), rot=0):
    """Five beech slats on two cross bars; the bars stand back from the front."""
    wood = M.wood('#c39a6b', '#8a6138', 'x', 1)
    parts = [S.place(S.box((1.25, .135, .10), .02, wood), (0, (k - 2) * .17, .04)) for k in range(5)]
    parts += [S.place(S.box((.1, .72, .06), .01, wood), (x, 0, 0)) for x in (-.42, .42)]
    return S.group(parts, loc, (0, 0, rot))


def soap_main():
    st.backdrop(*BACK)
    st.light('soft')
    dish = S.box((1.25, .85, .12), .03, M.wood('#c39a6b', '#8a6138', 'x', 1))
    dish.location = (-.2, .25, 0)
    bar((-.2, .25, .125), (0, 0, 4))
    bar((-.18, .24, .43), (0, 0, -10), False, PALE)
    bar((.50, -.50, .245), (58, 0, 14), True)
    green = M.leaf('#7f9070', '#a9b596')
    for i in range(5):
        S.place(S.leaf(.42, .14, green, .2, .2, seed=i), (-.55 + .08 * i, -.55, .02), (0, 0, -100 + i * 28))
    st.camera('front', (.12, 0, .34), 2.3, 90, elevation=20)


def soap_close():
    """A banded bar leaning on two others: the grain of the herb and the paper of the band."""
    st.backdrop(*BACK)
    st.light('crisp')
    pale = _herb_wax(PALE)
    bar((.10, .19, 0), (0, 0, -6), mat=pale)
    bar((.22, .42, .30), (0, 0, 5), mat=pale)
    bar((0, -.2, .218), (52, 0, -6), True, mat=_herb_wax(GREEN))
    st.camera('front', (.06, -.1, .36), 1.42, 90, elevation=20, fstop=7, focus=(0, -.42, .4))


def soap_scene():
    """In use on the edge of a basin, on the slatted dish."""
    room.table_top(M.stone('#c9c2b5', '#aaa294', .35, 1.2))
    room.wall('#d9ddd4')
    room.window_light()
    slatted_dish((-.15, -.35, 0), -8)
    bar((-.15, -.35, .145), (0, 0, -14))
    napkin((.88, .42, 0), -12, '#8f9c8a', 1.3, 1.1, None, 4)
    bar((.85, .40, .10), (0, 0, 10), True)
    jar = S.shell([(0, .02), (.2, 0)] + S.spline([(.21, .01), (.30, .25), (.27, .6), (.14, .85), (.16, .98)]), .03, M.matte_clay('#d9cdbd'))
    jar.location = (-.85, .75, 0)
    st.camera('front', (.16, 0, .40), 2.65, 75, elevation=24, fstop=2.4, focus=(-.15, -.6, .3))


SCENES = {'soap-main': soap_main, 'soap-scene': soap_scene, 'soap-close': soap_close}
