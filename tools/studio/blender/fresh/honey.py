"""Honey: a jar of mixed flowers (百花蜜) and one of acacia (洋槐蜜)."""
from library import materials as M, room, shapes as S, studio as st
from library import tableware as T
from library.bread import THICK, spread, toast
from library.labels import Sheet
from library.packaging import print_path, printed_box

FLOWERS = {'name': '百花蜜', 'place': '陕西 · 安康', 'note': '成熟原蜜 · 秦岭 1200 米', 'paper': '#f6efe0', 'ink': '#3a2c1a', 'accent': '#b9791c'}
ACACIA = {'name': '洋槐蜜', 'place': '陕西 · 延安', 'note': '成熟原蜜 · 陕北洋槐花期', 'paper': '#f5f3e6', 'ink': '#2f3a24', 'accent': '#7c8f4a'}
AMBER, PALE = '#e08a12', '#f0c350'
BLACK_LID, CREAM_LID = '#2b2622', '#ded6c2'


def label(kind):
    paper, ink, accent = kind['paper'], kind['ink'], kind['accent']
    s = Sheet(1800, 900, paper)
    s.rect(.02, .045, .98, .955, None, accent, .004)
    s.text(.5, .17, '山  里  蜜', .085, ink, 'Serif', 'Medium', .1)
    s.text(.5, .265, 'SHANLI HONEY', .032, accent, 'Sans', 'Medium', .35)
    s.line(.43, .335, .57, .335, accent, .003)
    s.text(.5, .50, kind['name'], .215, ink, 'Serif', 'Bold', .08)
    s.text(.5, .68, kind['note'], .058, ink, 'Sans', 'Regular', .06)
    s.text(.5, .80, '净含量 500 g', .045, ink, 'Sans', 'Regular')
    s.seal(.665, .25, '原蜜', .15, '#b3392b', paper)
    s.table(.045, .2, [('产品名称', '蜂蜜（%s）' % kind['name']), ('配料', '蜂蜜'), ('产地', kind['place']), ('保质期', '24 个月'), ('贮存', '阴凉干燥处')], .04, ink, gap=.085)
    s.barcode(.80, .6, .14, .22)
    s.text(.87, .3, '不加糖  不浓缩', .055, ink, 'Serif', 'Medium')
    s.text(.87, .42, '一年只采一次', .055, ink, 'Serif', 'Medium')
    return s.save(print_path('honey' + kind['name']))


def jar(colour=AMBER, path=None, cloudy=.18, loc=(0, 0, 0), turn=0, lid=BLACK_LID, r=.40, h=.95):
    """A screw-top jar; `lid` None leaves it open."""
    body = [(0, .02), (r - .05, 0, .03), (r, .05, .06), (r, h - .16, .10), (r - .09, h - .05, .05), (r - .09, h, 0)]
    ri = r - .0285
    parts = [S.shell(body, .028, M.glass('#f7fbf8'), radius=.03, segments=96),
             S.lathe([(0, .032), (ri - .04, .031, .03), (ri, .07, .05), (ri, h - .18, .09), (ri - .07, h - .10, .02), (0, h - .10)],
                     M.liquid(colour, 1.48, cloudy), radius=.02, segments=96)]
    if lid:
        lr = r - .055
        parts.append(S.lathe([(0, h - .03), (lr - .01, h - .03), (lr, h - .02, .01), (lr, h + .125, .02), (lr - .02, h + .14, .01), (0, h + .142)], M.lacquer(lid, .38, .2), radius=.01))
    if path:
        parts.append(S.band(r + .003, .14, h - .23, M.printed(path, .6, fibre=.15), -112, 112))
    return S.group(parts, loc, (0, 0, turn))


def flower_jar(loc=(0, 0, 0), turn=0):
    return jar(AMBER, label(FLOWERS), .18, loc, turn)


def acacia_jar(loc=(0, 0, 0), turn=0):
    return jar(PALE, label(ACACIA), .14, loc, turn, CREAM_LID)


def dipper(loc, rot):
    prof = [(0, 0), (.04, 0), (.055, .02)]
    z = .02
    for rr in (.075, .09, .095, .095, .09, .075):
        prof += [(rr, z), (rr, z + .028), (.045, z + .034), (.045, z + .046)]
        z += .05
    prof += [(.028, z + .03), (.022, z + .3), (.022, z + .95), (.028, z + 1.0), (0, z + 1.02)]
    return S.place(S.lathe(prof, M.wood('#d9b080', '#a4713f', 'z', 3), radius=.006, segments=48), loc, rot)


def main():
    st.backdrop('#efe4d0', '#f6efe3')
    st.light('soft')
    flower_jar(turn=-4)
    dipper((.42, -.55, .095), (90, 0, 30))
    st.camera('front', (.02, 0, .53), 1.62, 90, elevation=10)


def scene():
    room.table_top()
    room.wall('#e9e0d0')
    room.window_light()
    flower_jar((-.35, .05, 0), -6)
    T.plate((.56, -.3, 0), .66)
    toast((.56, -.3, .05), (0, 0, -18), .85)
    spread(M.plain('#a55a06', .08, .6), (.55, -.31, .05 + THICK * .85), 20, .30, .03)
    st.camera('front', (.18, 0, .46), 2.3, 75, elevation=20, fstop=2.2, focus=(-.3, -.35, .5))


def close():
    """Honey in a dish with the dipper, the jar behind."""
    st.backdrop('#efe4d0', '#f6efe3')
    st.light('soft')
    T.bowl((.05, -.35, 0), .46, .30, M.glaze('#f4f0e8', rough=.12))
    S.lathe([(0, .19), (.385, .19)], M.plain('#b8690a', .06, .6, .5), segments=96).location = (.05, -.35, 0)
    dipper((-.02, -.42, .16), (8, 58, 28))
    flower_jar((-.42, .62, 0), -4)
    st.camera('front', (.08, -.2, .30), 1.35, 85, elevation=30, fstop=2.2, focus=(.05, -.45, .25))


def acacia_main():
    st.backdrop('#e9e8d6', '#f3f2e6')
    st.light('soft')
    acacia_jar(turn=-4)
    dipper((.42, -.55, .095), (90, 0, 30))
    st.camera('front', (.02, 0, .53), 1.62, 90, elevation=10)


def acacia_scene():
    room.table_top(M.wood('#d6b98f', '#a98355', 'x', .7))
    room.wall('#dfe3d6')
    room.window_light()
    T.linen((.15, -.1, 0), 8, 1.75, 1.0, '#b9c0a4', 3)
    acacia_jar((-.3, -.05, .055), -8)
    T.cup((.56, -.2, .055), .33, .30, '#c98f2c', .2)
    st.camera('front', (.1, 0, .5), 2.2, 75, elevation=17, fstop=2.2, focus=(-.3, -.4, .5))


def acacia_pack():
    st.backdrop('#e9e8d6', '#f3f2e6')
    st.light('soft')
    f = Sheet(900, 1150, '#c3c39c')
    f.rect(.06, .05, .94, .95, None, '#7c8f4a', .004)
    f.text(.5, .17, '山 里 蜜', .06, '#2f3a24', 'Serif', 'Medium', .3)
    f.text(.5, .23, 'SHANLI HONEY', .02, '#5f6f38', 'Sans', 'Medium', .35)
    f.vertical(.5, .29, '洋槐蜜', .14, '#2f3a24', 'Serif', 'Bold', .1)
    f.text(.5, .79, '成熟原蜜 · 陕北洋槐花期', .04, '#2f3a24')
    f.text(.5, .87, '净含量 500 g', .034, '#2f3a24')
    f.save(print_path('honey-box-front'))
    g = Sheet(900, 1150, '#c3c39c')
    g.table(.14, .3, [('产品名称', '蜂蜜（洋槐蜜）'), ('配料', '蜂蜜'), ('产地', '陕西 · 延安'), ('保质期', '24 个月')], .036, '#2f3a24', 2.0, .28)
    g.save(print_path('honey-box-side'))
    printed_box((.96, .96, 1.22), print_path('honey-box-front'), print_path('honey-box-side'), '#c3c39c', (-.42, .35, 0), 18, .3)
    acacia_jar((.50, -.3, 0), -6)
    st.camera('front', (.02, 0, .58), 2.35, 90, elevation=13)


SCENES = {'honey-main': main, 'honey-scene': scene, 'honey-close': close,
          'honey-acacia-main': acacia_main, 'honey-acacia-scene': acacia_scene, 'honey-acacia-pack': acacia_pack}
