"""blender -b -noaudio -P render.py -- <folder> <edge> <samples> [pattern ...]

Renders the named scenes to webp. A scene is square; one whose name ends in `-wide` is a banner, 1.38 by 0.56 edges.
"""
import fnmatch
import importlib
import json
import os
import pkgutil
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from library import studio  # noqa: E402

SHOPS = ('fresh', 'home', 'fashion')


def scenes():
    """Every scene of every module of the shops, by name."""
    found = {}
    for shop in SHOPS:
        for module in pkgutil.iter_modules([os.path.join(HERE, shop)]):
            try:
                loaded = importlib.import_module('%s.%s' % (shop, module.name))
            except Exception:
                traceback.print_exc()
                continue
            for name, build in getattr(loaded, 'SCENES', {}).items():
                assert name not in found, 'two scenes are called ' + name
                found[name] = build
    return found


def render(name, build, folder, edge, samples):
    start = time.time()
    studio.reset(samples, edge)
    if name.endswith('-wide'):
        studio.widen(edge)
    build()
    result = {'name': name, 'build': round(time.time() - start, 1), 'edge': edge, 'samples': samples}
    result.update(studio.shoot(os.path.join(folder, name + '.webp')))
    print('DONE', json.dumps(result), flush=True)


def main(folder, edge='750', samples='14', *patterns):
    os.makedirs(folder, exist_ok=True)
    failed = []
    for name, build in scenes().items():
        if patterns and not any(fnmatch.fnmatch(name, pattern) for pattern in patterns):
            continue
        try:
            render(name, build, folder, int(edge), int(samples))
        except Exception:
            traceback.print_exc()
            failed.append(name)
    if failed:
        print('FAILED', ' '.join(failed), flush=True)
        sys.exit(1)


if '--list' in sys.argv:
    print('\n'.join('SCENE ' + name for name in scenes()))
else:
    main(*sys.argv[sys.argv.index('--') + 1:])
