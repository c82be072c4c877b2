"""Banners of 素纸 SUZHI: the goods stand in the right half, the left half stays free for words."""
from fashion.beanie import hat
from fashion.knit import OAT, SAGE, folded_knit
from fashion.leather_belt import VIEW, belt
from fashion.leather_passport import cover
from fashion.leather_wallet import wallet
from fashion.pouch import pouch
from fashion.scarf import OAT as SCARF, scarf, striped
from fashion.tote import tote
from library import studio as st


def knitwear():
    st.backdrop('#ddd6ca', '#e9e4da')
    st.light('soft', 1.1, (2, 0, 1))
    z = 0
    for i, c in enumerate((OAT, SAGE)):
        _, h = folded_knit(c, (1.25, .1, z), (0, 0, (2, -3)[i]), 7 + i)
        z += h + .01
    hat(loc=(1.2, .1, z - .03), rot=(0, 0, -10))
    scarf(striped(*SCARF), SCARF[0], (3.35, -.05, 0), (0, 0, 12), width=1.6, depth=1.2, nap=0)
    st.camera('front', (0, 0, 1.22), 8.9, 90, elevation=9)


def leather():
    st.backdrop('#d6ccbf', '#e4dcd1')
    st.light('crisp', 1.05, (1, 0, .3))
    wallet(loc=(.78, -.58, 0), rot=(0, 0, 14))
    belt(loc=(.9, .78, 0), rot=(0, 0, -VIEW + 10))
    cover(loc=(2.15, .05, 0), rot=(0, 0, -10))
    st.camera('front', (0, .12, .1), 5.9, 90, elevation=44)


def canvas():
    st.backdrop('#d9d8cc', '#e6e5db')
    st.light('soft', 1.1, (2, 0, 1))
    tote(loc=(1.2, .1, 0), rot=-6)
    pouch((3.0, -.15, 0), (-3, 0, 6))
    st.camera('front', (0, 0, 1.36), 8.8, 90, elevation=7)


SCENES = {'fashion-1-wide': knitwear, 'fashion-2-wide': leather, 'fashion-3-wide': canvas}
