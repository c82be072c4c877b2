"""An open card box with a printed front: the packaging of the fruit."""
from . import materials as M, shapes as S
from .labels import Sheet
from .produce import print_path

WALL = .035


def front_print(key, name, facts, origin, accent, paper='#f4eee1', ink='#3a3226'):
    """Brand on the left, name and facts on the right."""
    s = Sheet(1900, 460, paper)
    s.rect(0, 0, 1, .05, accent)
    s.rect(0, .95, 1, 1, accent)
    s.text(.22, .40, '果山里', .24, ink, 'Serif', 'Bold', .14)
    s.text(.22, .66, 'GUOSHANLI  ORCHARD', .062, accent, 'Sans', 'Medium', .25)
    s.line(.43, .22, .43, .78, accent, .006)
    s.text(.49, .36, name, .25, ink, 'Serif', 'Bold', .08, 'lm')
    s.text(.49, .62, facts, .105, ink, anchor='lm')
    s.text(.49, .78, origin, .088, '#7a6e5c', anchor='lm')
    s.seal(.915, .42, '鲜果', .27, accent, paper)
    s.save(print_path(key + '-box'))
    return M.printed(print_path(key + '-box'), .6, .08, .12)


def fruit_box(front, width=2.6, depth=1.7, height=.62, card='#e4d8c2'):
    """Returns the walls (obstacles for what falls in)."""
    paper = M.kraft(card)
    W, D, H, t = width, depth, height, WALL
    parts = [S.box((W - .01, D - .01, t), .004, paper)]
    for x, y, w, d in ((0, -D / 2, W + t, t), (0, D / 2, W + t, t), (-W / 2, 0, t, D - t), (W / 2, 0, t, D - t)):
        side = S.box((w, d, H), .01, paper)
        side.location = (x, y, 0)
        parts.append(side)
    y = -D / 2 - t / 2 - .003
    e = .012
    S.mesh('print', [(-W / 2, y, e), (W / 2, y, e), (W / 2, y, H - e), (-W / 2, y, H - e)], [(0, 1, 2, 3)], front,
           [[(0, 0), (1, 0), (1, 1), (0, 1)]])
    return parts
