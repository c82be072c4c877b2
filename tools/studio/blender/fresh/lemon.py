"""柠檬: 6 pieces, about 600 g, 果山里."""
from fresh.citrus import half_lemon, leaning_row, lemon, lemon_peel, lemon_slice
from library import materials as M, shapes as S, studio as st
from library.fruit_box import front_print, fruit_box
from library.produce import kitchen


def main():
    st.backdrop('#efe8c9', '#f6f1de')
    st.light('soft')
    peel = lemon_peel()
    lemon((-.44, .14, .29), (90, 0, -62), mat=peel, seed=2)
    lemon((.36, .34, .29), (90, 0, 70), mat=peel, seed=5)
    half_lemon((-.02, -.40, .275), (66, 0, -10), mat=peel)
    cut = lemon_slice(.28, .05)
    S.place(cut, (.56, -.44, .01), (0, 0, 20))
    lm = M.leaf('#4a7a30', '#86ab54')
    S.place(S.leaf(.5, .22, lm, .2, .2, seed=4), (-.36, -.42, .02), (2, 0, 70))
    st.camera('front', (.02, 0, .28), 1.85, 90, elevation=20)


def tumbler(loc, r=.30, h=.98, fill=.72):
    glass = S.shell([(0, 0), (r * .86, 0, .04), (r, h)], .022, M.glass(), radius=.03, segments=96)
    water = S.lathe([(0, .05), (r * .82, .05, .03), (r * .86 + (r * .14) * fill - .028, h * fill), (0, h * fill)], M.glass('#fbfdfb', 0, 1.33), segments=96)
    return S.group([glass, water], loc)


def scene():
    kitchen('#d0ad80', '#9b7245', '#e3e2d6')
    tumbler((.34, .25, 0))
    peel = lemon_peel()
    cut = lemon_slice(.25, .05)
    S.place(cut, (.34 + .30, .17, .96), (82, 0, 10))
    lemon((-.56, .42, .29), (90, 0, -66), mat=peel, seed=2)
    half_lemon((-.32, -.36, .275), (64, 0, -14), mat=peel)
    S.place(lemon_slice(.27, .05), (.34, -.52, 0), (0, 0, 10))
    st.camera('front', (.02, 0, .48), 2.2, 75, elevation=15, fstop=1.8, focus=(0, -.2, .4))


def close():
    st.backdrop('#e6e6d6', '#f1f1e6')
    st.light('soft')
    peel = lemon_peel()
    lemon((-.30, .36, .29), (90, 0, -66), mat=peel, seed=2)
    leaning_row(lemon_slice(.28, .045), 4, .28, (-.26, .02, 0), (.19, -.105, 0), 66, 6)
    S.place(S.leaf(.42, .18, M.leaf('#4a7a30', '#86ab54'), .15, .2, seed=4), (-.56, -.34, .02), (2, 0, -70))
    st.camera('front', (.02, 0, .27), 1.6, 90, elevation=22)


def pack():
    st.backdrop('#efe8c9', '#f6f1de')
    st.light('soft')
    walls = fruit_box(front_print('lemon', '柠檬', '6 个　净含量约 600 g', '产地：四川安岳　冷藏保存', '#c59a12'), 2.2, 1.35, .46)
    peel = lemon_peel()
    for i, (x, y, a) in enumerate(((-.66, -.29, 84), (.06, -.30, 95), (.74, -.29, 80), (-.70, .32, 98), (.02, .31, 86), (.70, .32, 92))):
        lemon((x, y, .33), (90, 0, a), .285, peel, i + 1)
    st.camera('front', (0, -.1, .34), 2.75, 90, elevation=30, azimuth=-14)


SCENES = {'lemon-main': main, 'lemon-scene': scene, 'lemon-close': close, 'lemon-pack': pack}
