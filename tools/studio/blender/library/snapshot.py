"""A buyer's snapshot in a lighter room than `studio.phone` alone gives."""
import bpy

from . import studio as st


def snapshot(target, frame, seed, exposure=.85):
    """`studio.phone` with a second, weak window light and a longer exposure; for large or dark goods."""
    camera = st.phone(target, frame, seed)
    x, y, z = target
    st.softbox((x - 3, y - 4, z + 5), target, (2.5, 2.5), 180, '#f4f1ea')
    bpy.context.scene.view_settings.exposure = exposure
    return camera
