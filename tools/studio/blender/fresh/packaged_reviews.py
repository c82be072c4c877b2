"""Buyers' snapshots of packaged food: other tables, lamp light, a tilted phone."""
import bpy

from fresh.carton import OAT, carton
from fresh.coffee import DARK, bag, bean, beans
from fresh.honey import flower_jar
from fresh.jam import RED, jam_jar, jam_toast
from fresh.tea import BLACK, tin
from library import materials as M, room, studio as st
from library import tableware as T


def _table(light, dark):
    room.table_top(M.wood(light, dark, 'x', .6), depth=16, width=20)
    room.wall('#cfc6b8', 7.9)


def _phone(target, frame, seed, warm=True):
    st.phone(target, frame, seed, warm)
    bpy.context.scene.view_settings.exposure = .95


def honey():
    _table('#7d5636', '#4a301b')
    flower_jar((-.1, .1, 0), 12)
    T.cup((.6, -.2, 0), drink='#c98f2c')
    _phone((.15, 0, .42), 2.1, 3)


def tea_black():
    _table('#c8a171', '#93683b')
    tin(BLACK, (-.2, .2, 0), 6)
    T.cup((.5, -.3, 0), drink='#a8401a')
    _phone((.1, 0, .45), 2.1, 5, False)


def coffee_dark():
    _table('#a97f52', '#6f4a29')
    bag(DARK, (-.1, .2, 0), 8)
    beans(14, (.55, -.45), .3, 4, 1, bean(('#1a0e08', '#2a170d'), .26))
    _phone((.1, 0, .75), 2.9, 8)


def oat_milk():
    _table('#d6b98f', '#a98355')
    carton(OAT, (-.2, .2, 0), 14)
    T.handled_cup((.6, -.25, 0), -30, .36, .42, '#efdcbc', foam='#a86c35')
    _phone((.1, 0, .85), 3.3, 11, False)


def jam():
    _table('#8a6140', '#523620')
    jam_jar(RED, (-.4, .25, 0), 8)
    T.plate((.42, -.2, 0), .66)
    jam_toast((.42, -.2), RED, 24)
    _phone((.08, 0, .3), 2.3, 14)


SCENES = {'honey-review': honey, 'tea-black-review': tea_black, 'coffee-dark-review': coffee_dark, 'oat-milk-review': oat_milk, 'jam-review': jam}
