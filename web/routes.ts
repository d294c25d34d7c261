import { layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address a person can open, one line each. `/g/{code}` is answered before these (server/guest). */
export default [
  layout('layout-page.tsx', [
    route('', 'home-page.tsx', [
      route('guides/new', 'editor/new-guide-page.tsx'),
      route('guides/:id/edit', 'editor/edit-guide-page.tsx'),
    ]),
    route('test-credits', 'test-credits/test-credits-page.tsx'),
    route('features', 'info/features-page.tsx'),
    route('pricing', 'info/pricing-page.tsx'),
    route('guest-guide', 'info/guest-guide-page.tsx'),
    route('support', 'info/support-page.tsx'),
    route('privacy', 'info/privacy-page.tsx'),
    route('terms', 'info/terms-page.tsx'),
    route('cookies', 'info/cookies-page.tsx'),
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
  route('dashboard', 'dashboard/old-address-page.ts'),
  route('host-dashboard', 'dashboard/old-address-page.ts', { id: 'host-dashboard' }),
  route('guides/published', 'dashboard/published-guides-page.ts'),
  route('guides/save', 'editor/save-guide-page.ts'),
  route('guides/photo', 'editor/upload-photo-page.ts'),
  route('logout', 'auth/logout-page.ts'),
  route('session', 'auth/session-page.ts'),
  route('robots.txt', 'info/robots-page.ts'),
  route('sitemap.xml', 'info/sitemap-page.ts'),
  route('site.webmanifest', 'site-manifest.ts'),
] satisfies RouteConfig
