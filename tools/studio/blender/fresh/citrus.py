"""Citrus fruit: bodies, cut faces and slices of oranges, mandarins and lemons."""
import math

import numpy as np
from PIL import Image, ImageFilter

from library import materials as M, shapes as S
from library.produce import disc, hide, rgb, save_image, slice_body, twin, wet_flesh, with_parts


def face_image(name, flesh='#ee8a12', pith='#fbe7c4', rind='#ef8a17', parts=10, size=1024, seed=1):
    """The cut face: rind, pith, segments and juice sacs."""
    yy, xx = np.mgrid[0:size, 0:size]
    x, y = (xx - size / 2) / (size / 2), (yy - size / 2) / (size / 2)
    rr, aa = np.hypot(x, y), np.arctan2(y, x)
    img = np.ones((size, size, 3)) * rgb(pith)
    img[rr > .955] = rgb(rind)
    seg = aa / (2 * math.pi) * parts + .10 * np.sin(aa * 2 + 1) + .05 * np.sin(aa * 5)
    f = seg - np.floor(seg)
    mem = np.minimum(f, 1 - f) * 2 * math.pi / parts * rr
    small = np.random.RandomState(seed).rand(64, 420)
    u = np.clip((rr * 15 + 2 * np.sin(aa * 23)).astype(int), 0, 63)  # juice sacs: noise stretched along the radius
    w = ((aa / (2 * math.pi) + .5) * 419).astype(int)
    sac = np.array(Image.fromarray((small * 255).astype('uint8')).filter(ImageFilter.GaussianBlur(.6)), float)[u, w] / 255
    inside = (mem > .006) & (rr < .90) & (rr > .05)
    edge = np.clip(np.minimum((mem - .006) / .02, np.minimum((.90 - rr) / .03, (rr - .05) / .05)), 0, 1)
    base = rgb(flesh)[None, None] * (.80 + .62 * (sac[..., None] - .5) + .18 * (1 - rr[..., None]))
    img = np.where(inside[..., None], base * edge[..., None] + rgb(pith) * (1 - edge[..., None]), img)
    return save_image(img, name, 1.4)


def orange_face():
    return wet_flesh(face_image('orange'))


def lemon_face():
    return wet_flesh(face_image('lemon', '#f2d044', '#faf1cf', '#ecc011', 9, seed=4), .35, .2, .2, '#f5d860')


def lemon_peel():
    return M.peel('#e9bd12', '#d6a207', 58, .34, .2)


def mandarin_peel():
    return M.peel('#e2690c', '#c44e05', 74, .3, .2)


def orange(loc=(0, 0, 0), rot=(0, 0, 0), r=.40, mat=None):
    n, prof = 64, []
    for i in range(n + 1):
        a = math.pi * i / n
        q = 1 - .02 * math.cos(2 * a) - .05 * math.exp(-((math.pi - a) / .16) ** 2) - .03 * math.exp(-(a / .14) ** 2)
        prof.append((r * math.sin(a) * q, -r * .95 * math.cos(a) * q))
    body = S.lathe(prof, mat or M.peel(), segments=128, angle=180, lobes=10, lobe=.002)
    S.roughen(body, .8, .02, 1, loc[0] * 7 + 2)
    stem = S.lathe([(0, .02), (.028, .015), (.035, 0), (.02, -.02)], M.plain('#6f7a3a', .8), segments=10)
    stem.location = (0, 0, r * .905)
    return S.place(with_parts(body, [stem]), loc, rot)


def half_orange(loc, rot, r=.40, mat=None):
    n = 40
    prof = [(r * math.sin(math.pi / 2 * i / n), -r * .95 * math.cos(math.pi / 2 * i / n)) for i in range(n + 1)]
    body = S.lathe(prof, mat or M.peel(), segments=128, angle=180)
    return S.place(with_parts(body, [disc(r * .998, orange_face(), .012)]), loc, rot)


def _lemon_profile(r, end, n=72):
    pts = []
    for i in range(int(n * end) + 1):
        a = math.pi * i / n
        tip, neck = math.exp(-((math.pi - a) / .24) ** 2), math.exp(-(a / .2) ** 2)
        pts.append((r * math.sin(a) ** .96 * (1 - .10 * tip), -r * 1.24 * math.cos(a) + r * .34 * tip - r * .10 * neck))
    return pts


def lemon(loc=(0, 0, 0), rot=(90, 0, 0), r=.29, mat=None, seed=1):
    """Lies on its side by default; the tip is at +z of the body."""
    body = S.lathe(_lemon_profile(r, 1), mat or lemon_peel(), segments=128, angle=180)
    S.roughen(body, .55, .035, 1, seed)
    stem = S.lathe([(0, -.02), (.03, -.012), (.036, .005), (.02, .02)], M.plain('#8a8040', .8), segments=10)
    stem.location = (0, 0, -r * 1.325)
    return S.place(with_parts(body, [stem]), loc, rot)


def half_lemon(loc, rot, r=.29, mat=None):
    """The cut face looks along +z, the stem end is below."""
    body = S.lathe(_lemon_profile(r, .5), mat or lemon_peel(), segments=128, angle=180)
    return S.place(with_parts(body, [disc(r * .998, lemon_face(), .010)]), loc, rot)


def orange_slice(r=.38, t=.06):
    return slice_body(r, t, orange_face(), M.peel())


def lemon_slice(r=.28, t=.05):
    return slice_body(r, t, lemon_face(), lemon_peel())


def leaning_row(src, count, r, start, step, tilt=62, turn=0):
    """Slices that lean on each other, the foremost last; `step` is the shift from one to the next."""
    height = r * math.sin(math.radians(tilt)) + .012
    for i in range(count):
        twin(src, (start[0] + step[0] * i, start[1] + step[1] * i, start[2] + height), (tilt, 0, turn))
    hide(src)


def mandarin(loc=(0, 0, 0), rot=(0, 0, 0), r=.29, mat=None, leaves=0, seed=1):
    """A flat fruit with a puckered neck; `leaves` on a short stalk."""
    n, prof = 72, []
    for i in range(n + 1):
        a = math.pi * i / n
        e = math.pi - a
        z = -r * .80 * math.cos(a) - .07 * r * math.exp(-(e / .30) ** 2) + .09 * r * math.exp(-(e / .13) ** 2) + .10 * r * math.exp(-(a / .28) ** 2)
        prof.append((r * math.sin(a) ** .94, z))
    body = S.lathe(prof, mat or mandarin_peel(), segments=128, angle=180, lobes=9, lobe=.004)
    S.roughen(body, .5, .022, 1, seed)
    green = M.plain('#5f7a33', .7)
    parts = [S.lathe([(0, .02), (.026, .014), (.036, 0), (.02, -.02)], green, segments=10)]
    parts[0].location = (0, 0, r * .815)
    if leaves:
        parts.append(S.tube([(0, 0, r * .8), (.005, 0, r * 1.0), (.02, .01, r * 1.15)], .012, green, [1.2, 1, 1.1]))
        mat_leaf = M.leaf('#3a6a28', '#6f9c48')
        for k in range(leaves):
            parts.append(S.place(S.leaf(.46, .19, mat_leaf, .22, .22, seed=seed * 5 + k), (.012, .005, r * 1.06), (4, 0, -70 + 155 * k + seed * 31)))
    return S.place(with_parts(body, parts), loc, rot)
