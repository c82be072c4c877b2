"""眠云 washed cotton bedding: the folded set, the made bed, the cloth from near. One unit is 3.2 dm."""
import math

from library import materials as M, room, shapes as S, studio as st
from library.hung_cloth import hang

CREAM, SAGE, APRICOT = '#e9e3d7', '#b9c0b4', '#cdb8a4'


def cotton(colour, strength=.35):
    return M.weave(colour, None, 26, strength, .25)


def pillow(colour, seed=2):
    w, h = 1.15, .78
    return S.sewn([(-w, -h), (w, -h), (w, h), (-w, h)], 2.6, cotton(colour), .085, 26, stiffness=18, seed=seed)


def stack(strength=.35, topped=True):
    z = 0
    for i, c in enumerate((CREAM, SAGE, APRICOT)):
        o, h = S.folded(2.5, 1.8, 6 if i == 0 else 4, .055, cotton(c, strength), .012, 3 + i, sag=.05, uneven=.05)
        S.place(o, (0, 0, z), (0, 0, (1.5, -2, 1)[i]))
        z += h + .01
    if topped:
        S.place(pillow(CREAM), (0, .05, z), (0, 0, 2))
    return z


def main():
    st.backdrop('#e6e2da', '#f0ede7')
    st.light('soft')
    stack()
    st.camera('front', (0, 0, .85), 3.7, 90, elevation=14, azimuth=-22)


def close():
    st.backdrop('#e6e2da', '#f0ede7')
    st.light('crisp')
    stack(.7, False)
    st.camera('front', (-.75, -.75, .58), 1.75, 90, elevation=20, azimuth=-34, fstop=2.0, focus=(-.95, -.9, .6))


def over_side(ob, edge=2.85, radius=.3):
    """Bend what lies beyond the edge of the mattress down its side."""
    for v in ob.data.vertices:
        x, y, z = v.co
        beyond = abs(x) - edge
        if beyond <= 0:
            continue
        a = min(beyond / radius, math.pi / 2)
        rest = max(0.0, beyond - radius * math.pi / 2)
        reach = radius + z
        v.co = (math.copysign(edge + reach * math.sin(a), x), y, reach * math.cos(a) - radius - rest)


def quilt():
    """Turned back at the pillows; it hangs over both sides."""
    path = [(-1.45, .40), (-1.0, .44), (-.6, .42), (-.34, .36), (-.28, .24), (-.4, .14), (-.9, .12), (-2.0, .14), (-3.4, .14), (-5.0, .14)]
    body, _, _ = hang(path, 7.2, cotton(CREAM), .05, .35, .15, 6, density=11)
    over_side(body)
    body.modifiers.clear()
    S.roughen(body, .95, .20, 1, 3)
    S.roughen(body, .34, .07, 2, 5)
    S.modifier(body, 'SOLIDIFY', thickness=.13, offset=0)
    S.modifier(body, 'SUBSURF', levels=1, render_levels=2)


def scene():
    room.wall('#e3dcd0', 2.6)
    room.window_light(.78)
    wood = M.wood('#b98d5f', '#85603a', 'x', .6)
    S.place(S.box((6.4, .22, 3.6), .06, wood), (0, 2.2, -1.9))
    sheet = S.box((5.6, 7.2, .9), .2, cotton(SAGE), 6)
    S.place(sheet, (0, -1.55, -.9))
    S.place(S.box((5.8, 7.3, .6), .05, wood), (0, -1.5, -1.55))
    for colour, x, turn, seed in ((CREAM, -1.28, 4, 2), (APRICOT, 1.22, -5, 5)):
        S.place(pillow(colour, seed), (x, 1.42, .42), (52, 0, turn))
    quilt()
    st.camera('front', (-.15, .55, .38), 5.1, 85, elevation=26, azimuth=-20)


SCENES = {'bedding-main': main, 'bedding-scene': scene, 'bedding-close': close}
