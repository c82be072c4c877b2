"""锅间 cast iron frying pan, 24 cm, with a wooden handle."""
import math
import random

from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from home.props import carton, napkin, print_path

BACK = ('#dcd9d2', '#eae7e1')


def iron():
    g = M.Graph('iron')
    n = g.noise(g.coords('Object'), 60, 4, .6)
    g.principled(Base_Color='#1c1c1d', Roughness=.46, Specular=.5, Normal=g.bump(n, .3, .01))
    return g.m


def pan(loc=(0, 0, 0), rot=0):
    body = S.shell([(0, .0), (.95, .0, .05), (1.06, .1, .1), (1.22, .42)], .05, iron(), radius=.05, segments=128)
    grip = S.tube([(0, 0, 0), (.5, 0, .03), (1.0, 0, .09), (1.55, 0, .17), (1.65, 0, .18)], .1,
                  M.wood('#a87445', '#6d4424', 'x', 2, .42, .2), [.75, .95, 1.05, 1.0, .55], resolution=10)
    grip.location = (1.5, 0, .38)
    grip.scale = (1, 1.1, .8)
    neck = S.tube([(1.13, 0, .30), (1.3, 0, .37), (1.58, 0, .40)], .055, M.metal('#8f9092', .32, .1))
    ring = S.lathe([(.07, -.03), (.088, -.03), (.088, .03), (.07, .03)], M.metal('#8f9092', .3), segments=40)
    S.place(ring, (1.52, 0, .385), (0, 86, 0))
    return S.group([body, grip, neck, ring], loc, (0, 0, rot))


def fried_egg(loc, r=.42, seed=1, turn=0):
    """White with a wavy brown edge, round yolk."""
    rnd = random.Random(seed)
    waves = [(k, rnd.uniform(.01, .06) / (1 + .2 * k), rnd.uniform(0, 6.28)) for k in (2, 3, 4, 5, 7)]
    g = M.Graph('egg white')
    far = g('TexGradient')
    far.gradient_type = 'SPHERICAL'
    g.nt.links.new(g.coords('Object', (1 / (r * 1.12),) * 3), far.inputs[0])
    g.principled(Base_Color=g.ramp(far.outputs['Fac'], [(.05, '#8a5524'), (.11, '#d9b173'), (.2, '#f4efe3'), (1, '#f7f3ea')]),
                 Roughness=.28, Specular=.5, Subsurface=.12, Subsurface_Color='#f4efe3', Normal=g.bump(g.noise(g.coords('Object'), 9, 3), .3, .03))
    white = S.lathe([(r, 0), (r * 1.01, .012), (r * .95, .03), (r * .7, .035), (r * .4, .05), (0, .055)], g.m, segments=128, angle=180)
    for v in white.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        f = 1 + sum(h * math.sin(k * a + p) for k, h, p in waves)
        v.co.x *= f
        v.co.y *= f
    yolk = S.lathe([(.165, .035), (.16, .07), (.125, .115), (.07, .14), (0, .147)], M.plain('#e8930f', .14, .5, .25, .4), segments=64, angle=180)
    yolk.location = (.03, -.02, 0)
    return S.group([white, yolk], loc, (0, 0, turn))


def pan_main():
    st.backdrop(*BACK)
    st.light('soft')
    pan((-.5, .1, 0), -32)
    st.camera('front', (.42, -.32, .2), 4.7, 90, elevation=34)


def pan_scene():
    room.table_top(M.wood('#b58a5b', '#7b532e', 'x', .6), depth=10, width=12)
    room.wall('#ddd6c8', 4.2)
    room.window_light()
    napkin((.2, -.1, 0), -8, '#a9b2a4', 2.9, 2.3)
    pan((-.35, .15, .085), -38)
    fried_egg((-.72, .1, .14), .43, 1, 20)
    fried_egg((.0, .3, .14), .4, 4, 160)
    st.camera('front', (.42, -.3, .25), 5.0, 70, elevation=44, fstop=4, focus=(-.3, -.2, .2))


def pan_close():
    st.backdrop(*BACK)
    st.light('crisp')
    pan((-.5, .1, 0), -32)
    st.camera('front', (.72, -.62, .36), 1.75, 90, elevation=30, azimuth=8, fstop=4, focus=(.68, -.68, .42))


def pan_pack():
    st.backdrop(*BACK)
    st.light('soft')
    sheet = Sheet(1400, 560, '#26262a')
    sheet.text(.5, .2, '锅 间', .15, '#eee7da', 'Serif', 'SemiBold', .3)
    sheet.line(.43, .34, .57, .34, '#c98a4b', .006)
    sheet.text(.5, .53, '铸铁煎锅 24 cm', .17, '#eee7da', 'Serif', 'SemiBold', .04)
    sheet.text(.5, .72, 'CAST IRON PAN', .07, '#c9bfae', 'Sans', 'Regular', .16)
    sheet.text(.5, .85, '口径 24 cm · 深 4 cm · 原木手柄', .07, '#eee7da')
    sheet.save(print_path('pan-box'))
    carton((2.75, 2.75, .8), print_path('pan-box'), (1.4, .56), (-.45, .3, 0), -14, lid=.14)
    pan((-.45, .3, .8), -24)
    st.camera('front', (.32, 0, .6), 5.4, 90, elevation=22)


def pan_review():
    """On a buyer's black hob."""
    room.table_top(M.plain('#e4e1da', .4), depth=12, width=14)
    room.wall('#d6d6d2', 3.2)
    S.place(S.box((5.8, 5.2, .06), .03, M.lacquer('#1d1d20', .15, .6)), (.3, .2, 0))
    pan((-.3, .1, .06), -72)
    fried_egg((-.3, .15, .115), .45, 7, 60)
    st.phone((.15, -.65, .3), 5.0, 2, False)


SCENES = {'pan-main': pan_main, 'pan-scene': pan_scene, 'pan-close': pan_close, 'pan-pack': pan_pack, 'pan-review': pan_review}
