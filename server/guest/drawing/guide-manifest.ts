import type { GuideLanguage } from '#domain/values/guide-language.ts'

type Manifest = { name: string; path: string; locale: GuideLanguage }

/** What a home screen needs to keep a guide under the name of the house. */
export function guideManifest({ name, path, locale }: Manifest) {
  return {
    id: path,
    name,
    short_name: name,
    lang: locale,
    start_url: path,
    scope: path,
    display: 'standalone',
    background_color: '#fbf7f0',
    theme_color: '#fbf7f0',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
