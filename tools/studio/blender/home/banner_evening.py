"""Banner of the home shop for the evening: lamp and throws. The left half stays empty for words."""
from library import studio as st
from home.lamp import SCALE, lamp
from home.throw import MOSS, OAT, pile


def evening():
    st.backdrop('#d6c9b8', '#e2d7c8')
    st.light('soft', .6, (2, 0, 1))
    st.softbox((-1, -9, 5), (2, 0, .8), (5, 4), 520, '#fff1e0')
    lamp((3.7, .8, 0), SCALE, 100)
    pile(MOSS, (1.55, 0, 0), 26, scale=1.2, layers=5)
    pile(OAT, (1.53, 0, .665), 22, width=2.1, depth=1.5, scale=1.2, layers=5)
    st.camera('front', (0, 0, 1.58), 10.3, 90, elevation=15)


SCENES = {'home-3-wide': evening}
