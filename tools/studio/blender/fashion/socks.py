"""素纸 精梳棉中筒袜 and 短袜: pairs held by a paper band."""
from library import cloth as C, leather as L, materials as M, room, shapes as S, studio as st
from library.labels import Sheet
from library.snapshot import snapshot

LONG = [(-.42, 1.75), (-.2, 1.78), (.2, 1.78), (.42, 1.75), (.43, 1.1), (.46, .52), (.66, .22), (1.05, .10), (1.42, .0), (1.60, -.24), (1.45, -.50), (.9, -.56),
        (.2, -.56), (-.28, -.46), (-.48, -.08), (-.45, .5), (-.43, 1.1)]
ANKLE = [(-.46, .48), (-.2, .51), (.2, .51), (.46, .48), (.50, .30), (.70, .16), (1.05, .10), (1.42, .0), (1.60, -.24), (1.45, -.50), (.9, -.56),
         (.2, -.56), (-.28, -.46), (-.48, -.08), (-.47, .25)]
CREW = (('#b3a58c', '#7d6f58'), ('#4d5851', '#2f3833'), ('#74473a', '#4f2e25'))
LOW = (('#ded6c6', '#c9bda6'), ('#9a9c9b', '#77797a'), ('#3d4552', '#2a3038'))


def sock(colour, second, seed=1, outline=LONG, cuff=1.36):
    """One sock lying on its side: leg up, toe to the right, heel and toe in a second yarn, a ribbed cuff above y = `cuff`."""
    g = M.Graph('sock')
    uv = g.coords('UV')
    sep = g('SeparateXYZ')
    g.nt.links.new(uv, sep.inputs[0])
    x, y = sep.outputs['X'], sep.outputs['Y']
    wales = g.math('SINE', g.math('MULTIPLY', x, 190.0))
    rows = g.math('SINE', g.math('MULTIPLY', y, 230.0))
    ribs = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', x, 95.0)), g.math('MULTIPLY', g.math('GREATER_THAN', y, cuff), 1.6))
    h = g.math('ADD', g.math('ADD', g.math('MULTIPLY', wales, .35), g.math('MULTIPLY', rows, .18)), g.math('ADD', ribs, g.math('MULTIPLY', g.noise(uv, 60, 4), .6)))
    toe = g.math('GREATER_THAN', g.math('ADD', x, g.math('MULTIPLY', y, -.25)), 1.28)
    heel = g.math('LESS_THAN', g.math('ADD', x, y), -.52)
    c = g.mix(g.math('MAXIMUM', toe, heel), colour, second)
    c = g.mix(g.math('MULTIPLY', g.math('SUBTRACT', .6, h), .12), c, '#1c1b19')
    g.principled(Base_Color=c, Roughness=.95, Specular=.06, Sheen=.35, Sheen_Tint=.6, Normal=g.bump(h, .5, .01))
    ob = S.sewn(C.curve_points(outline, 5), .22, g.m, .07, 14, stiffness=30, seed=seed)
    if outline is ANKLE:
        # the short outline wrinkles at its rim: smooth it before the subdivision
        ob.modifiers.clear()
        S.modifier(ob, 'SMOOTH', factor=.5, iterations=10)
        S.modifier(ob, 'SUBSURF', levels=1, render_levels=2)
    S.roughen(ob, .5, .012 if outline is ANKLE else .03, 2, seed)
    return ob


def band_print(name, words, small):
    s = Sheet(1000, 520, '#f4eee2')
    s.text(.5, .34, '素 纸', .22, '#2f2c29', 'Serif', 'Medium', .3)
    s.text(.5, .64, words, .12, '#2f2c29', 'Sans', 'Regular', .05)
    s.text(.5, .84, small, .06, '#8a8175', 'Sans', 'Regular', .3)
    return M.printed(s.save(L.print_path(name)), .8, fibre=.2)


def pair(colours, seed, ankle=False, band=True):
    """Two socks one on the other; the band goes round the leg, or round the foot of a short sock."""
    a = sock(*colours, seed, ANKLE if ankle else LONG, .30 if ankle else 1.36)
    top = max(v.co.z for v in a.data.vertices)
    parts = [a, S.copy(a, (.05, .04, top * .92), (0, 0, 1.2))]
    if band and ankle:
        rim = [v.co.y for v in a.data.vertices if .55 < v.co.x < 1.0]
        y0, y1 = min(rim) - .03, max(rim) + .07
        s = Sheet(480, 720, '#f4eee2')
        s.text(.5, .30, '素 纸', .15, '#2f2c29', 'Serif', 'Medium', .2)
        s.text(.5, .52, '精梳棉短袜', .105, '#2f2c29', 'Sans', 'Regular', .04)
        s.text(.5, .64, 'COMBED COTTON', .036, '#8a8175', 'Sans', 'Regular', .15)
        face = M.printed(s.save(L.print_path('sock-ankle')), .8, fibre=.2)
        w = S.box((.46, y1 - y0, top * 2.0 + .05), top * .5, {'*': M.plain('#f4eee2', .8), 'top': face}, 6)
        parts.append(S.place(w, (.78, (y0 + y1) / 2, 0)))
    elif band:
        leg = [v.co.x for v in a.data.vertices if .75 < v.co.y < 1.25]
        x0, x1 = min(leg) - .03, max(leg) + .06
        face = band_print('sock-band', '精梳棉中筒袜', 'COMBED COTTON')
        w = S.box((x1 - x0, .52, top * 2.0 + .05), top * .5, {'*': M.plain('#f4eee2', .8), 'top': face}, 6)
        parts.append(S.place(w, ((x0 + x1) / 2, 1.0, 0)))
    return parts


def main():
    st.backdrop('#e4ddd2', '#efeae2')
    st.light('top', 1.2)
    for i, c in enumerate(CREW):
        S.group(pair(c, i + 1), (-1.65 + 1.25 * i, .30 - .36 * i, .012 * i), (0, 0, 8))
    st.camera('top', (.0, .42, 0), 5.3, 90, elevation=76)


def ankle_main():
    st.backdrop('#dcdad4', '#e9e7e2')
    st.light('top', 1.2)
    for i, c in enumerate(LOW):
        S.group(pair(c, i + 1, True), (-.75 + .28 * i, 1.05 - 1.2 * i, 0), (0, 0, 6))
    st.camera('top', (.08, -.15, 0), 4.15, 90, elevation=76)


def table(colour='#c8a171', dark='#93683b'):
    room.table_top(M.wood(colour, dark, 'x', .5), depth=12, width=20)
    room.window_light()


def scene():
    table()
    S.group(pair(CREW[1], 2, band=False), (-.5, .1, 0), (0, 0, 14))
    S.group(pair(CREW[0], 1, band=False), (1.1, -.75, .0), (0, 0, -8))
    st.camera('top', (.75, .2, 0), 4.7, 85, elevation=66)


def close():
    st.backdrop('#e4ddd2', '#efeae2')
    st.light('crisp', 1.1)
    S.group(pair(CREW[2], 3), (-.2, -.6, 0), (0, 0, 10))
    st.camera('front', (-.25, .55, .1), 1.9, 100, elevation=52)


def ankle_scene():
    table('#b98f60', '#855d36')
    S.group(pair(LOW[2], 3, True, False), (-.45, .45, 0), (0, 0, 18))
    S.group(pair(LOW[0], 1, True, False), (-.25, -.85, 0), (0, 0, 2))
    st.camera('top', (.25, -.15, 0), 3.6, 85, elevation=60)


def ankle_close():
    st.backdrop('#dcdad4', '#e9e7e2')
    st.light('crisp', 1.1)
    S.group(pair(LOW[1], 2, True), (-.6, 0, 0), (0, 0, 8))
    st.camera('front', (-.1, 0, .1), 2.0, 100, elevation=48)


def review():
    room.table_top(M.plain('#cfc8bc', .9), depth=30, width=30)
    for i, c in enumerate(CREW):
        S.group(pair(c, i + 1), (-1.2 + 1.0 * i, .3 - .3 * i, .02 * i), (0, 0, 20 - 8 * i))
    snapshot((.35, .2, .1), 5.2, 5)


SCENES = {'socks-main': main, 'socks-scene': scene, 'socks-close': close, 'socks-review': review,
          'socks-ankle-main': ankle_main, 'socks-ankle-scene': ankle_scene, 'socks-ankle-close': ankle_close}
