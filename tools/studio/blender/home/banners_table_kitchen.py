"""Banners of the home shop: tableware, and the kitchen. The left half stays empty for words."""
from library import studio as st
from home.board import DARK, LIGHT, SMALL, board
from home.bowl import bowl
from home.jar import jar
from home.mug import mug
from home.pan import pan
from home.teapot import teapot


def tableware():
    st.backdrop('#d9d9cd', '#e6e5db')
    st.light('soft', target=(1.0, 0, .6))
    teapot((1.12, -.25, 0), 14)
    bowl((1.95, 1.35, 0))
    mug(loc=(2.55, .0, 0), rot=-38)
    st.camera('front', (0, 0, .62), 6.7, 90, elevation=15)


def kitchen():
    st.backdrop('#ddd3c4', '#e9e2d6')
    st.light('soft', target=(1.5, 0, .8))
    board(DARK, (1.95, 2.0, .02), (80, 0, 10))
    board(LIGHT, (2.8, 2.3, .02), (80, 0, -8), SMALL, .5)
    jar((3.45, 1.0, 0), -12, 'red', 1.0)
    pan((1.3, -.1, 0), -34)
    st.camera('front', (0, 0, 1.42), 9.3, 90, elevation=13)


SCENES = {'home-1-wide': tableware, 'home-2-wide': kitchen}
