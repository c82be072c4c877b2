"""脐橙: 2.5 kg, 果山里."""
from fresh.citrus import half_orange, leaning_row, orange, orange_slice
from library import materials as M, room, shapes as S, studio as st
from library.fruit_box import front_print, fruit_box
from library.produce import bowl, hide, kitchen, twin


def leaves():
    return M.leaf('#3f6f2a', '#75a24a')


def main():
    st.backdrop('#f3e3c9', '#f8efdf')
    st.light('soft')
    orange((-.42, .12, .39), (8, -10, 0))
    orange((.40, .30, .39), (-14, 18, 50))
    orange((-.02, .75, .39), (20, 0, 10))
    half_orange((.12, -.50, .375), (62, 0, -12))
    lm = leaves()
    S.place(S.leaf(.62, .27, lm, .22, .25, seed=4), (-.40, .12, .76), (8, 0, 60))
    S.place(S.leaf(.5, .22, lm, .22, .2, seed=7), (-.44, .10, .76), (2, 0, -150))
    S.place(S.leaf(.6, .26, lm, .08, .2, seed=2), (.62, -.45, .03), (0, 0, -70))
    st.camera('front', (0, 0, .40), 2.05, 90, elevation=17)


def scene():
    kitchen(wall='#e4dccb')
    dish = bowl(M.glaze('#e8e2d4', '#6f5f4b'), .98, .62)
    dish.location = (-.1, .25, 0)
    src = S.apply(orange((0, 0, 0)))
    for x, y, z, rot in ((-.52, .25, .56, (10, -20, 0)), (.32, .22, .56, (-16, 14, 40)), (-.10, .78, .60, (20, 8, 90)), (-.12, -.18, .58, (-30, 6, 20)),
                         (-.10, .30, 1.06, (-12, -10, 10))):
        twin(src, (x, y, z), rot)
    hide(src)
    half_orange((.88, -.52, .375), (58, 0, 16))
    S.place(S.leaf(.6, .26, leaves(), .2, .2, seed=2), (-.10, .30, 1.42), (4, 0, -60))
    st.camera('front', (.10, 0, .64), 2.6, 75, elevation=15, fstop=1.6, focus=(0, -.3, .6))


def close():
    st.backdrop('#f1dcb8', '#f6e9d2')
    st.light('soft')
    half_orange((-.40, .30, .375), (64, 0, 8))
    leaning_row(orange_slice(.38, .06), 3, .38, (-.02, .10, 0), (.24, -.13, 0), 66, 6)
    S.place(S.leaf(.5, .22, leaves(), .1, .2, seed=7), (-.62, -.36, .02), (2, 0, -75))
    st.camera('front', (.09, 0, .35), 1.9, 90, elevation=22)


def pack():
    st.backdrop('#f3e3c9', '#f8efdf')
    st.light('soft')
    fruit_box(front_print('orange', '脐橙', '净含量 2.5 kg　果径 75–85 mm', '产地：江西赣州　常温阴凉处保存', '#d9741a'), 2.52, 1.70, .66)
    src = S.apply(orange((0, 0, 0), r=.395))
    turns = ((10, -20, 0), (-16, 14, 40), (20, 8, 90), (-30, 6, 20), (14, -22, 130), (-10, 18, 200), (-22, 10, 60), (12, 16, 10))
    places = [(-.83, -.42, .42), (0, -.42, .42), (.83, -.42, .42), (-.83, .42, .42), (0, .42, .42), (.83, .42, .42), (-.42, .0, .97), (.42, .0, .97)]
    for where, rot in zip(places, turns):
        twin(src, where, rot)
    hide(src)
    st.camera('front', (0, -.1, .56), 3.3, 90, elevation=22, azimuth=-16)


def review():
    room.table_top(M.stone('#d9d6d0', '#c4c0b8', .5), width=14, depth=14)
    st.phone((0, 0, .3), 2.7, 4, False)
    st.softbox((-1, -3, 6), (0, 0, 0), (3, 3), 210)  # the ceiling of a bright room
    src = S.apply(orange((0, 0, 0)))
    for x, y, rot in ((-.62, .30, (14, -20, 0)), (.22, .46, (-30, 14, 40)), (-.24, -.42, (24, 30, 90)), (.62, -.26, (-40, 16, 20))):
        twin(src, (x, y, .39), rot)
    hide(src)


SCENES = {'orange-main': main, 'orange-scene': scene, 'orange-close': close, 'orange-pack': pack, 'orange-review': review}
