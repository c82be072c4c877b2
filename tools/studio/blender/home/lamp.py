"""木白 table lamp: turned beech foot, linen shade, warm light. The model is 2.45 units high, the lamp 3.2 dm: scale 1.3."""
import math

import bpy

from library import materials as M, room, shapes as S, studio as st
from home.mug import mug

SCALE = 1.3


def shade_cloth():
    g = M.Graph('shade')
    n = g.noise(g.coords('Object', (1, 1, .1)), 60, 4)
    g.principled(Base_Color=g.mix(n, '#f3e8d4', '#dfcfb4'), Roughness=.9)
    tr = g('BsdfTranslucent', Color='#f4dfba')
    mx = g('MixShader')
    mx.inputs[0].default_value = .55
    g.nt.links.new(g.p.outputs[0], mx.inputs[1])
    g.nt.links.new(tr.outputs[0], mx.inputs[2])
    g.nt.links.new(mx.outputs[0], g.out.inputs[0])
    return g.m


def lamp(loc=(0, 0, 0), scale=1.0, power=95):
    wood = M.wood('#c9a170', '#8f663c', 'z', 1.5)
    foot = S.lathe([(0, 0), (.55, 0, .03), (.58, .06, .04), (.5, .13, .05), (.12, .2, .08), (.07, .35, .1), (.065, 1.75), (0, 1.75)], wood, radius=.03)
    shade = S.lathe([(.95, 1.45), (.62, 2.45)], shade_cloth(), segments=120)
    S.modifier(shade, 'SOLIDIFY', thickness=.02)
    parts = [foot, shade]
    for r, z in ((.955, 1.45), (.625, 2.45)):
        ring = [(r * math.cos(a * math.pi / 16), r * math.sin(a * math.pi / 16), z) for a in range(32)]
        parts.append(S.tube(ring, .018, M.plain('#efe2ca', .9), cyclic=True))
    bulb = S.sphere(.13, M.glow('#ffcf8f', 18))
    bulb.visible_shadow = False
    data = bpy.data.lights.new('bulb', 'POINT')
    data.energy = power * scale ** 2
    data.color = st.srgb('#ffc98a')[:3]
    data.shadow_soft_size = .14
    light = S.link(bpy.data.objects.new('bulb', data))
    bulb.location = light.location = (0, 0, 1.95)
    return S.group(parts + [bulb, light], loc, (0, 0, 0), scale)


def main():
    st.backdrop('#dcd2c4', '#e6dccf')
    st.light('soft', .55)
    lamp()
    st.camera('front', (0, 0, 1.3), 3.9, 90, elevation=7)


def book(size, colour, loc, rot):
    """A closed book: cloth cover round a paler block of pages."""
    w, d, h = size
    cover = M.weave(colour, None, 30, .4, .2, uv=False)
    parts = [S.place(S.box((w, d, .03), .01, cover), (0, 0, 0)), S.place(S.box((w, d, .03), .01, cover), (0, 0, h - .03)),
             S.place(S.box((.05, d, h), .02, cover), (-w / 2 + .02, 0, 0)),
             S.place(S.box((w - .1, d - .06, h - .06), .004, M.plain('#ece4d3', .9)), (0, 0, .03))]
    return S.group(parts, loc, (0, 0, rot))


def wall(y):
    return S.mesh('wall', [(-20, y, -6), (20, y, -6), (20, y, 20), (-20, y, 20)], [(0, 1, 2, 3)], M.plain('#cdbfae', .95, .1))


def dusk(power=1.0):
    world = bpy.data.worlds.new('dusk')
    bpy.context.scene.world = world
    world.use_nodes = True
    bg = world.node_tree.nodes['Background']
    bg.inputs[0].default_value = st.srgb('#d3d6da')
    bg.inputs[1].default_value = .26 * power
    st.softbox((-7, -4, 6), (0, 0, 1), (4, 4), 240 * power, '#efeae2')


def scene():
    room.table_top(M.wood('#a97c50', '#6f4a2a', 'x', .6), depth=10.0, width=14.0)
    wall(1.9)
    dusk()
    lamp((-.45, .5, 0), SCALE, 100)
    book((1.8, 1.35, .22), '#5d6f68', (1.5, -.1, 0), 12)
    book((1.55, 1.2, .18), '#b58a63', (1.46, -.1, .225), 3)
    mug(loc=(-1.6, -.5, 0), rot=160)
    st.camera('front', (.1, 0, 1.55), 5.2, 85, elevation=9, azimuth=-8)


def close():
    room.table_top(M.wood('#a97c50', '#6f4a2a', 'x', .6), depth=10.0, width=14.0)
    wall(2.6)
    dusk(1.6)
    lamp((0, 0, 0), 1.0, 95)
    st.camera('front', (.0, 0, .74), 1.95, 90, elevation=14, azimuth=-10, fstop=4)


SCENES = {'lamp-main': main, 'lamp-scene': scene, 'lamp-close': close}
