"""皮舍 卡包: a flat card holder with three slots on its front."""
from library import leather as L, materials as M, room, shapes as S, studio as st

W, D = 1.0, .74


def holder(colour=L.CARAMEL, loc=(0, 0, 0), rot=(0, 0, 0), cards=('#e9e0cf', '#6f7f78'), dark='#4a2713'):
    hide = M.leather(colour)
    parts = [L.panel(W, D, .03, hide, .07)]
    z = .03
    for k in range(3):
        height = D - .10 - .13 * k
        y = -D / 2 + height / 2
        if k < len(cards):
            parts.append(L.panel(.856, .54, .01, M.plain(cards[k], .45, .4), .03, None, .3, (0, -D / 2 + height - .54 / 2 + (.20 if k == 0 else .075), z)))
        parts.append(L.panel(W, height, .022, hide, .05, loc=(0, y, z + .008)))
        z += .026
    top = z + .004
    e = .04
    seam = [(-W / 2 + e, -D / 2 + .36), (-W / 2 + e, -D / 2 + e), (W / 2 - e, -D / 2 + e), (W / 2 - e, -D / 2 + .36)]
    parts += L.stitches(seam, top, step=.05, size=.9)
    parts.append(L.mark('cards', [('皮 舍', .5, .5, .1)], .34, .14, dark, (0, -D / 2 + .17, top + .0014)))
    return S.group(parts, loc, rot)


def main():
    st.backdrop('#dcd3c7', '#e9e2d8')
    st.light('crisp')
    holder(rot=(0, 0, 16))
    st.camera('front', (0, .04, .05), 1.62, 90, elevation=50)


def scene():
    room.table_top(M.wood('#9c7750', '#6b4b2e', 'x', .7))
    room.wall('#ded8cd', 2.0)
    room.window_light()
    book(loc=(.12, .05, 0), rot=(0, 0, -14))
    holder(loc=(.0, -.08, .2), rot=(0, 0, 18))
    st.camera('front', (.05, 0, .18), 2.4, 75, elevation=34)


def book(loc=(0, 0, 0), rot=(0, 0, 0), colour='#7f8a80'):
    """A closed note book to lie under a small thing."""
    cover = M.weave(colour, None, 10, .3, .2, uv=False)
    parts = [S.place(S.box((1.5, 1.12, .15), .01, M.plain('#f1ebde', .85)), (0, 0, .025))]
    parts += [S.place(S.box((1.58, 1.2, .025), .01, cover, 3), (0, 0, z)) for z in (0, .175)]
    parts.append(S.place(S.box((.04, 1.2, .2), .015, cover, 3), (-.78, 0, 0)))
    return S.group(parts, loc, rot)


def close():
    st.backdrop('#dcd3c7', '#e9e2d8')
    st.light('crisp')
    holder(rot=(0, 0, 10))
    st.camera('front', (.16, -.12, .06), .82, 100, elevation=38, azimuth=22, fstop=8)


def pack():
    st.backdrop('#d3cfc6', '#e4e0d8')
    st.light('crisp')
    tray, lid = L.gift_box(1.36, 1.08, .34, '#7b6a58', '皮舍', 'PISHE LEATHER', name='cards')
    S.place(lid, (-.78, .22, 0), (0, 0, 12))
    S.place(tray, (.84, -.3, 0), (0, 0, -10))
    holder(loc=(.84, -.3, .055), rot=(0, 0, -12), cards=())
    st.camera('front', (.04, -.06, .12), 3.7, 90, elevation=48)


SCENES = {'card-holder-main': main, 'card-holder-scene': scene, 'card-holder-close': close, 'card-holder-pack': pack}
