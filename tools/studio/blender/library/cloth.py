"""Clothing: outlines, standing bags, paper bands, fringes, plaid and ribbed materials."""
import math
import random

from . import materials as M, shapes as S
from .labels import Sheet
from .leather import print_path


def curve_points(ctrl, per=10):
    """Closed Catmull-Rom curve through the control points."""
    out = []
    n = len(ctrl)
    for i in range(n):
        p0, p1, p2, p3 = (ctrl[(i + k) % n] for k in (-1, 0, 1, 2))
        for j in range(per):
            t = j / per
            out.append(tuple(.5 * (2 * p1[k] + (p2[k] - p0[k]) * t + (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t
                                   + (-p0[k] + 3 * p1[k] - 3 * p2[k] + p3[k]) * t ** 3) for k in (0, 1)))
    return out


def stand(ob, y=.15):
    """Turn a body that lies on the floor, face up, to stand on the edge that lies at -y."""
    low = min(v.co.y for v in ob.data.vertices)
    for v in ob.data.vertices:
        a, b, c = v.co
        v.co = (a, -c + y, b - low)
    return ob


def print_on(mat, path, width, height, light=False):
    """Mix a picture into a weave's colour; the UVs are decimetres, the picture starts at (-width / 2, 0)."""
    import bpy
    nt = mat.node_tree
    b = nt.nodes['Principled BSDF']
    src = b.inputs['Base Color'].links[0].from_socket
    img = nt.nodes.new('ShaderNodeTexImage')
    img.image = bpy.data.images.load(path)
    img.extension = 'EXTEND'
    tc = nt.nodes.new('ShaderNodeTexCoord')
    mp = nt.nodes.new('ShaderNodeMapping')
    mp.inputs['Location'].default_value = (.5, 0, 0)
    mp.inputs['Scale'].default_value = (1 / width, 1 / height, 1)
    nt.links.new(tc.outputs['UV'], mp.inputs[0])
    nt.links.new(mp.outputs[0], img.inputs[0])
    mix = nt.nodes.new('ShaderNodeMixRGB')
    mix.blend_type = 'LIGHTEN' if light else 'DARKEN'
    mix.inputs[0].default_value = 1
    nt.links.new(src, mix.inputs[1])
    nt.links.new(img.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], b.inputs['Base Color'])
    return mat


def paper_band(name, width, depth, height, words, lines, paper='#f4eee2', ink='#2f2c29', bevel=.05):
    """A paper band round a folded piece: `lines` are (text, y, size); the print lies on top."""
    s = Sheet(int(1200 * width / max(width, depth)), int(1200 * depth / max(width, depth)), paper)
    s.text(.5, .40, words, .10 if depth > width else .2, ink, 'Serif', 'Medium', .3)
    for text, y, size in lines:
        s.text(.5, y, text, size, ink, 'Sans', 'Regular', .08)
    top = M.printed(s.save(print_path('band-' + name)), .8, fibre=.2)
    return S.box((width, depth, height), bevel, {'*': M.plain(paper, .8), 'top': top}, 5)


def fringe(width, y, z, colour, count=52, length=.4, seed=4, radius=.016, drop=True):
    """Yarns along x at y: hanging over the edge towards -y, or lying on the floor."""
    rnd = random.Random(seed)
    mat = M.fur(colour)
    out = []
    for i in range(count):
        x = -width / 2 + width * i / (count - 1)
        d = rnd.uniform(-.04, .04)
        end = rnd.uniform(-.03, .03)
        if drop:
            pts = [(x, y + .1, z - .03), (x + d * .3, y - .04, z - .05), (x + d, y - .10, z - .2), (x + d * 1.6, y - .12, z - length + end)]
        else:
            pts = [(x, y + .06, z), (x + d * .4, y - length * .3, z * .8), (x + d, y - length * .7, radius), (x + d * 2, y - length + end, radius)]
        out.append(S.tube(pts, radius, mat, [1, .9, .9, .7], resolution=3))
    return out


def plaid(ground='#a08c74', dark='#2c3a33', pale='#e6dcc8', period=.9):
    """A woven check on the UVs (decimetres): a wide dark band, a thin pale line, both ways."""
    m = M.weave(ground, None, 18, .8, .25, .5)
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    base = b.inputs['Base Color'].links[0].from_socket
    g = M.Graph.__new__(M.Graph)
    g.m, g.nt, g.p, g.out = m, nt, b, nt.nodes['Material Output']
    sep = g('SeparateXYZ')
    nt.links.new(g.coords('UV'), sep.inputs[0])

    def within(axis, start, share):
        f = g.math('FRACT', g.math('ADD', g.math('DIVIDE', sep.outputs[axis], period), 10.0 - start))
        return g.math('LESS_THAN', f, share)

    for colour, start, share, strength in ((dark, .0, .36, .62), (pale, .66, .05, .75), (dark, .82, .03, .7)):
        for axis in ('X', 'Y'):
            base = g.mix(g.math('MULTIPLY', within(axis, start, share), strength), base, colour)
    nt.links.new(base, b.inputs['Base Color'])
    return m


def rib_knit(colour, across, rows, strength=.7):
    """Stitches on the 0..1 UVs of a lathe: `across` wales round, `rows` courses along."""
    g = M.Graph('rib')
    sep = g('SeparateXYZ')
    g.nt.links.new(g.coords('UV'), sep.inputs[0])
    fx = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', sep.outputs['X'], across)), .5))
    y = g.math('ADD', g.math('MULTIPLY', sep.outputs['Y'], rows), g.math('MULTIPLY', fx, 1.2))
    row = g.math('SINE', g.math('MULTIPLY', y, 6.283))
    h = g.math('ADD', g.math('MULTIPLY', row, .5), g.math('MULTIPLY', g.noise(g.coords('Object'), 60, 5, .7), .9))
    h = g.math('SUBTRACT', h, g.math('MULTIPLY', fx, 1.6))
    c = g.mix(g.math('MULTIPLY', g.math('SUBTRACT', .5, h), .22), colour, '#1c1c1a')
    g.principled(Base_Color=c, Roughness=.95, Specular=.06, Sheen=.5, Sheen_Tint=.6, Normal=g.bump(h, strength, .012))
    return g.m
