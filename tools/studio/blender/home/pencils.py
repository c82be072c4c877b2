"""墨纸 natural HB pencils: hexagonal, unsharpened, the end dipped in 灰绿; twelve in a kraft box."""
import math
import random

from mathutils import Matrix

from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from home.props import print_path

BACK = ('#dcd8cc', '#e9e6de')
LONG, R = 1.75, .036
FLAT = R * math.cos(math.pi / 6)  # half the height of a pencil that lies on a flat side
PITCH = .0735
SAGE, INK = '#6f7d72', '#2f3630'


def _stamp():
    """Ink on the wood: the white of the sheet is clear."""
    s = Sheet(1200, 72, '#ffffff')
    s.text(.5, .5, '墨纸   原木铅笔   HB', .78, '#000000', 'Sans', 'Medium', .2)
    g = M.Graph('stamp')
    img = g.image(s.save(print_path('pencil-stamp')))
    g.principled(Base_Color=INK, Roughness=.6)
    mix = g('MixShader')
    g.nt.links.new(img.outputs['Color'], mix.inputs[0])
    g.nt.links.new(g.p.outputs[0], mix.inputs[1])
    g.nt.links.new(g('BsdfTransparent').outputs[0], mix.inputs[2])
    g.nt.links.new(mix.outputs[0], g.out.inputs[0])
    return g.m


class Maker:
    """Builds pencils of one material; the pencil runs along +z, its dipped end up."""

    def __init__(self):
        self.wood = M.wood('#dcb988', '#b98d58', 'z', 1.5, .55, .15, .7)
        self.lead = M.plain('#38383a', .35, .5)
        self.dip = M.lacquer(SAGE, .4, .3)
        self.ink = _stamp()

    def pencil(self, loc=(0, 0, 0), rot=(0, 0, 0), sharp=False, turn=30):
        low = .22 if sharp else 0
        hexagon = dict(segments=6, angle=30)
        parts = [S.lathe([(0, low), (R - .002, low), (R, low + .004), (R, LONG - .1)], self.wood, **hexagon),
                 S.lathe([(R + .0006, LONG - .16), (R + .0006, LONG - .012), (R - .008, LONG - .001), (0, LONG)], self.dip, **hexagon)]
        if sharp:
            parts.append(S.lathe([(.0125, .075), (FLAT + .003, .235)], M.wood('#e6c79a', '#c9a06c', 'z', 1.5, .7, 0, .5), segments=48))
            parts.append(S.lathe([(.001, 0), (.0035, .008), (.0128, .076)], self.lead, segments=32))
        else:
            parts.append(S.lathe([(0, -.0006), (.011, -.0006), (.011, .003)], self.lead, segments=32))
        y = -FLAT - .0004
        x = R / 2
        mark = S.mesh('mark', [(-x, y, LONG - .25), (-x, y, LONG - .85), (x, y, LONG - .85), (x, y, LONG - .25)], [(0, 1, 2, 3)],
                      self.ink, [[(1, 0), (0, 0), (0, 1), (1, 1)]])
        for part in parts:
            part.data.transform(Matrix.Rotation(math.radians(turn), 4, 'Z'))
        return S.group(parts + [mark], loc, rot)

    def lying(self, x, y, z, turn=0, sharp=False):
        """On a flat side round its middle, the dipped end away from the camera, the mark up."""
        a = math.radians(turn)
        return self.pencil((x + math.sin(a) * LONG / 2, y - math.cos(a) * LONG / 2, z + FLAT), (-90, 0, turn), sharp)


def _sleeve_print():
    s = Sheet(520, 1850, '#b99b76')
    s.rect(.14, .10, .86, .52, '#f3ecdd')
    s.text(.5, .16, '墨 纸', .045, INK, 'Serif', 'Medium', .3)
    s.vertical(.5, .22, '原木铅笔', .05, INK)
    s.text(.5, .49, 'HB', .026, INK, 'Sans', 'Medium', .1)
    s.text(.5, .86, '12 支 · 175 mm', .022, '#4a3c2c', 'Sans', 'Regular', .05)
    s.text(.5, .90, 'NATURAL WOOD PENCILS', .012, '#4a3c2c', 'Sans', 'Regular', .12)
    return s.save(print_path('pencil-box'))


def sleeve(loc, rot, closed=True):
    """The outer of the box: 1.84 long, open at both ends when not closed."""
    kraft = M.kraft('#b99b76')
    w, d, h, t = .54, 1.84, .20, .014
    top = M.printed(_sleeve_print(), .85, fibre=.35)
    if closed:
        return S.place(S.box((w, d, h), .012, {'*': kraft, 'top': top}), loc, (0, 0, rot))
    parts = [S.box((w, d, t), .003, kraft), S.place(S.box((w, d, t), .003, {'*': kraft, 'top': top}), (0, 0, h - t))]
    parts += [S.place(S.box((t, d, h), .003, kraft), (x, 0, 0)) for x in (-(w - t) / 2, (w - t) / 2)]
    return S.group(parts, loc, (0, 0, rot))


def pencils_main():
    st.backdrop(*BACK)
    st.light('crisp')
    sleeve((-.62, 0, 0), 5)
    m = Maker()
    parts = [m.lying((k - 5.5) * PITCH, .12 if k == 8 else 0, 0) for k in range(12)]
    S.group(parts, (.42, -.02, 0), (0, 0, -8))
    st.camera('front', (-.02, -.03, .05), 2.55, 95, elevation=56)


def pencils_pack():
    """The tray pulled out of its sleeve: two layers of six."""
    st.backdrop(*BACK)
    st.light('crisp')
    parts = [sleeve((0, .75, 0), 0, False)]
    kraft = M.kraft('#c3a683')
    w, d, t = .50, 1.81, .014
    parts.append(S.place(S.box((w, d, t), .003, kraft), (0, 0, .016)))
    parts += [S.place(S.box((t, d, .155), .003, kraft), (x, 0, .016)) for x in (-(w - t) / 2, (w - t) / 2)]
    parts += [S.place(S.box((w, t, .155), .003, kraft), (0, y, .016)) for y in (-(d - t) / 2, (d - t) / 2)]
    m = Maker()
    for layer in range(2):
        parts += [m.lying((k - 2.5) * PITCH, 0, .032 + layer * 2 * FLAT, 180) for k in range(6)]
    S.group(parts, (-.22, -.33, 0), (0, 0, -34))
    st.camera('front', (0, .0, .08), 2.75, 95, elevation=36)


def _sketch():
    """A drawn leaf on paper: many thin grey strokes."""
    rnd = random.Random(4)
    s = Sheet(1100, 1500, '#f5f1e8')
    pale, dark = '#6f6d6a', '#3a3938'
    for k in range(60):
        t = k / 59
        s.line(.3 + .4 * t, .75 - .5 * t, .3 + .4 * (t + .017), .75 - .5 * (t + .017), dark, .006)
    for side in (-1, 1):
        for k in range(9):
            t = .12 + k * .09
            x, y = .3 + .4 * t, .75 - .5 * t
            reach = .20 * math.sin(math.pi * min(.97, t + .04))
            s.line(x, y, x + reach * (.9 if side > 0 else .05), y - reach * (.05 if side > 0 else .75), pale, .004)
        last = None
        for k in range(61):
            t = k / 60
            bulge = side * .17 * math.sin(math.pi * t) + rnd.uniform(-.001, .001)
            point = (.3 + .4 * t + bulge * .95, .75 - .5 * t + bulge * .62)
            if last:
                s.line(*last, *point, dark, .006)
            last = point
    return M.printed(s.save(print_path('pencil-sketch')), .9, fibre=.4)


def pencils_scene():
    """On a desk: a cup of pencils, a sketch, and one pencil that has been sharpened."""
    room.table_top(M.wood('#c8a171', '#93683b', 'x', .7), depth=6, width=12)
    room.wall('#e6dfd3', 3.2)
    room.window_light()
    m = Maker()
    cup = S.shell([(0, .04), (.30, .0, .03), (.34, .06, .05), (.35, .98)], .03, M.glaze('#ece6da', '#6f5a44', .2), radius=.02)
    cup.location = (-.62, .35, 0)
    rnd = random.Random(2)
    for k in range(9):
        a = math.radians(40 * k + rnd.uniform(-6, 6))
        foot, lip = rnd.uniform(.13, .20), .275
        tilt = math.degrees(math.atan((lip - foot) / .94))
        m.pencil((-.62 + foot * math.sin(a), .35 - foot * math.cos(a), .055), (tilt, 0, math.degrees(a)))
    paper = S.box((1.48, 2.1, .012), .002, {'*': M.plain('#f5f1e8', .9), 'top': _sketch()})
    S.place(paper, (.62, -.15, 0), (0, 0, -9))
    m.lying(.45, -.80, .014, 250, True)
    st.camera('front', (.12, 0, .55), 3.1, 75, elevation=27, fstop=3, focus=(-.5, -.1, .6))


SCENES = {'pencils-main': pencils_main, 'pencils-scene': pencils_scene, 'pencils-pack': pencils_pack}
