import sharp from 'sharp';
import type { Storage } from '#server/platform/storage/storage.ts';

const SIDE = 480;
const HUES = [205, 158, 18, 262, 42, 340, 190, 96];

/** A drawn sign for each product: rails, a lamp and a hue of its own. Needs no font and no file of others. */
function signOf(place: number): string {
  const hue = HUES[place % HUES.length] ?? 205;
  const lamp = 150 + ((place * 53) % 180);
  const lean = 40 + ((place * 37) % 90);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 480 480">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 55% 88%)"/><stop offset="1" stop-color="hsl(${hue} 45% 70%)"/></linearGradient></defs>
    <rect width="480" height="480" fill="url(#sky)"/>
    <path d="M0 330 Q 240 ${330 - lean} 480 330 V 480 H 0 Z" fill="hsl(${hue} 35% 45%)"/>
    <path d="M210 300 L120 480 M270 300 L360 480" stroke="hsl(${hue} 30% 25%)" stroke-width="10"/>
    <path d="M196 340 H284 M178 380 H302 M156 430 H324" stroke="hsl(${hue} 30% 30%)" stroke-width="8"/>
    <rect x="${lamp + 30}" y="120" width="10" height="200" fill="hsl(${hue} 25% 30%)"/>
    <rect x="${lamp}" y="80" width="70" height="130" rx="35" fill="hsl(${hue} 35% 18%)"/>
    <circle cx="${lamp + 35}" cy="118" r="20" fill="${place % 3 === 0 ? '#e5484d' : '#5b2326'}"/>
    <circle cx="${lamp + 35}" cy="172" r="20" fill="${place % 3 === 0 ? '#1f4d33' : '#46c37b'}"/>
  </svg>`;
}

/** Draws and stores the pictures; answers their paths. */
export async function drawPictures(storage: Storage, count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const key = `image/public/demo/${String(place + 1).padStart(2, '0')}.png`;
      await storage.put(
        key,
        await sharp(Buffer.from(signOf(place)))
          .png({ palette: true })
          .toBuffer(),
      );
      return storage.urlOf(key);
    }),
  );
}
