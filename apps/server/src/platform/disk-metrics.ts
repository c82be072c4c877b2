import { statfs } from 'node:fs/promises';
import { Gauge } from 'prom-client';
import { registry } from './metrics.ts';

const places = new Map<string, string>();

new Gauge({
  name: 'qianpu_disk_bytes',
  help: 'The disk behind a folder this process writes to or reads from: free, size',
  labelNames: ['place', 'state'],
  registers: [registry],
  async collect() {
    for (const [place, folder] of places) {
      const disk = await statfs(folder).catch(() => undefined);
      if (disk === undefined) {
        this.remove({ place, state: 'free' });
        this.remove({ place, state: 'size' });
        continue;
      }
      this.set({ place, state: 'free' }, disk.bavail * disk.bsize);
      this.set({ place, state: 'size' }, disk.blocks * disk.bsize);
    }
  },
});

/** From now on figures tell how full the disk of a folder is; one that is not set is none. */
export function watchDisk(place: 'pictures' | 'private pictures' | 'uploads', folder: string | undefined): void {
  if (folder !== undefined) places.set(place, folder);
}
