"""Toast, and what is spread on it."""
import math

from . import materials as M, shapes as S
from .tableware import slab

THICK = .17


def _outline(w=.52, h=.50):
    """A slice of tin loaf: straight foot, two round shoulders."""
    pts = [(-w * .86, -h), (w * .86, -h), (w * .90, -h * .9), (w * .88, 0), (w * .92, h * .25)]
    n = 9
    for side in (1, -1):
        for i in range(n):
            a = math.pi * i / (n - 1) if side > 0 else math.pi * (1 - i / (n - 1))
            x = side * (w * .55 + w * .45 * math.cos(a * .78))
            pts.append((x, h * .45 + h * .48 * math.sin(a * .78)))
    pts += [(-w * .92, h * .25), (-w * .88, 0), (-w * .90, -h * .9)]
    return pts


def _crumb():
    """Golden crumb on the faces, brown crust round the rim."""
    g = M.Graph('toast')
    v = g.coords('Object')
    geo = g('NewGeometry')
    z = g('SeparateXYZ')
    g.nt.links.new(geo.outputs['Normal'], z.inputs[0])
    face = g.ramp(g.math('ABSOLUTE', z.outputs['Z']), [(.55, 0.0), (.97, 1.0)])
    pores = g.noise(v, 26, 6, .7)
    brown = g.ramp(g.noise(v, 3.2, 4), [(.35, 0.0), (.72, 1.0)])
    crumb = g.mix(g.math('MULTIPLY', brown, .8), '#e6c388', '#b87838')
    crumb = g.mix(g.ramp(pores, [(.3, .6), (.5, 0.0)]), crumb, '#a8753f')
    g.principled(Base_Color=g.mix(face, '#7d4a20', crumb), Roughness=.85, Specular=.15, Normal=g.bump(pores, .7, .03))
    return g.m


def toast(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    ob = slab(_outline(), THICK, _crumb(), .045)
    return S.group([ob], loc, rot, scale)


def spread(mat, loc=(0, 0, 0), turn=0.0, r=.36, thick=.05, seed=1):
    """A heap of jam or honey with an uneven rim; lies on z = 0 of `loc`."""
    n, m = 26, 90
    verts, faces = [], []
    for i in range(n + 1):
        q = i / n
        for j in range(m):
            a = 2 * math.pi * j / m
            rim = r * (1 + .10 * math.sin(a * 3 + seed) + .06 * math.sin(a * 5 + seed * 2.3) + .03 * math.sin(a * 9 + seed))
            wave = .018 * math.sin(a * 2 + q * 7 + seed) + .012 * math.sin(a * 5 - q * 11)
            z = (thick + wave * q) * (1 - q ** 5) ** .5
            verts.append((rim * q * math.cos(a), rim * q * math.sin(a), z))
    for i in range(n):
        for j in range(m):
            k = (j + 1) % m
            faces.append((i * m + j, (i + 1) * m + j, (i + 1) * m + k, i * m + k))
    ob = S.mesh('spread', verts, faces, mat)
    S.roughen(ob, .11, .035, 2, seed)
    return S.place(ob, loc, (0, 0, turn))


def jam_pulp(colour='#8f0d16', second='#5a050c'):
    """Glossy jam with lumps of fruit."""
    g = M.Graph('jam')
    v = g.coords('Object')
    c = g.mix(g.ramp(g.noise(v, 9, 4), [(.35, 0.0), (.7, 1.0)]), colour, second)
    g.principled(Base_Color=c, Subsurface=.25, Subsurface_Color=colour, Subsurface_Radius=(.2, .04, .03), Roughness=.12,
                 Specular=.55, Clearcoat=.6, Clearcoat_Roughness=.05, Normal=g.bump(g.noise(v, 14, 3), .5, .04))
    return g.m
