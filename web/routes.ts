import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address a person can open, one line each. `/g/{code}` is answered before these (server/guest). */
export default [
  layout('layout-page.tsx', [
    index('home-page.tsx'),
    route('styleguide', 'styleguide/styleguide-page.tsx'),
    route('styleguide/failure', 'styleguide/failure-page.tsx'),
    route('login', 'auth/login-page.tsx'),
    route('sign-up', 'auth/sign-up-page.tsx'),
    route('forgot-password', 'auth/forgot-password-page.tsx'),
    route('update-password', 'auth/update-password-page.tsx'),
    route('magic-link', 'auth/magic-link-page.tsx'),
    route('verify-otp', 'auth/verify-otp-page.tsx'),
    route('confirm', 'auth/confirm-page.tsx'),
    route('*', 'not-found-page.tsx'),
  ]),
  route('logout', 'auth/logout-page.ts'),
  route('session', 'auth/session-page.ts'),
  route('site.webmanifest', 'site-manifest.ts'),
] satisfies RouteConfig
