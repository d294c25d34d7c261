import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address a person can open, one line each. `/g/{code}` is answered before these (server/guest). */
export default [
  layout('layout-page.tsx', [
    index('home-page.tsx'),
    route('styleguide', 'styleguide/styleguide-page.tsx'),
    route('styleguide/failure', 'styleguide/failure-page.tsx'),
    route('*', 'not-found-page.tsx'),
  ]),
  route('site.webmanifest', 'site-manifest.ts'),
] satisfies RouteConfig
