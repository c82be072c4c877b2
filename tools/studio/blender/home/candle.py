"""木白 soy candle in a glass with a wooden lid: 雨后, 炉火, 花事."""
import bpy

from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from home.props import print_path

BACK = ('#d9dad0', '#e9e8e0')
BOX = '#47503f'


def candle_label(name='雨后', scent='苔藓 · 雪松 · 白茶', paper='#f5f0e6', ink='#2d2a26'):
    s = Sheet(900, 760, paper)
    s.rect(.04, .05, .96, .95, None, ink, .003)
    s.text(.5, .18, '木 白', .075, ink, 'Serif', 'Medium', .4)
    s.text(.5, .45, name, .22, ink, 'Serif', 'SemiBold', .25)
    s.line(.44, .615, .56, .615, ink, .003)
    s.text(.5, .70, scent, .058, ink, 'Sans', 'Regular', .06)
    s.text(.5, .83, '大豆蜡香氛蜡烛  200 g / 45 h', .042, '#6d665c', 'Sans', 'Regular')
    return s.save(print_path('candle-' + name))


def flame():
    """The flame and the light it throws."""
    body = S.lathe(S.spline([(.002, 0), (.028, .03), (.040, .085), (.030, .16), (.012, .235), (.002, .28)]), M.flame(),
                   segments=32, angle=180)
    body.location = (.012, 0, .79)
    data = bpy.data.lights.new('flame', 'POINT')
    data.energy = 9
    data.color = st.srgb('#ffb766')[:3]
    data.shadow_soft_size = .08
    lamp = S.link(bpy.data.objects.new('flame', data))
    lamp.location = (0, 0, .98)
    return [body, lamp]


def candle(loc=(0, 0, 0), rot=0, label=None, tint='#f7f9f8', lit=False, wax='#f3ead9'):
    r, h = .42, .95
    body = [(0, .075), (r - .08, .075, .03), (r - .0315, .11, .03), (r - .0315, .69, .01), (r - .05, .695), (.1, .688), (0, .684)]
    parts = [S.shell([(0, .07), (r - .03, .0, .04), (r, .05, .05), (r, h)], .03, M.glass(tint, shadow=tint), radius=.03),
             S.lathe(body, M.wax(wax), radius=.01),
             S.tube([(0, 0, .66), (.003, 0, .74), (.012, 0, .80)], .012, M.plain('#3a332b', .9))]
    if label:
        parts.append(S.band(r + .003, .2, .66, M.printed(label, .65, fibre=.2), -42, 42, 48))
    if lit:
        parts += flame()
    return S.group(parts, loc, (0, 0, rot))


def candle_main(tint='#f7f9f8', name='雨后', back=BACK, wax='#f3ead9', scent='苔藓 · 雪松 · 白茶'):
    st.backdrop(*back)
    st.light('soft')
    candle(label=candle_label(name, scent), tint=tint, wax=wax)
    lid = S.lathe([(0, .0), (.43, 0, .01), (.435, .07, .02), (.42, .09, .01), (0, .09)], M.wood('#c79d6d', '#8d6238', 'x'), radius=.01)
    S.place(lid, (.66, -.1, .43), (80, 0, 52))
    st.camera('front', (.14, 0, .50), 1.85, 90, elevation=11)


def candle_close():
    st.backdrop(*BACK)
    st.light('soft', .8)
    candle(label=candle_label(), lit=True)
    st.camera('front', (.03, 0, .80), .95, 90, elevation=26, fstop=2.4, focus=(0, -.3, .8))


def candle_box():
    s = Sheet(900, 1050, BOX)
    s.text(.5, .16, '木 白', .05, '#efe8d8', 'Serif', 'Medium', .4)
    s.text(.5, .42, '雨后', .15, '#efe8d8', 'Serif', 'SemiBold', .3)
    s.line(.45, .55, .55, .55, '#efe8d8', .002)
    s.text(.5, .62, '苔藓 · 雪松 · 白茶', .036, '#efe8d8')
    s.text(.5, .88, '香氛蜡烛  200 g', .03, '#c9c4b0')
    front = M.printed(s.save(print_path('candle-box')), .6, fibre=.25)
    s = Sheet(900, 1050, BOX)
    notes = [('前调', '雨滴 · 青柠叶'), ('中调', '苔藓 · 白茶'), ('尾调', '雪松 · 麝香'), ('燃烧', '约 45 小时')]
    s.table(.15, .3, notes, .034, '#efe8d8', 2.0, .22)
    side = M.printed(s.save(print_path('candle-box-side')), .6, fibre=.25)
    return S.box((1.05, 1.05, 1.22), .012, {'*': side, 'front': front, 'top': M.plain(BOX, .7)})


def candle_pack():
    st.backdrop(*BACK)
    st.light('soft')
    S.place(candle_box(), (-.42, .35, 0), (0, 0, 20))
    candle((.58, -.32, 0), -4, candle_label())
    st.camera('front', (.06, 0, .56), 2.55, 90, elevation=13)


def candle_scene():
    """Lit in the evening, next to three books and a cup."""
    room.table_top(M.wood('#a97f52', '#6f4a29', 'x', .6))
    room.wall('#cfc8ba')
    world = bpy.data.worlds.new('evening')
    bpy.context.scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes['Background']
    sky.inputs[0].default_value = st.srgb('#cfd6e4')
    sky.inputs[1].default_value = .16
    st.softbox((-6, -1, 5), (0, 0, .6), (3, 3), 150, '#ffe6c8')
    candle((-.1, -.35, 0), -6, candle_label(), lit=True)
    page = M.plain('#ece5d6', .9)
    for size, colour, z, turn in (((1.7, 1.25, .2), '#6f7a69', 0, 4), ((1.55, 1.15, .16), '#c9b59a', .2, -6),
                                  ((1.4, 1.05, .14), '#8d5a44', .36, 8)):
        book = S.box(size, .012, {'*': M.weave(colour, None, 8, .25, uv=True), 'front': page, 'right': page})
        S.place(book, (1.15, .5, z), (0, 0, turn))
    cup = S.shell([(0, .03), (.16, .0, .02), (.26, .12, .12), (.28, .4)], .02, M.glaze('#d9d2c4', '#5e4d3c'), radius=.02)
    S.place(cup, (1.1, .42, .5))
    st.camera('front', (.3, 0, .62), 2.9, 70, elevation=13, fstop=1.4, focus=(-.1, -.75, .45))


def candle_review():
    room.table_top(M.stone('#e7e4de', '#cfcac0', .35, 1.5), depth=12, width=14)
    room.wall('#c9c6bf', 4)
    candle((0, 0, 0), 12, candle_label(), lit=True)
    S.place(S.box((1.05, 1.05, 1.22), .012, M.plain(BOX, .7)), (-1.15, .7, 0), (0, 0, 38))
    st.phone((-.2, 0, .5), 2.5, 5, False)


SCENES = {
    'candle-main': candle_main, 'candle-close': candle_close, 'candle-pack': candle_pack, 'candle-scene': candle_scene,
    'candle-review': candle_review,
    'candle-sku-amber': lambda: candle_main('#d69a4a', '炉火', ('#e4d3bd', '#efe4d5'), '#f3e2c2', '檀木 · 香草 · 烟'),
    'candle-sku-rose': lambda: candle_main('#f7e3de', '花事', ('#ecd9d4', '#f4e8e4'), '#f5e3dc', '玫瑰 · 荔枝 · 琥珀'),
}
