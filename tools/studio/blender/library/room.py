"""A corner of a room for scenes: table, wall, light through a window."""
import math

import bpy
from mathutils import Vector

from . import materials as M, shapes as S, studio as st


def table_top(mat=None, z=0.0, depth=4.0, width=9.0):
    t = S.box((width, depth, .3), .03, mat or M.wood('#c8a171', '#93683b', 'x', .7))
    t.location = (0, 0, z - .3)
    return t


def wall(colour='#e9e3d8', y=2.2):
    w = S.mesh('wall', [(-20, y, -6), (20, y, -6), (20, y, 20), (-20, y, 20)], [(0, 1, 2, 3)], M.stone(colour, '#ded7ca', .95, 1.2))
    return w


def window_light(power=1.0):
    """Morning sun through a window cross, with a soft sky."""
    world = bpy.data.worlds.new('w')
    bpy.context.scene.world = world
    world.use_nodes = True
    bg = world.node_tree.nodes['Background']
    bg.inputs[0].default_value = st.srgb('#f2f4f8')
    bg.inputs[1].default_value = .5 * power
    st.softbox((-7, -4, 6), (0, 0, .6), (4, 4), 260 * power, '#fdf4e8')
    sun = st.window_gobo((-8, -5.5, 7.0), (0, 0, .6), power=3.6 * power, angle=1.6)
    bar = M.plain('#ffffff', 1)
    d = sun.location.normalized()
    q = sun.rotation_euler.to_quaternion()
    ux, uy = q @ Vector((1, 0, 0)), q @ Vector((0, 1, 0))
    c = Vector((0, 0, .8)) + d * 6
    for k in (-3.2, -1.15, .9, 2.95):
        a, b = c + ux * k - uy * 6, c + ux * k + uy * 6
        n = ux * .16
        S.mesh('bar', [a - n, a + n, b + n, b - n], [(0, 1, 2, 3)], bar).visible_camera = False
    for k in (-1.9, .75, 3.2):
        a, b = c + uy * k - ux * 6, c + uy * k + ux * 6
        n = uy * .16
        S.mesh('bar', [a - n, a + n, b + n, b - n], [(0, 1, 2, 3)], bar).visible_camera = False
