"""猕猴桃: 8 pieces, about 800 g, green flesh, 果山里."""
import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from library import materials as M, shapes as S, studio as st
from library.fruit_box import front_print, fruit_box
from library.produce import board, disc, hide, kitchen, print_path, rgb, slice_body, twin, wet_flesh, with_parts

RADIUS = .32


def face_image(size=1024):
    """The cut face: pale core, rays, seeds."""
    yy, xx = np.mgrid[0:size, 0:size]
    x, y = (xx - size / 2) / (size / 2), (yy - size / 2) / (size / 2)
    rr, aa = np.hypot(x / .94, y), np.arctan2(y, x)
    rs = np.random.RandomState(4)
    rays = np.interp((aa + math.pi) / (2 * math.pi) * 360, np.arange(361), np.convolve(rs.rand(361), np.ones(3) / 3, 'same'))
    core = .26 + .03 * np.sin(aa * 3)
    green, deep, pale = rgb('#8fb53a'), rgb('#5f8f22'), rgb('#e9eec0')
    t = np.clip((rr - core) / (1 - core), 0, 1)
    img = (green * (1 - t[..., None]) + deep * t[..., None]) * (.86 + .3 * rays[..., None])
    img += (pale - img) * np.clip((core + .05 - rr) / .07, 0, 1)[..., None]
    img += (pale - img) * (np.exp(-((rr - core - .1) / .09) ** 2) * (.35 * rays))[..., None]
    img += (rgb('#a9c45c') - img) * np.clip((rr - .9) / .08, 0, .7)[..., None]
    im = Image.fromarray(np.clip(img, 0, 255).astype('uint8')).filter(ImageFilter.GaussianBlur(2))
    d = ImageDraw.Draw(im)
    for k in range(64):
        a = 2 * math.pi * k / 64 + rs.uniform(-.03, .03)
        q = core.mean() + rs.uniform(.07, .26)
        cx, cy = size / 2 + math.cos(a) * q * size / 2 * .94, size / 2 + math.sin(a) * q * size / 2
        ux, uy = math.cos(a), math.sin(a)
        length, width = size * .016, size * .0075
        d.polygon([(cx + ux * length, cy + uy * length), (cx - uy * width, cy + ux * width), (cx - ux * length, cy - uy * length),
                   (cx + uy * width, cy - ux * width)], fill='#17130d')
    path = print_path('kiwi')
    im.filter(ImageFilter.GaussianBlur(1.2)).save(path)
    return path


def flesh():
    return wet_flesh(face_image(), .3, .2, .2, '#8fb53a')


def skin():
    g = M.Graph('kiwi')
    n = g.noise(g.coords('Object'), 20, 6, .7)
    g.principled(Base_Color=g.mix(n, '#7d5f2e', '#4e3a1c'), Roughness=.9, Specular=.1, Sheen=.6, Normal=g.bump(n, .4, .02))
    return g.m


def body(full=True, hairs=14000):
    """A whole fruit along z, or its lower half."""
    n = 48
    end = n if full else n // 2
    pts = [(RADIUS * math.sin(math.pi * i / n), -RADIUS * 1.28 * math.cos(math.pi * i / n)) for i in range(end + 1)]
    ob = S.lathe(pts, skin(), segments=96, angle=180)
    S.fuzz(ob, M.fur('#8a6a38'), hairs, .0085, .0011)
    return ob


def half(loc, rot, face):
    return S.place(with_parts(body(False), [disc(RADIUS * .995, face, .015)]), loc, rot)


def main():
    st.backdrop('#e4e6d0', '#eff0e2')
    st.light('soft')
    S.place(body(), (-.5, .32, .32), (90, 0, 62))
    S.place(body(), (.35, .62, .32), (90, 0, -70))
    face = flesh()
    half((-.28, -.35, .30), (68, 0, -14), face)
    half((.46, -.22, .31), (62, 0, 24), face)
    st.camera('front', (0, 0, .31), 1.95, 90, elevation=20)


def scene():
    kitchen('#c9a476', '#946b3e', '#dfe0d2')
    top = .12
    b = board(2.4, 1.5, top, .2, M.wood('#b98552', '#7a5028', 'x', .8, .5, .1))
    b.location = (.03, .1, 0)
    face = flesh()
    src = slice_body(.30, .07, face, M.plain('#7f9a3c', .5))
    for k in range(4):  # slices that lean on each other, the last one on a half
        twin(src, (-.56 + .23 * k, -.34 + .02 * k, top + .145), (0, -26, 0))
    hide(src)
    half((.62, -.20, top + .30), (58, 0, 14), face)
    S.place(body(), (-.52, .48, top + .32), (90, 0, 66))
    st.camera('front', (.02, .0, .30), 2.15, 75, elevation=32, fstop=2.2, focus=(0, -.3, .3))


def close():
    st.backdrop('#d9dfc2', '#e6ead6')
    st.light('soft')
    half((-.06, -.10, .30), (70, 0, -8), flesh())
    S.place(body(), (.30, .56, .32), (90, 0, -70))
    st.camera('front', (.10, 0, .31), 1.3, 90, elevation=16, fstop=3, focus=(-.06, -.2, .35))


def pack():
    st.backdrop('#e4e6d0', '#eff0e2')
    st.light('soft')
    fruit_box(front_print('kiwi', '猕猴桃', '8 个　净含量约 800 g', '产地：陕西周至　冷藏保存', '#5f7f2a'), 2.76, 1.82, .46)
    src = body(hairs=9000)
    for i in range(8):
        twin(src, ((i % 4 - 1.5) * .665, (i // 4 - .5) * .87, .355), (90, (i * 61) % 360, (i * 29) % 9 - 4))
    hide(src)
    st.camera('front', (0, -.1, .34), 3.5, 90, elevation=30, azimuth=-14)


SCENES = {'kiwi-main': main, 'kiwi-scene': scene, 'kiwi-close': close, 'kiwi-pack': pack}
