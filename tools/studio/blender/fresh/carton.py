"""Gable cartons: fresh milk (鲜牛奶) and oat drink (燕麦奶)."""
from library import grains, materials as M, room, shapes as S, studio as st
from library import tableware as T
from library.labels import Sheet
from library.packaging import print_path

MILK = {'key': 'milk', 'name': '鲜牛奶', 'line': '3.8 g 优质乳蛋白 / 100 mL', 'badge': ('75℃', '巴氏鲜'), 'roof': '当日鲜', 'ink': '#1d3f73', 'brand': '#1f4e3d',
        'paper': '#fbfaf6', 'hills': ['#8fb08a', '#6f9a72', '#4f7f5c'],
        'table': [('能量', '284 kJ'), ('蛋白质', '3.8 g'), ('脂肪', '4.1 g'), ('碳水化合物', '5.0 g'), ('钠', '55 mg'), ('钙', '120 mg')]}
OAT = {'key': 'oat', 'name': '燕麦奶', 'line': '燕麦粉添加量 ≥ 10%', 'badge': ('燕麦', '植物饮'), 'roof': '植物饮', 'ink': '#7a4f1c', 'brand': '#5a3d1c',
       'paper': '#f7f0df', 'hills': ['#e0c48a', '#cfa75c', '#b3853a'],
       'table': [('能量', '222 kJ'), ('蛋白质', '1.1 g'), ('脂肪', '2.2 g'), ('碳水化合物', '7.0 g'), ('钠', '42 mg')]}


def prints(kind):
    ink, paper = kind['ink'], kind['paper']
    f = Sheet(900, 1500, paper)
    f.hills(.74, .10, kind['hills'], 5)
    f.text(.5, .12, '牧 野', .085, kind['brand'], 'Serif', 'Bold', .15)
    f.text(.5, .185, 'MUYE DAIRY' if kind is MILK else 'MUYE OAT', .02, kind['brand'], 'Sans', 'Medium', .4)
    f.vertical(.5, .27, kind['name'], .105, ink, 'Serif', 'Bold', .08)
    f.text(.5, .655, kind['line'], .026, ink, 'Sans', 'Medium')
    f.circle(.8, .31, .055, ink)
    f.text(.8, .298, kind['badge'][0], .026, '#fff', 'Sans', 'Bold')
    f.text(.8, .328, kind['badge'][1], .018, '#fff')
    f.text(.5, .95, '净含量 950 mL   2–6℃ 冷藏', .024, '#ffffff', 'Sans', 'Regular')
    g = Sheet(900, 1500, paper)
    g.hills(.74, .10, kind['hills'], 5)
    g.text(.5, .1, '营养成分表', .04, ink, 'Sans', 'Bold')
    g.table(.12, .17, kind['table'], .028, '#333', 1.8, .5)
    if kind is OAT:
        g.text(.12, .45, '配料：水、燕麦粉、菜籽油、食用盐', .024, '#333', anchor='lm')
    g.barcode(.3, .52, .4, .1)
    r = Sheet(900, 500, ink)
    r.text(.5, .5, kind['roof'], .26, '#ffffff', 'Serif', 'Bold', .2)
    paths = {}
    for part, sheet in (('front', f), ('side', g), ('roof', r)):
        paths[part] = sheet.save(print_path('%s-%s' % (kind['key'], part)))
    return paths


def carton(kind, loc=(0, 0, 0), turn=24):
    mats = {part: M.printed(path, .38, .25, .04) for part, path in prints(kind).items()}
    mats['fin'] = M.plain(kind['paper'], .4)
    return S.place(S.gable(.72, .72, 1.55, .38, mats, .2), loc, (0, 0, turn))


def main():
    st.backdrop('#d7e3ea', '#e9f0f2')
    st.light('soft')
    carton(MILK, (-.16, .05, 0))
    T.tumbler((.62, -.42, 0))
    st.camera('front', (.1, 0, .98), 2.75, 90, elevation=9)


def scene():
    room.table_top(M.wood('#dcc4a0', '#b3915f', 'x', .7))
    room.wall('#dbe3e6')
    room.window_light()
    carton(MILK, (-.42, .35, 0), 20)
    T.bowl((.55, -.25, 0), .48, .36, M.glaze('#f4f1ea', '#9aa3a6', .16))
    S.lathe([(0, .27), (.43, .27)], M.plain('#f6f1e6', .25, .5), segments=96).location = (.55, -.25, 0)
    grains.scatter(grains.flake(), 90, (.55, -.25), .36, .275, seed=5)
    st.camera('front', (.06, 0, .88), 2.9, 75, elevation=16, fstop=2.4, focus=(-.2, .0, .7))


def close():
    """A full glass in front of the printed side."""
    st.backdrop('#d7e3ea', '#e9f0f2')
    st.light('soft')
    carton(MILK, (-.22, .45, 0), -32)
    T.tumbler((.30, -.30, 0), level=.68)
    st.camera('front', (.0, 0, .72), 1.75, 85, elevation=14, fstop=4)


def oat_main():
    st.backdrop('#eee2cb', '#f5eede')
    st.light('soft')
    carton(OAT, (-.16, .05, 0))
    T.tumbler((.62, -.42, 0), '#eddcbc')
    st.camera('front', (.1, 0, .98), 2.75, 90, elevation=9)


def oat_scene():
    """An oat latte by the window."""
    room.table_top(M.wood('#b98e5e', '#7d5733', 'x', .7))
    room.wall('#e9e0d0')
    room.window_light()
    carton(OAT, (-.45, .35, 0), 20)
    T.handled_cup((.52, -.28, 0), -30, .38, .44, '#efdcbc', M.glaze('#e8e2d6', '#7a6a55', .16), foam='#a86c35')
    st.camera('front', (.04, 0, .88), 2.9, 75, elevation=17, fstop=2.4, focus=(-.2, .0, .7))


def oat_close():
    """The ingredients: the side panel behind a bowl of rolled oats."""
    st.backdrop('#eee2cb', '#f5eede')
    st.light('soft')
    carton(OAT, (-.16, .45, 0), -58)
    T.bowl((.42, -.35, 0), .40, .30, M.glaze('#f4f0e6', '#8a7a60', .16))
    grains.heap(grains.flake(), 420, (.42, -.35), .31, .10, .27)
    st.camera('front', (.06, 0, .70), 2.1, 85, elevation=13)


SCENES = {'milk-main': main, 'milk-scene': scene, 'milk-close': close,
          'oat-milk-main': oat_main, 'oat-milk-scene': oat_scene, 'oat-milk-close': oat_close}
