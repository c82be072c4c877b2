"""Props of the food pictures: cups, bowls, plates, glasses, spoons, boards, bread, cloths. Sizes in decimetres."""
import math

import bpy

from . import materials as M, shapes as S


def cup(loc=(0, 0, 0), r=.30, h=.26, drink='#c9b445', cloudy=.25, mat=None, saucer=False):
    """A tea bowl without a handle, filled to just below the lip."""
    mat = mat or M.glaze('#f2efe8', rough=.1)
    base = .055 if saucer else 0
    body = S.shell([(0, .03), (.12, .03), (.125, 0), (.14, 0), (.15, .035, .03), (r - .05, h * .45, .15), (r, h)], .018, mat, radius=.02)
    tea = S.lathe([(0, h - .06), (r - .045, h - .06)], M.liquid(drink, 1.33, cloudy), segments=96)
    body.location.z = tea.location.z = base
    parts = [body, tea]
    if saucer:
        parts.append(plate(r=.48, mat=mat))
    return S.group(parts, loc)


def handled_cup(loc=(0, 0, 0), turn=30, r=.33, h=.44, drink='#2a160c', mat=None, saucer=True, foam=None):
    """A coffee cup with a handle; `foam` is the colour of a ring of crema or milk foam."""
    mat = mat or M.glaze('#f0ece4', rough=.12)
    base = .055 if saucer else 0
    body = S.shell([(0, .04), (.17, .04), (.175, 0), (.2, 0), (.21, .045, .03), (r - .03, h * .4, .16), (r, h)], .022, mat, radius=.02)
    top = h - .075
    surface = S.lathe([(0, top), (r - .02, top)], M.plain(foam or drink, .28, .5), segments=96)
    parts = [body, surface]
    if foam:
        heart = S.lathe([(0, top + .004), (r * .52, top + .004), (r * .56, top + .001)], M.plain(drink, .25, .5), segments=64)
        parts.append(heart)
    parts.append(S.tube([(r - .05, 0, h * .80), (r + .08, 0, h * .86), (r + .19, 0, h * .66), (r + .13, 0, h * .40), (r - .09, 0, h * .30)], .033, mat, resolution=8))
    for part in parts:
        part.location.z = base
    if saucer:
        parts.append(plate(r=.55, mat=mat))
    return S.group(parts, loc, (0, 0, turn))


def bowl(loc=(0, 0, 0), r=.43, h=.42, mat=None):
    mat = mat or M.glaze('#e9e6df', '#6f5f4d')
    k = r / .43
    ob = S.shell([(0, .05), (.16 * k, .05), (.165 * k, 0), (.2 * k, 0), (.21 * k, .06, .03), (.38 * k, h * .52, .2), (r, h)], .022, mat, radius=.02)
    ob.location = loc
    return ob


def plate(loc=(0, 0, 0), r=.8, mat=None):
    """A shallow plate; its well lies .045 above the table."""
    ob = S.shell([(0, .02), (r * .5, .02), (r * .52, 0), (r * .57, 0), (r * .6, .025, .04), (r * .86, .045, .08), (r, .10)], .022, mat or M.glaze('#f0ede5', '#8a7a66', .2), radius=.015, segments=128)
    ob.location = loc
    return ob


def tumbler(loc=(0, 0, 0), fill='#fbf7ee', level=.64, h=.78, r=.27, clear=False):
    """A drinking glass, filled up to `level`."""
    k = r / .27
    glass = S.shell([(0, .05), (.2 * k, .05), (.21 * k, .01), (.235 * k, 0, .01), (.25 * k, .05), (r, h)], .018, M.glass('#fbfdfd'), radius=.015)
    slope = (r - .25 * k) / (h - .05)
    top = .25 * k + slope * (level - .05) - .0195
    liquid = M.liquid(fill, 1.33, .1) if clear else M.plain(fill, .25, .5, .3)
    drink = S.lathe([(0, .071), (.205 * k, .071), (.226 * k, .10), (top, level), (top - .01, level + .002), (0, level - .004)], liquid, radius=.01)
    return S.group([glass, drink], loc)


def spoon(loc=(0, 0, 0), turn=0.0, length=1.3, mat=None, tilt=0.0):
    """Bowl at the origin, handle towards +y."""
    mat = mat or M.metal('#d0d1d2', .2)
    n, m = 12, 32
    verts, faces = [], []
    for i in range(n + 1):
        q = i / n
        for j in range(m):
            a = 2 * math.pi * j / m
            verts.append((.15 * q * math.sin(a), .22 * q * math.cos(a) * (1 - .12 * math.cos(a)), .075 * q * q + .012))
    for i in range(n):
        for j in range(m):
            k = (j + 1) % m
            faces.append((i * m + j, i * m + k, (i + 1) * m + k, (i + 1) * m + j))
    head = S.mesh('spoon', verts, faces, mat)
    S.modifier(head, 'SOLIDIFY', thickness=.014)
    S.modifier(head, 'SUBSURF', levels=1, render_levels=2)
    stem = S.tube([(0, .17, .078), (0, .32, .10), (0, .6, .085), (0, length, .035), (0, length + .06, .033)], .03, mat, [.9, .75, .8, 1.3, .6])
    stem.scale = (1, 1, .6)
    stem.location.z = .034
    return S.group([head, stem], loc, (tilt, 0, turn))


def slab(outline, thick, mat, bevel=.02):
    """A flat body cut along a closed outline in x and y, lying on z = 0."""
    cu = bpy.data.curves.new('slab', 'CURVE')
    cu.dimensions = '2D'
    cu.fill_mode = 'BOTH'
    cu.extrude = thick / 2 - bevel
    cu.bevel_depth = bevel
    cu.bevel_resolution = 4
    sp = cu.splines.new('POLY')
    sp.points.add(len(outline) - 1)
    for pt, q in zip(sp.points, outline):
        pt.co = (q[0], q[1], 0, 1)
    sp.use_cyclic_u = True
    ob = S.link(bpy.data.objects.new('slab', cu))
    cu.materials.append(mat)
    ob.location = (0, 0, thick / 2)
    return ob


def board(loc=(0, 0, 0), turn=0.0, width=2.2, depth=1.4, thick=.16, mat=None):
    ob = S.box((width, depth, thick), .05, mat or M.wood('#b98a58', '#7c5530', 'x', .9))
    return S.place(ob, loc, (0, 0, turn))


def linen(loc=(0, 0, 0), turn=0.0, width=1.6, depth=1.1, colour='#d9cfbd', seed=1, stripes=None):
    """A napkin folded twice."""
    ob, _ = S.folded(width, depth, 2, .018, M.weave(colour, None, 26, .4, .3, stripes=stripes), .008, seed, sag=.04, uneven=.04)
    return S.place(ob, loc, (0, 0, turn))
