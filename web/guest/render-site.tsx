import { renderToStaticMarkup } from 'react-dom/server'
import { type SiteToRender, siteFileOf } from '#domain/guest/guest-page.ts'
import { SiteFooter } from './frame/footers.tsx'
import { GuestDocument, stylesOf } from './guest-document.tsx'
import { makeGuestScreen } from './guest-screen.tsx'
import { GuestView } from './guest-view.tsx'
import siteScript from './scripts/site-page.ts?classic-script'

/** The guest's page as a file that opens by a double click: everything but its photos is inside. */
export function renderSite({ guide, locale, policyOf, ...footer }: SiteToRender): string {
  const screen = makeGuestScreen(guide, { locale, fileOf: siteFileOf(guide.language) })
  const styles = stylesOf(screen)
  const policy = policyOf({ styles, scripts: [siteScript] })
  const page = (
    <GuestDocument
      locale={locale}
      title={guide.name}
      icons={<link rel="icon" href="data:," />}
      head={<meta httpEquiv="Content-Security-Policy" content={policy} />}
      styles={styles}
      script={siteScript}
    >
      <GuestView screen={screen} footer={<SiteFooter {...footer} />} />
    </GuestDocument>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
