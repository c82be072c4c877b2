"""Banners of the shop: breakfast, tea and coffee, jam and honey. The left half stays empty for words."""
from fresh.carton import MILK, carton
from fresh.coffee import YUNNAN, bag, beans
from fresh.honey import flower_jar
from fresh.jam import BLUE, RED, jam_jar
from fresh.pouch import oats_bag, oats_bowl
from fresh.tea import GREEN, tin
from library import studio as st
from library import tableware as T
from library.berries import strawberry


def breakfast():
    st.backdrop('#efe4cc', '#f6efdf')
    st.light('soft', 1.25, (1.6, 0, 1))
    carton(MILK, (.68, .3, 0), 22)
    oats_bag((1.78, .3, 0), -6)
    flower_jar((2.42, -.45, 0), -10)
    oats_bowl((1.22, -.75, 0), .36, .27)
    st.camera('front', (0, 0, 1.0), 6.2, 90, elevation=9)


def tea_and_coffee():
    st.backdrop('#dcd6c4', '#e9e4d6')
    st.light('soft', 1.2, (1.4, 0, 1))
    tin(GREEN, (.8, .1, 0), 2)
    bag(YUNNAN, (1.92, .25, 0), -8)
    T.cup((1.28, -.55, 0), .30, .26)
    beans(30, (2.15, -.6), .4)
    st.camera('front', (0, 0, .88), 5.9, 90, elevation=10)


def jam_and_honey():
    st.backdrop('#f1dbd2', '#f7eae3')
    st.light('soft', 1.05, (.9, 0, .6))
    jam_jar(RED, (.55, -.05, 0), 2)
    jam_jar(BLUE, (1.04, .6, 0), -4)
    flower_jar((1.62, -.05, 0), -8)
    strawberry((1.08, -.45, 0), 40, seed=1)
    st.camera('front', (0, 0, .48), 4.3, 90, elevation=11)


SCENES = {'fresh-1-wide': breakfast, 'fresh-2-wide': tea_and_coffee, 'fresh-3-wide': jam_and_honey}
