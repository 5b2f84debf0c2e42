import {dark} from '../../../design/schemes/dark';

/** Sides in pixels of the icons that installed sites use. */
export const manifestIconSides = [192, 512] as const;

/** The web app manifest: name, colours and icons of the site on a home screen. */
export function webManifest(name: string, baseUrl: string): string {
  const manifest = {
    name,
    short_name: name,
    start_url: baseUrl,
    display: 'browser',
    background_color: dark.page,
    theme_color: dark.pageFrom,
    icons: manifestIconSides.map((side) => ({
      src: `${baseUrl}img/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
