"""皮舍 护照夹: a folded cover with a plain booklet inside."""
from library import leather as L, materials as M, room, shapes as S, studio as st

W, D, H = 1.0, 1.4, .15


def cover(colour=L.FOREST, loc=(0, 0, 0), rot=(0, 0, 0), dark='#141c17', ticket=False):
    """Closed, spine to the left."""
    hide, lining = M.leather(colour), M.leather(colour, .6, .5)
    parts = [L.strip(L.book_path(W, H, .03), D, .03, hide)]
    parts += [L.panel(W - .1, D - .04, .016, lining, .03, loc=(.03, 0, z)) for z in (.032, .102)]
    parts.append(L.panel(.88, D - .12, .046, M.plain('#efe8d9', .85), .05, M.plain('#e6dcc8', .9), .15, (.01, 0, .052)))
    if ticket:
        parts.append(boarding((.0, .28, .1)))
    e = .045
    seam = [(-W / 2 + .14, -D / 2 + e), (W / 2 - e, -D / 2 + e), (W / 2 - e, D / 2 - e), (-W / 2 + .14, D / 2 - e)]
    parts += L.stitches(seam, H)
    parts.append(L.mark('passport', [('PASSPORT', .5, .42, .32)], .62, .16, dark, (.04, .12, H + .0012), kind='Sans'))
    parts.append(L.mark('passport-brand', [('皮 舍', .5, .5, .1)], .34, .14, dark, (.04, -D / 2 + .2, H + .0012)))
    return S.group(parts, loc, rot)


def boarding(loc):
    s = L.Sheet(800, 1400, '#f4f1ea')
    s.rect(0, 0, 1, .12, '#3f5a66')
    s.text(.5, .06, '登 机 牌', .045, '#f4f1ea', 'Sans', 'Medium', .2)
    s.text(.5, .2, 'BOARDING PASS', .03, '#3f5a66', 'Sans', 'Regular', .2)
    return L.panel(.78, 1.36, .008, M.printed(s.save(L.print_path('boarding')), .7), .03, M.plain('#f4f1ea', .8), .2, loc)


def main():
    st.backdrop('#d5d6cd', '#e4e5de')
    st.light('crisp')
    cover(rot=(0, 0, 18))
    st.camera('front', (0, -.02, .06), 2.05, 90, elevation=50)


def scene():
    room.table_top(M.wood('#b98f60', '#855d36', 'x', .7))
    room.wall('#e3ddd2', 2.2)
    room.window_light()
    cover(loc=(-.25, -.2, 0), rot=(0, 0, 14), ticket=True)
    L.table_cup(M.glaze('#e9e4da', '#7d6a54'), (.85, .55, 0))
    st.camera('front', (.1, .05, .2), 2.85, 75, elevation=34)


def close():
    st.backdrop('#d5d6cd', '#e4e5de')
    st.light('crisp')
    cover(rot=(0, 0, 12))
    st.camera('front', (.18, -.42, .1), .95, 100, elevation=32, azimuth=26, fstop=9)


def pack():
    st.backdrop('#d3cfc6', '#e4e0d8')
    st.light('crisp')
    tray, lid = L.gift_box(1.3, 1.7, .32, '#3a3430', '皮舍', 'PISHE LEATHER', name='passport')
    S.place(tray, (-.82, .1, 0), (0, 0, 9))
    S.place(lid, (.92, -.2, 0), (0, 0, -8))
    cover(loc=(-.82, .1, .055), rot=(0, 0, 9))
    st.camera('front', (.04, -.04, .12), 3.75, 90, elevation=52)


SCENES = {'passport-main': main, 'passport-scene': scene, 'passport-close': close, 'passport-pack': pack}
