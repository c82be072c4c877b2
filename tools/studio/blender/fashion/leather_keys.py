"""皮舍 皮钥匙扣: a leather loop with a rivet, a brass ring. Built at 1.6 times its real size for the studio light."""
import math

from library import leather as L, materials as M, room, shapes as S, studio as st
from library.snapshot import snapshot

BRASS = '#c6a86a'


def ring(radius, thick, mat, loc, rot):
    pts = [(radius * math.cos(2 * math.pi * k / 24), radius * math.sin(2 * math.pi * k / 24), 0) for k in range(24)]
    return S.place(S.tube(pts, thick, mat, cyclic=True), loc, rot)


def loop(colour=L.CARAMEL, loc=(0, 0, 0), rot=(0, 0, 0), dark='#4a2713'):
    """Lies along x, the fold with the ring at the left."""
    hide = M.leather(colour)
    brass = M.metal(BRASS, .22, .06)
    width, long = .40, 1.25
    path = [(long / 2 - (long - .16) * k / 10, .02) for k in range(11)]
    left = -long / 2 + .16
    # the fold swells round the ring
    path += [(left - .12 * math.sin(math.pi * k / 14), .02 + (.065 * k / 14) + .05 * math.sin(math.pi * k / 14) * (k - 7) / 7) for k in range(1, 14)]
    path += [(left + (long - .16) * k / 10, .085) for k in range(11)]
    parts = [L.strip(path, width, .04, hide, .35)]
    e = .045
    top = .106
    seam = [(left + .26, width / 2 - e), (long / 2 - e, width / 2 - e), (long / 2 - e, -width / 2 + e), (left + .26, -width / 2 + e)]
    parts += L.stitches(seam, top)
    cap = S.lathe([(0, .045), (.05, .04, .02), (.07, .012, .01), (.07, 0)], brass, radius=.012, segments=48)
    parts.append(S.place(cap, (left + .13, 0, top - .004)))
    parts.append(L.mark('keys', [('皮 舍', .5, .5, .1)], .40, .16, dark, (.16, 0, top + .0012)))
    parts.append(ring(.27, .022, brass, (left - .30, 0, .06), (0, 6, 0)))
    parts.append(ring(.27, .022, brass, (left - .30, .004, .098), (0, 6, 0)))
    return S.group(parts, loc, rot)


def main():
    st.backdrop('#dcd4c9', '#e9e3da')
    st.light('crisp')
    loop(loc=(.22, 0, 0), rot=(0, 0, 24))
    st.camera('front', (.02, 0, .05), 2.15, 90, elevation=48)


def scene():
    room.table_top(M.wood('#c8a171', '#93683b', 'x', .7))
    room.wall('#e3dccf', 2.0)
    room.window_light()
    dish = S.shell([(0, 0), (.62, 0, .08), (.86, .16), (.9, .2)], .05, M.matte_clay('#d8d2c6'), radius=.03)
    dish.location = (-.35, .72, 0)
    loop(loc=(.3, -.5, 0), rot=(0, 0, 14))
    st.camera('front', (0, -.05, .15), 2.7, 75, elevation=34)


def close():
    st.backdrop('#dcd4c9', '#e9e3da')
    st.light('crisp')
    loop(loc=(.22, 0, 0), rot=(0, 0, 24))
    st.camera('front', (-.2, -.12, .08), 1.05, 100, elevation=36, azimuth=14, fstop=9)


def review():
    room.table_top(M.plain('#d9d4cb', .5), depth=30, width=30)
    loop(loc=(.3, 0, 0), rot=(0, 0, -28))
    snapshot((-.02, .0, .05), 2.2, 7)


SCENES = {'key-ring-main': main, 'key-ring-scene': scene, 'key-ring-close': close, 'key-ring-review': review}
