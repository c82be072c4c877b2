"""素纸 雪松防蛀块: eight cedar blocks with cotton cords, in a card box."""
from library import leather as L, materials as M, room, shapes as S, studio as st
from library.labels import Sheet

SIDE, THICK = .5, .15


def block(mat, loc=(0, 0, 0), rot=(0, 0, 0), cord=True, burn=True):
    """A square block lying flat, a hole near the corner, a loop of cord through it."""
    body = S.box((SIDE, SIDE, THICK), .028, mat, 4)
    hole = S.lathe([(0, 0), (.036, 0), (.036, .004), (0, .004)], M.plain('#2a1a10', .95, .05), segments=32)
    parts = [body, S.place(hole, (-SIDE / 2 + .1, SIDE / 2 - .1, THICK - .001))]
    if burn:
        parts.append(L.mark('cedar', [('素纸', .5, .5, .15)], .3, .14, '#4a2a18', (.02, -.06, THICK + .001)))
    if cord:
        cotton = M.plain('#d9ccb2', .95, .1)
        x, y = -SIDE / 2 + .1, SIDE / 2 - .1
        pts = [(x, y, THICK - .03), (x - .03, y + .04, THICK + .03), (x - .08, y + .16, THICK * .8), (x - .06, y + .34, .014), (x + .06, y + .42, .014), (x + .12, y + .32, .014),
               (x + .06, y + .17, THICK * .8), (x + .02, y + .05, THICK + .03), (x, y, THICK - .03)]
        parts.append(S.tube(pts, .013, cotton, resolution=4))
    return S.group(parts, loc, rot)


def wood():
    return M.wood('#c08a62', '#8f5638', 'x', 1.6, .6, .0, 1.0)


def carton(loc=(0, 0, 0), rot=(0, 0, 0)):
    """A sleeve box of kraft card that holds eight blocks in two stacks of four."""
    s = Sheet(1150, 660, '#b49a7c')
    s.text(.5, .22, '素 纸', .13, '#2f2c29', 'Serif', 'Medium', .3)
    s.text(.5, .46, '雪松防蛀块', .15, '#2f2c29', 'Serif', 'SemiBold', .1)
    s.text(.5, .62, 'CEDAR BLOCKS', .05, '#3d362d', 'Sans', 'Regular', .35)
    s.text(.5, .82, '8 块 · 每块 5 × 5 × 1.5 cm · 天然雪松木', .055, '#3d362d', 'Sans', 'Regular', .04)
    face = M.printed(s.save(L.print_path('cedar-box')), .85, fibre=.3)
    box = S.box((1.15, .62, .66), .014, {'*': M.kraft('#b49a7c'), 'front': face})
    return S.place(box, loc, rot)


def main():
    st.backdrop('#ddd2c6', '#eae3da')
    st.light('crisp')
    m = wood()
    for k in range(3):
        block(m, (-.36 + .008 * k, .12, THICK * k), (0, 0, (8, 3, 11)[k]), cord=k == 2, burn=k == 2)
    block(m, (.34, .02, 0), (0, 0, -18))
    block(m, (.1, -.5, 0), (0, 0, 34))
    st.camera('front', (-.02, -.0, .14), 1.78, 90, elevation=40)


def scene():
    room.table_top(M.wood('#c8a171', '#93683b', 'x', .7))
    room.wall('#e6dfd4', 2.0)
    room.window_light()
    o, h = S.folded(2.0, 1.4, 3, .13, M.knit('#d9cdb9', 22, .7), .012, 5, sag=.04, uneven=.05)
    S.place(o, (.05, .2, 0), (0, 0, 4))
    m = wood()
    block(m, (-.3, -.12, h + .0), (0, 0, 16))
    block(m, (.4, .06, h + .0), (0, 0, -22))
    st.camera('front', (.02, .0, .3), 2.45, 75, elevation=30)


def close():
    st.backdrop('#ddd2c6', '#eae3da')
    st.light('crisp')
    m = wood()
    block(m, (0, 0, 0), (0, 0, 20))
    block(m, (.42, .42, 0), (0, 0, -14))
    st.camera('front', (.05, .08, .08), .98, 100, elevation=44, fstop=10)


def pack():
    st.backdrop('#d8d2c8', '#e7e2d9')
    st.light('soft')
    carton((.12, .3, 0), (0, 0, 10))
    m = wood()
    block(m, (-.38, -.5, 0), (0, 0, 22))
    block(m, (.5, -.52, 0), (0, 0, -12))
    st.camera('front', (.08, -.05, .25), 2.15, 90, elevation=22)


SCENES = {'cedar-main': main, 'cedar-scene': scene, 'cedar-close': close, 'cedar-pack': pack}
