"""织屿 针织冷帽: a ribbed hat with a turned-up cuff and a woven label."""
from library import cloth as C, leather as L, materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from library.snapshot import snapshot

MOSS, RIBS = '#6c735c', 46


def hat(colour=MOSS, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Stands on its cuff, flattened from front to back as an empty hat is."""
    crown = [(.80, .30), (.83, .55), (.84, .85), (.80, 1.15), (.68, 1.42), (.48, 1.60), (.25, 1.69), (.06, 1.70), (0, 1.70)]
    cuff = [(.80, .03), (.84, .0), (.90, .03), (.925, .2), (.92, .45), (.90, .58), (.865, .605), (.82, .58)]
    parts = [S.lathe(S.spline(crown, 6), C.rib_knit(colour, RIBS, 52), segments=RIBS * 8, angle=180, lobes=RIBS, lobe=.022),
             S.lathe(S.spline(cuff, 6), C.rib_knit(colour, RIBS, 40), segments=RIBS * 8, angle=180, lobes=RIBS, lobe=.024)]
    s = Sheet(600, 300, '#e9e0cd')
    s.text(.5, .44, '织 屿', .40, '#2f2c29', 'Serif', 'Medium', .2)
    s.text(.5, .80, 'ZHIYU', .14, '#5a534a', 'Sans', 'Regular', .5)
    label = S.band(.992, .19, .41, M.printed(s.save(L.print_path('beanie')), .85, fibre=.5), -14, 14, 24)
    S.modifier(label, 'SOLIDIFY', thickness=.03)
    parts.append(label)
    for o in parts[:2]:
        S.roughen(o, .9, .05, 2, 4)
    g = S.group(parts)
    g.scale = (1, .80, 1)
    return S.group([g], loc, rot)


def main():
    st.backdrop('#dad9cf', '#e7e6de')
    st.light('soft')
    hat(rot=(0, 0, -8))
    st.camera('front', (0, 0, .82), 2.7, 90, elevation=10)


def scene():
    room.table_top(M.wood('#c8a171', '#93683b', 'x', .7))
    room.wall('#e6e0d6', 2.2)
    room.window_light()
    o, h = S.folded(2.3, 1.5, 3, .13, M.knit('#d9cdb9', 22, .7), .012, 5, sag=.04, uneven=.05)
    S.place(o, (.1, .2, 0), (0, 0, 3))
    hat(loc=(0, .2, h - .02), rot=(0, 0, 6))
    st.camera('front', (.08, .1, 1.0), 3.5, 75, elevation=12)


def close():
    st.backdrop('#dad9cf', '#e7e6de')
    st.light('crisp')
    hat(rot=(0, 0, -14))
    st.camera('front', (-.05, -.4, .62), 1.2, 100, elevation=12)


def review():
    room.table_top(M.wood('#a8845a', '#75532f', 'x', .6), depth=30, width=30)
    hat(rot=(0, 0, 24))
    snapshot((0, 0, .6), 3.0, 3)


SCENES = {'beanie-main': main, 'beanie-scene': scene, 'beanie-close': close, 'beanie-review': review}
