"""木白 reed diffuser 白茶: clear glass bottle, six rattan reeds, off-white box."""
import math

from library import materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from home.props import print_path

BACK = ('#dfdcd0', '#ebe9e1')
INK = '#2d2a26'
REED = 2.1
NECK = .98  # height of the bottle's mouth


def _label():
    s = Sheet(900, 760, '#f8f5ee')
    s.rect(.04, .05, .96, .95, None, INK, .003)
    s.text(.5, .18, '木 白', .075, INK, 'Serif', 'Medium', .4)
    s.text(.5, .43, '白茶', .21, INK, 'Serif', 'SemiBold', .25)
    s.line(.44, .60, .56, .60, INK, .003)
    s.text(.5, .69, '白茶 · 佛手柑 · 雪松', .058, INK, 'Sans', 'Regular', .06)
    s.text(.5, .83, '藤条香薰  150 mL', .048, '#6d665c', 'Sans', 'Regular', .06)
    return s.save(print_path('diffuser'))


def _box_print():
    s = Sheet(700, 1960, '#efe8da')
    s.text(.5, .12, '木 白', .028, INK, 'Serif', 'Medium', .4)
    s.vertical(.5, .30, '白茶', .12, INK)
    s.line(.42, .61, .58, .61, INK, .001)
    s.text(.5, .655, '白茶 · 佛手柑 · 雪松', .022, INK, 'Sans', 'Regular', .06)
    s.text(.5, .86, '藤条香薰', .028, INK, 'Serif', 'Medium', .2)
    s.text(.5, .90, 'REED DIFFUSER  150 mL', .015, '#6d665c', 'Sans', 'Regular', .12)
    s.text(.5, .93, '藤条 6 根 · 约用 60 天', .016, '#6d665c')
    return s.save(print_path('diffuser-box'))


def reed(start, end):
    """A rattan stick from one point to the other."""
    mid = tuple((a + b) / 2 for a, b in zip(start, end))
    return S.tube([start, mid, end], .016, M.wood('#cfa877', '#9a7040', 'z', 2, .75, 0), resolution=4)


def bottle(loc=(0, 0, 0), rot=0, reeds=True):
    r, h = .36, .72
    parts = [S.shell([(0, .05), (r - .05, .0, .04), (r, .05, .06), (r, h, .12), (.14, h + .10, .06), (.14, NECK)], .03,
                     M.glass('#fafcfb', shadow='#f4f6f4'), radius=.03),
             S.lathe([(0, .085), (r - .08, .085, .03), (r - .0315, .13, .03), (r - .0315, h - .13, .005), (0, h - .13)],
                     M.liquid('#f6ecd2', 1.36), radius=.01),
             S.band(r + .003, .12, .62, M.printed(_label(), .65, fibre=.2), -48, 48, 48)]
    collar = [(.142, NECK - .12), (.185, NECK - .12, .01), (.185, NECK + .02, .015), (.10, NECK + .02, .01), (.10, NECK - .02)]
    wood = M.wood('#c79d6d', '#8d6238', 'z')
    parts.append(S.lathe(collar, wood, radius=.008))
    if not reeds:
        cap = [(0, NECK + .02), (.175, NECK + .02, .01), (.185, NECK + .30, .03), (0, NECK + .30)]
        parts.append(S.lathe(cap, wood, radius=.01))
    for k in range(6 if reeds else 0):
        # The feet are turned against the mouth, so that the sticks pass each other without touching.
        a, b = math.radians(60 * k + 15), math.radians(60 * k + 15 + 128 + 6 * (k % 2))
        foot = (.2 * math.cos(b), .2 * math.sin(b), .10)
        mouth = (.066 * math.cos(a), .066 * math.sin(a), NECK)
        step = [m - f for m, f in zip(mouth, foot)]
        f = REED / math.sqrt(sum(c * c for c in step))
        parts.append(reed(foot, tuple(p + c * f for p, c in zip(foot, step))))
    return S.group(parts, loc, (0, 0, rot))


def diffuser_main():
    st.backdrop(*BACK)
    st.light('soft')
    bottle()
    st.camera('front', (0, 0, 1.08), 2.9, 95, elevation=8)


def diffuser_pack():
    """The box, the closed bottle, and the six sticks in their paper band."""
    st.backdrop(*BACK)
    st.light('soft')
    front = M.printed(_box_print(), .7, fibre=.25)
    box = S.box((.86, .86, 2.3), .015, {'*': M.plain('#efe8da', .75, .2), 'front': front})
    S.place(box, (-.45, .35, 0), (0, 0, 14))
    bottle((.55, -.05, 0), -6, False)
    for k, (x, z) in enumerate(((-.034, .017), (0, .017), (.034, .017), (-.017, .046), (.017, .046), (0, .075))):
        stick = reed((x, -REED / 2, z), (x, REED / 2, z))
        S.place(stick, (.1, -.72, 0), (0, 0, 82))
    band = S.tube([(.1, -.72, .042), (.2, -.706, .042)], .062, M.plain('#f4efe4', .8))
    band.data.resolution_u = 2
    st.camera('front', (.0, 0, 1.04), 3.25, 95, elevation=14)


def diffuser_scene():
    """On a cabinet by the window, with a folded towel and a dish."""
    room.table_top(M.wood('#c8a171', '#93683b', 'x', .7))
    room.wall('#e3ddd0')
    room.window_light()
    bottle((-.35, -.2, 0), 3)
    z = 0
    for colour, turn in (('#cfc6b4', -6), ('#8f9c8a', -3), ('#e9e3d6', -8)):
        cloth, height = S.folded(1.5, 1.0, 3, .055, M.weave(colour, None, 22, .6), .004, 3 + turn, .03, .04)
        S.place(cloth, (.86, .5, z), (0, 0, turn))
        z += height + .012
    st.camera('front', (.18, 0, 1.0), 3.1, 75, elevation=11, fstop=2, focus=(-.35, -.5, .5))


SCENES = {'diffuser-main': diffuser_main, 'diffuser-scene': diffuser_scene, 'diffuser-pack': diffuser_pack}
