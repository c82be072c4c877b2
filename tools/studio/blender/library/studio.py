"""The photo studio: seamless backdrop, soft boxes, camera presets, render, denoise, webp.

One unit is one decimetre. The goods stand around the origin on z = 0 and look towards -y.
"""
import math
import os
import random
import shutil
import tempfile
import time

import bpy
import numpy as np
from PIL import Image
from mathutils import Vector

from . import denoise as dn

HERE = os.path.dirname(os.path.abspath(__file__))
WEIGHTS = os.environ.get('GOODS_WEIGHTS', os.path.join(HERE, 'weights', 'rt_hdr_alb_nrm.tza'))
_weights = None


def srgb(hex_, alpha=1.0):
    """'#rrggbb' as the linear colour Blender wants."""
    h = hex_.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple([x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c] + [alpha])


def deepen(colour, power=1.35):
    """Filmic washes pale paper out; deepen a backdrop so that its tint survives."""
    return tuple(c ** power for c in colour[:3]) + (1.0,)


def reset(samples=64, size=800):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    c.samples = samples
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.05
    c.adaptive_min_samples = 10
    c.max_bounces = 14
    c.transmission_bounces = 14
    c.transparent_max_bounces = 12
    c.glossy_bounces = 3
    c.diffuse_bounces = 2
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 0.5
    c.sample_clamp_indirect = 4.0
    c.seed = 7
    s.render.resolution_x = s.render.resolution_y = size
    s.render.resolution_percentage = 100
    s.render.threads_mode = 'FIXED'
    s.render.threads = int(os.environ.get('GOODS_THREADS', '2'))
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = 'High Contrast'
    s.view_settings.exposure = 0.42
    s.display_settings.display_device = 'sRGB'
    return s


def widen(edge):
    """A banner: 1.38 edges wide, 0.56 high. `frame` of the camera stays the width of the picture."""
    s = bpy.context.scene
    s.render.resolution_x, s.render.resolution_y = round(edge * 1.38), round(edge * .56)


def _link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def backdrop(colour='#eeeae3', far=None, depth=11.0, curve=6.0, rough=0.9, grain=0.0):
    """A sheet of paper that runs up behind the goods; `far` tints its upper part."""
    w = 40.0
    path = [(-14.0, 0.0), (depth - curve, 0.0)]
    for i in range(1, 17):
        a = math.pi / 2 * i / 16
        path.append((depth - curve + curve * math.sin(a), curve - curve * math.cos(a)))
    path.append((depth, 30.0))
    verts, faces = [], []
    for y, z in path:
        verts += [(-w, y, z), (w, y, z)]
    for i in range(len(path) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    me = bpy.data.meshes.new('backdrop')
    me.from_pydata(verts, [], faces)
    for p in me.polygons:
        p.use_smooth = True
    ob = _link(bpy.data.objects.new('backdrop', me))
    m = bpy.data.materials.new('backdrop')
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    b.inputs['Roughness'].default_value = rough
    b.inputs['Specular'].default_value = 0.2
    if far:
        geo = nt.nodes.new('ShaderNodeNewGeometry')
        sep = nt.nodes.new('ShaderNodeSeparateXYZ')
        mr = nt.nodes.new('ShaderNodeMapRange')
        ramp = nt.nodes.new('ShaderNodeMixRGB')
        nt.links.new(geo.outputs['Position'], sep.inputs[0])
        nt.links.new(sep.outputs['Z'], mr.inputs['Value'])
        mr.inputs['From Min'].default_value = 0.2
        mr.inputs['From Max'].default_value = 5.0
        mr.interpolation_type = 'SMOOTHSTEP'
        nt.links.new(mr.outputs[0], ramp.inputs['Fac'])
        ramp.inputs['Color1'].default_value = deepen(srgb(colour))
        ramp.inputs['Color2'].default_value = deepen(srgb(far))
        nt.links.new(ramp.outputs[0], b.inputs['Base Color'])
    else:
        b.inputs['Base Color'].default_value = deepen(srgb(colour))
    if grain:
        noise = nt.nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = 14
        noise.inputs['Detail'].default_value = 8
        bump = nt.nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value = grain
        bump.inputs['Distance'].default_value = 0.05
        nt.links.new(noise.outputs['Fac'], bump.inputs['Height'])
        nt.links.new(bump.outputs[0], b.inputs['Normal'])
    me.materials.append(m)
    return ob


def softbox(loc, target, size, power, colour='#ffffff', spread=180):
    data = bpy.data.lights.new('softbox', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size
    data.energy = power
    data.color = srgb(colour)[:3]
    data.spread = math.radians(spread)
    ob = _link(bpy.data.objects.new('softbox', data))
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return ob


def window_gobo(loc=(-9, -3, 9), target=(0, 0, 1), bars=3, power=3.0, angle=2.2):
    """A sun through a window frame: the stripes of light of a lifestyle picture."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy = power
    data.angle = math.radians(angle)
    data.color = srgb('#ffe9cf')[:3]
    ob = _link(bpy.data.objects.new('sun', data))
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return ob


def light(style='soft', power=1.0, target=(0, 0, 1)):
    """soft: big key left, fill right; crisp: smaller key, deeper shadow; top: flat lay."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    bg = world.node_tree.nodes['Background']
    if style == 'soft':
        bg.inputs[0].default_value = srgb('#fbfaf8')
        bg.inputs[1].default_value = 0.27 * power
        softbox((-6, -3.2, 7.0), target, (3.6, 3.6), 760 * power, '#fff3e4')
        softbox((7, -3.5, 4.5), target, (2.5, 6), 110 * power, '#eef4ff')
        softbox((0.5, 5.5, 8.5), target, (6, 2), 300 * power, '#ffffff')
        softbox((0, 1.5, 11), (0, 7.5, 5), (8, 4), 420 * power, '#fffaf2')
    elif style == 'crisp':
        bg.inputs[0].default_value = srgb('#fbfaf8')
        bg.inputs[1].default_value = 0.34 * power
        softbox((-6.5, -2.5, 7.0), target, (2.2, 2.2), 640 * power, '#fff1df')
        softbox((7, -4, 4), target, (3, 5), 90 * power, '#eaf1ff')
        softbox((1.5, 6, 7.5), target, (5, 1.6), 240 * power)
    elif style == 'top':
        bg.inputs[0].default_value = srgb('#fbfaf8')
        bg.inputs[1].default_value = 0.40 * power
        softbox((-7, 4.5, 7.5), target, (4, 4), 620 * power, '#fff5e8')
        softbox((7, -2, 6), target, (5, 5), 150 * power, '#eef4ff')


_VIEWS = {
    # direction towards the camera (azimuth from -y, elevation), degrees
    'front': (0, 7), 'three-quarter': (-28, 20), 'three-quarter-right': (28, 20), 'high': (-18, 38),
    'top': (0, 89.2), 'close': (-24, 14),
}


def camera(view='front', target=(0, 0, 1), frame=3.2, focal=85, fstop=0.0, focus=None, azimuth=None, elevation=None):
    """`frame` is the width in decimetres that fills the picture at the target."""
    az, el = _VIEWS[view]
    az = az if azimuth is None else azimuth
    el = el if elevation is None else elevation
    a, e = math.radians(az), math.radians(el)
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    data = bpy.data.cameras.new('camera')
    data.lens = focal
    data.sensor_width = 36
    dist = frame * focal / 36
    ob = _link(bpy.data.objects.new('camera', data))
    t = Vector(target)
    ob.location = t + d * dist
    ob.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler()
    data.clip_end = 400
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = dist if focus is None else (Vector(focus) - ob.location).length
    bpy.context.scene.camera = ob
    return ob


def phone(target=(0, 0, .5), frame=2.2, seed=0, warm=True):
    """A buyer's snapshot: wide lens held askew, one lamp or window, flat film. For review pictures."""
    rnd = random.Random(seed)
    s = bpy.context.scene
    world = bpy.data.worlds.new('room')
    s.world = world
    world.use_nodes = True
    bg = world.node_tree.nodes['Background']
    bg.inputs[0].default_value = srgb('#ffe9cf' if warm else '#e6eefa')
    bg.inputs[1].default_value = .22
    softbox((rnd.choice((-4, 4)), rnd.uniform(-2, 2), rnd.uniform(4, 6)), target, (.9, .9), 230, '#ffd9a8' if warm else '#eef4ff')
    cam = camera('front', target, frame, 27, azimuth=rnd.uniform(-30, 30), elevation=rnd.uniform(28, 46))
    cam.rotation_euler.rotate_axis('Z', math.radians(rnd.uniform(-7, 7)))
    s.view_settings.look = 'Medium Contrast'
    s.view_settings.exposure = .3
    return cam


def cut_out():
    """The good alone on nothing: the backdrop still throws its light, the camera does not see it."""
    bpy.context.scene.render.film_transparent = True
    for o in bpy.data.objects:
        if o.name.startswith(('backdrop', 'wall')):
            o.visible_camera = False


def _passes(folder):
    s = bpy.context.scene
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    out = nt.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '32'
    out.format.color_mode = 'RGBA'
    out.file_slots.clear()
    for name, socket in (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        out.file_slots.new(name)
        nt.links.new(rl.outputs[socket], out.inputs[name])


def _read(path):
    img = bpy.data.images.load(path)
    img.colorspace_settings.name = 'Linear' if 'Linear' in [
        i.identifier for i in img.colorspace_settings.bl_rna.properties['name'].enum_items] else 'Non-Color'
    w, h = img.size
    px = np.empty(w * h * img.channels, np.float32)
    img.pixels.foreach_get(px)
    px = px.reshape(h, w, img.channels).copy()
    bpy.data.images.remove(img)
    return px


def shoot(path, quality=84, limit=40_000, clean=True):
    """Render the scene to `path` (.webp, at most `limit` bytes); returns seconds (render, denoise) and bytes."""
    global _weights
    s = bpy.context.scene
    folder = tempfile.mkdtemp(prefix='goods-')
    _passes(folder)
    s.render.filepath = os.path.join(folder, 'beauty.png')
    t0 = time.time()
    c0 = os.times()
    bpy.ops.render.render(write_still=False)
    t1 = time.time()
    c1 = os.times()
    f = '%04d.exr' % s.frame_current
    rgba = _read(os.path.join(folder, 'colour' + f))
    if clean:
        albedo = _read(os.path.join(folder, 'albedo' + f))[:, :, :3]
        normal = _read(os.path.join(folder, 'normal' + f))[:, :, :3]
        if _weights is None:
            _weights = dn.read_weights(WEIGHTS)
        rgba[:, :, :3] = dn.denoise(rgba[:, :, :3], albedo, normal, _weights)
    t2 = time.time()
    c2 = os.times()
    clear = s.render.film_transparent
    if clear:
        rgba[:, :, :3] *= rgba[:, :, 3:] > 0.003
    else:
        rgba[:, :, 3] = 1
    h, w, _ = rgba.shape
    img = bpy.data.images.new('out', w, h, alpha=True, float_buffer=True)
    img.colorspace_settings.name = 'Linear'
    img.pixels.foreach_set(rgba.ravel())
    s.render.image_settings.file_format = 'PNG'
    s.render.image_settings.color_mode = 'RGBA' if clear else 'RGB'
    png = os.path.join(folder, 'final.png')
    img.save_render(png, scene=s)
    bpy.data.images.remove(img)
    pic = Image.open(png).convert('RGBA' if clear else 'RGB')
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    q = quality
    while True:
        pic.save(path, 'WEBP', quality=q, method=6)
        if os.path.getsize(path) <= limit or q <= 40:
            break
        q -= 4
    shutil.rmtree(folder)
    cpu = lambda a, b: (b.user - a.user) + (b.system - a.system)
    return {'wall': round(t1 - t0, 1), 'cpu': round(cpu(c0, c1), 1), 'denoise_wall': round(t2 - t1, 1),
            'denoise_cpu': round(cpu(c1, c2), 1), 'bytes': os.path.getsize(path), 'quality': q}
