"""Wide pictures of the fruit: the goods stand in the right half, the left half stays calm for words."""
import math

from fresh.blueberry import berry
from fresh.cherry import cherry, heap, skin
from fresh.citrus import half_lemon, half_orange, lemon, lemon_peel, mandarin, mandarin_peel, orange
from library import materials as M, shapes as S, studio as st
from library.produce import bowl, hide, pile, twin


def citrus():
    st.backdrop('#f0dcb6', '#f6e9cf')
    st.light('soft')
    orange((1.10, .42, .39), (8, -10, 0))
    orange((1.92, .55, .39), (-14, 18, 50))
    orange((1.50, .20, .97), (10, 6, 20))
    orange((1.52, -.12, .39), (-20, -8, 80))
    half_orange((.72, -.36, .375), (60, 0, -10))
    peel = mandarin_peel()
    mandarin((2.34, -.10, .235), (6, 8, 0), .29, peel, 2, 1)
    lemon((2.02, -.62, .27), (90, 0, 66), .27, lemon_peel(), 2)
    half_lemon((1.26, -.82, .255), (64, 0, 8), .27)
    st.camera('front', (.22, 0, .64), 5.3, 90, elevation=15)


def berries():
    st.backdrop('#ddd3dc', '#ebe4ea')
    st.light('soft')
    left = bowl(M.glaze('#f1ede4', '#7a6a58'), .82, .5)
    fruits = heap(left, 26, .44, 4, lambda x, y, z: math.hypot(x, y) < .8 and z > .1)
    S.group([left] + fruits, (.98, .35, 0))
    right = bowl(M.glaze('#7f8ca0', '#48545f', .2), .58, .42)
    blue = pile([berry(M.berry())], 90, right, .34, .3, .19, 3, (.85, 1.1), 120, keep=lambda x, y, z: math.hypot(x, y) < .56 and z > .08)
    S.group([right] + blue, (2.24, -.28, 0))
    m = skin()
    S.place(cherry(m, .4), (1.22, -.72, .19), (-14, 62, 30))
    S.place(cherry(m, -.3), (1.58, -.62, .19), (10, -66, 150))
    src = berry(M.berry())
    for i, (x, y) in enumerate(((.62, -.70), (.80, -.80), (1.98, -.98))):
        twin(src, (x, y, .078), (20 * i - 30, 35 - 30 * i, 0))
    hide(src)
    st.camera('front', (.05, 0, .48), 6.0, 90, elevation=20)


SCENES = {'fresh-4-wide': citrus, 'fresh-5-wide': berries}
