"""皮舍 短夹: a folded wallet, closed, open and in its box."""
from library import leather as L, materials as M, room, shapes as S, studio as st
from library.snapshot import snapshot

W, D, H = 1.1, .9, .20


def card(colour, loc, rot=(0, 0, 0)):
    return L.panel(.856, .54, .01, M.plain(colour, .45, .4), .03, None, .3, loc, rot)


def wallet(colour=L.CARAMEL, loc=(0, 0, 0), rot=(0, 0, 0), dark='#4a2713'):
    """Closed, spine to the left."""
    hide, lining = M.leather(colour), M.leather(colour, .6, .5)
    parts = [L.strip(L.book_path(W, H, .03), D, .03, hide)]
    for k, z in enumerate((.034, .064, .112, .142)):
        parts.append(L.panel(W - .13, D - .03 - .012 * (k % 2), .022, lining, .04, loc=(.045 - .012 * (k % 2), 0, z)))
    e = .045
    seam = [(-W / 2 + .17, -D / 2 + e), (W / 2 - e, -D / 2 + e), (W / 2 - e, D / 2 - e), (-W / 2 + .17, D / 2 - e)]
    parts += L.stitches(seam, H)
    parts.append(L.mark('wallet', [('皮 舍', .5, .5, .1)], .36, .15, dark, (W / 2 - .32, -D / 2 + .17, H + .0012)))
    return S.group(parts, loc, rot)


def wallet_open(colour=L.CARAMEL, loc=(0, 0, 0), rot=(0, 0, 0), dark='#4a2713'):
    """Lying open, face up: three slots on each half, the note pocket behind."""
    hide, lining = M.leather(colour), M.leather(colour, .6, .6)
    parts = [L.panel(2.24, D, .03, hide, .06), L.panel(2.16, D - .07, .012, lining, .05, loc=(0, -.035, .03))]
    for side in (-1, 1):
        x = side * .56
        for k in range(3):
            top = D / 2 - .13 - .125 * k
            height = top + D / 2
            parts.append(L.panel(.94, height - .02, .013, hide, .03, loc=(x, -D / 2 + .01 + height / 2, .053 + .024 * k)))
            if (side, k) in ((-1, 0), (1, 0), (1, 2)):
                tone = {(-1, 0): '#efe7d8', (1, 0): '#8a9a94', (1, 2): '#efe7d8'}[(side, k)]
                parts.append(card(tone, (x, top - .21, .0425 + .024 * k)))
        e = .04
        z = .115
        parts += L.stitches([(x - .47 + e, .02), (x - .47 + e, -D / 2 + e + .02), (x + .47 - e, -D / 2 + e + .02), (x + .47 - e, .02)], z)
    parts.append(L.mark('wallet-in', [('皮 舍', .5, .5, .1)], .32, .13, dark, (.56, -.3, .1152)))
    return S.group(parts, loc, rot)


def main(colour=L.CARAMEL, back=('#ddd2c4', '#eae2d7'), dark='#4a2713'):
    st.backdrop(*back)
    st.light('crisp')
    wallet(colour, (0, .02, 0), (0, 0, 22), dark)
    st.camera('front', (0, 0, .08), 1.78, 90, elevation=40)


def scene():
    room.table_top()
    room.wall('#e6dfd3', 2.0)
    room.window_light()
    wallet(loc=(-.15, -.35, 0), rot=(0, 0, 20))
    L.table_cup(M.glaze('#e9e4da', '#7d6a54'), (.75, .55, 0))
    st.camera('front', (.12, 0, .22), 2.5, 70, elevation=24)


def close():
    st.backdrop('#ddd2c4', '#eae2d7')
    st.light('crisp')
    wallet_open(rot=(0, 0, -12))
    st.camera('front', (0, -.02, .05), 2.55, 90, elevation=56)


def pack():
    st.backdrop('#d8d1c6', '#e7e1d8')
    st.light('crisp')
    tray, lid = L.gift_box(1.5, 1.25, .4, '#3a3430', '皮舍', 'PISHE LEATHER', name='wallet')
    S.place(tray, (-.9, .25, 0), (0, 0, 12))
    S.place(lid, (.92, -.3, 0), (0, 0, -12))
    wallet(loc=(-.9, .25, .06), rot=(0, 0, 12))
    st.camera('front', (.02, -.05, .15), 4.05, 90, elevation=46)


def review():
    room.table_top(M.wood('#8d6a48', '#5c4028', 'x', .8), depth=30, width=30)
    wallet_open(rot=(0, 0, 16))
    snapshot((0, 0, .05), 2.9, 10)


SCENES = {'wallet-main': main, 'wallet-sku-second': lambda: main(L.INK, ('#d6d2cc', '#e6e2dc'), '#0f0d0c'), 'wallet-scene': scene, 'wallet-close': close, 'wallet-pack': pack,
          'wallet-review': review}
