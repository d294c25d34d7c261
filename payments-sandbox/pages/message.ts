import type { Reply } from '#sandbox/http/serve.ts'
import { html } from './html.ts'
import type { Language } from './language.ts'
import { arch, page } from './layout.ts'
import { wordsIn } from './words.ts'

type Message = {
  language: Language
  title: string
  text: string
  link?: { href: string; label: string } | undefined
  status?: number
}

/** One thing to say and at most one way on. */
export function message({ language, title, text, link, status = 200 }: Message): Reply {
  const content = html`<div class="panel">
${arch}
<h1>${title}</h1>
<p>${text}</p>
${link && html`<p class="row"><a class="button" href="${link.href}">${link.label}</a></p>`}
</div>`
  return page({ language, title, content, status, narrow: true })
}

export function gone(language: Language): Reply {
  const words = wordsIn(language)
  return message({ language, title: words.gone, text: words.goneText, status: 404 })
}
