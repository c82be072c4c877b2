"""素纸 帆布收纳包: a zip pouch of canvas with a leather pull."""
from library import cloth as C, leather as L, materials as M, room, shapes as S, studio as st
from library.labels import Sheet

CREAM = '#e6dcc8'
W, H = 2.2, 1.5


def pouch(loc=(0, 0, 0), rot=(0, 0, 0), flat=False):
    """Stands on its lower edge; `flat` leaves it lying face up."""
    s = Sheet(1400, int(1400 * H / W), CREAM)
    s.text(.5, .52, '素纸', .14, '#2f2c29', 'Serif', 'Medium', .35)
    s.text(.5, .66, 'SUZHI  /  CANVAS', .034, '#2f2c29', 'Sans', 'Regular', .3)
    path = s.save(L.print_path('pouch'))
    front = C.print_on(M.weave(CREAM, None, 26, .7, .3), path, W, H)
    back = M.weave(CREAM, None, 26, .7, .3)
    outline = [(-W / 2 + .12, 0), (W / 2 - .12, 0), (W / 2, .12), (W / 2, H), (-W / 2, H), (-W / 2, .12)]
    ob = S.sewn(outline, 1.5, front, .075, 26, stiffness=24, seed=3, mat_back=back, shrink=-.01, floor=False, pin=lambda x, y: y > H - .03)
    low = min(v.co.z for v in ob.data.vertices)
    parts = [ob]
    # the zip: tape, teeth, slider with a leather pull; in the plane of the rim
    tape = S.box((W - .04, .10, .05), .02, M.weave('#4a3d33', None, 30, .4, .1, uv=False))
    parts.append(S.place(tape, (0, H + .01, -.025)))
    brass = M.metal('#b99a60', .3)
    tooth = S.box((.022, .05, .062), .006, brass, 2)
    for k in range(64):
        x = -W / 2 + .12 + k * (W - .24) / 63
        parts.append(S.place(tooth if k == 0 else S.copy(tooth), (x, H + .045, -.031)))
    parts.append(S.place(S.box((.11, .09, .10), .025, brass, 3), (.80, H + .045, -.05)))
    pull = L.panel(.12, .46, .03, M.leather(L.CARAMEL), .05, loc=(.84, H - .17, .06), rot=(0, -4, 8))
    parts.append(pull)
    parts.append(S.tube([(.80, H + .05, .03), (.81, H + .07, .07), (.82, H + .03, .085), (.82, H - .0, .085)], .014, brass))
    if flat:
        body = S.group(parts, (0, 0, -low))
    else:
        # lying (x, y, z) becomes standing (x, -z, y)
        body = S.group(parts, (0, 0, -min(v.co.y for v in ob.data.vertices)), (90, 0, 0))
    return S.group([body], loc, rot)


def main():
    st.backdrop('#d8d4ca', '#e6e3da')
    st.light('soft')
    pouch(rot=(-3, 0, -8))
    st.camera('front', (0, 0, .78), 3.0, 90, elevation=9)


def scene():
    room.table_top(M.wood('#c8a171', '#93683b', 'x', .7))
    room.wall('#e6e0d5', 1.9)
    room.window_light()
    pouch(loc=(-.1, .5, 0), rot=(-4, 0, 5))
    for k, (c, x) in enumerate((('#c9a170', .35), ('#6c735c', .0))):
        pencil = S.lathe([(0, 0), (.035, .14), (.035, 1.5, .005), (0, 1.5)], M.lacquer(c, .5, .2), radius=.004, segments=6)
        S.place(pencil, (.25 + x, -.55 - .1 * k, .035), (0, 90, 150 + 12 * k))
    st.camera('front', (-.02, .1, .72), 3.2, 75, elevation=15)


def close():
    st.backdrop('#d8d4ca', '#e6e3da')
    st.light('crisp')
    pouch(rot=(-3, 0, -8))
    st.camera('front', (.58, -.1, 1.22), 1.15, 100, elevation=16, azimuth=8)


SCENES = {'pouch-main': main, 'pouch-scene': scene, 'pouch-close': close}
