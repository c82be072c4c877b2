"""素纸 cloth-bound A5 notebook in 灰绿 and 亚麻, with a black elastic and a ribbon."""
from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from home.props import print_path

SAGE, LINEN = '#6f7d72', '#cbbfa9'
PAGE = '#f3eee2'
INK = '#2f2c29'


def _cover(colour):
    s = Sheet(1000, 1400, colour)
    s.rect(.30, .20, .70, .36, PAGE)
    s.text(.5, .26, '素 纸', .045, INK, 'Serif', 'Medium', .3)
    s.text(.5, .315, 'NOTEBOOK  A5', .016, INK, 'Sans', 'Regular', .3)
    return M.printed(s.save(print_path('notebook-' + colour[1:])), .8, fibre=.35)


def _sticker():
    s = Sheet(1000, 560, PAGE)
    s.text(.5, .38, '素 纸', .28, INK, 'Serif', 'Medium', .3)
    s.text(.5, .72, 'NOTEBOOK  A5', .1, INK, 'Sans', 'Regular', .3)
    return M.printed(s.save(print_path('notebook-sticker')), .8, fibre=.3)


def book(loc, rot, cover, face=None, pages=None):
    """Closed: a block of pages between two boards, spine at the left, elastic at the right."""
    block = S.box((1.40, 2.02, .15), .01, pages or M.plain(PAGE, .85))
    block.location = (0, 0, .03)
    parts = [block]
    for z in (0, .18):
        board = S.box((1.48, 2.1, .03), .012, {'*': cover, **({'top': face} if face and z else {})}, 3)
        board.location = (0, 0, z)
        parts.append(board)
    parts.append(S.place(S.box((.05, 2.1, .21), .02, cover, 4), (-.735, 0, 0)))
    parts.append(S.place(S.box((.06, 2.13, .222), .012, M.plain('#2a2c2a', .8)), (.56, 0, -.004)))
    return S.group(parts, loc, rot)


def _sheets():
    """The edge of the block: single sheets show as fine lines."""
    g = M.Graph('sheets')
    lines = g.noise(g.coords('Object', (.3, .3, 60)), 3, 4, .7)
    g.principled(Base_Color=g.mix(g.math('MULTIPLY', lines, .5), PAGE, '#9b917c'), Roughness=.9, Specular=.15)
    return g.m


def pen(loc, rot):
    body = S.lathe([(0, 0), (.012, .02), (.035, .16), (.042, .2), (.042, 1.15), (.036, 1.2), (0, 1.21)],
                   M.metal('#bfa46a', .25, .08), radius=.004, segments=48)
    return S.place(body, loc, rot)


def open_book(loc, rot, cover):
    """Lying flat: two swelling halves of the block over the boards, the ribbon in the gutter."""
    parts = []
    shape = [(0, .045), (.02, .07), (.07, .125), (.18, .152), (.4, .150), (.8, .130), (1.2, .112), (1.39, .105), (1.40, .03), (0, .03)]
    half, n = 1.01, len(shape)
    for side in (-1, 1):
        verts = [(side * x, y, z) for y in (-half, half) for x, z in shape]
        faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i)[::-side] for i in range(n)]
        faces += [tuple(range(n))[::side], tuple(range(n, 2 * n))[::-side]]
        block = S.mesh('pages', verts, faces, M.plain(PAGE, .85, .2), angle=40)
        parts.append(block)
        parts.append(S.place(S.box((1.45, 2.1, .03), .012, cover, 3), (side * .745, 0, 0)))
    line = [(.012, 1.02, .07), (.02, .5, .085), (.03, -.4, .09), (.05, -.95, .1), (.09, -1.06, .06), (.14, -1.14, .012), (.2, -1.3, .012)]
    ribbon = S.tube(line, .022, M.weave('#2a2c2a', None, 20, .2, uv=False))
    parts.append(ribbon)
    return S.group(parts, loc, rot)


def notebook_main(colour=SAGE, under=LINEN, back=('#e1ded6', '#edebe5')):
    st.backdrop(*back)
    st.light('crisp')
    book((-.1, .2, .0), (0, 0, 22), M.weave(under, None, 10, .3, .2))
    book((.12, .0, .215), (0, 0, 10), M.weave(colour, None, 10, .3, .2), _cover(colour))
    pen((1.22, -.72, .045), (90, 0, 20))
    st.camera('front', (.15, -.05, .12), 3.6, 90, elevation=48)


def notebook_close():
    """The cloth, the glued label and the elastic."""
    st.backdrop('#e1ded6', '#edebe5')
    st.light('crisp')
    cloth = M.weave(SAGE, '#98a397', 85, .8, .6)
    book((0, 0, 0), (0, 0, 14), M.weave(SAGE, None, 10, .3, .2), cloth, _sheets())
    label = S.mesh('label', [(-.296, .294, .2125), (.296, .294, .2125), (.296, .63, .2125), (-.296, .63, .2125)], [(0, 1, 2, 3)],
                   _sticker(), [[(0, 0), (1, 0), (1, 1), (0, 1)]])
    S.place(label, (0, 0, 0), (0, 0, 14))
    st.camera('front', (.12, .18, .1), 1.75, 90, elevation=38, azimuth=26, fstop=8, focus=(.1, .2, .2))


def notebook_scene():
    """Open on a desk by the window, with a pen and a cup of tea."""
    room.table_top(M.wood('#c8a171', '#93683b', 'x', .7), depth=7, width=12)
    room.wall('#e6dfd3', 4)
    room.window_light()
    open_book((0, -.1, 0), (0, 0, 9), M.weave(SAGE, None, 10, .3, .2))
    pen((.45, .35, .194), (91.7, 0, 28))
    cup = S.shell([(0, .03), (.2, .0, .02), (.33, .14, .12), (.36, .55)], .025, M.glaze('#d9d2c4', '#5e4d3c'), radius=.02)
    cup.location = (1.35, 1.45, 0)
    tea = S.lathe([(0, .44), (.33, .44)], M.plain('#8a5a24', .12, .5))
    tea.location = (1.35, 1.45, 0)
    st.camera('front', (.1, .1, .15), 3.9, 80, elevation=40, fstop=4, focus=(0, -.2, .15))


SCENES = {'notebook-main': notebook_main, 'notebook-scene': notebook_scene, 'notebook-close': notebook_close,
          'notebook-sku-second': lambda: notebook_main(LINEN, SAGE, ('#dedbd4', '#ebe9e4'))}
