"""Prints and printed boxes of packaged food."""
import os
import tempfile

from . import materials as M, shapes as S


def print_path(name):
    """Where the drawn label of this name is written."""
    return os.path.join(tempfile.gettempdir(), 'goods-prints', name + '.png')


def printed_box(size, front, side, colour, loc=(0, 0, 0), turn=0.0, lid=0.0):
    """A card box with a printed front and sides; `lid` is the height of a slipped-on lid in dm, 0 for none."""
    w, d, h = size
    paper = M.plain(colour, .75, .2)
    side = M.printed(side, .65, fibre=.2) if side else paper
    parts = [S.box((w, d, h), .012, {'*': paper, 'left': side, 'right': side, 'front': M.printed(front, .65, fibre=.2)})]
    if lid:
        cover = S.box((w + .03, d + .03, lid), .012, paper)
        cover.location = (0, 0, h - lid + .012)
        parts.append(cover)
    return S.group(parts, loc, (0, 0, turn))


def sticker(width, height, path, loc, rot=(0, 0, 0), rough=.6):
    """A flat printed label that stands in the x-z plane and looks to the front."""
    w = width / 2
    ob = S.mesh('sticker', [(-w, 0, 0), (w, 0, 0), (w, 0, height), (-w, 0, height)], [(0, 1, 2, 3)],
                M.printed(path, rough, fibre=.2), [[(0, 0), (1, 0), (1, 1), (0, 1)]])
    return S.place(ob, loc, rot)
